import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Difference } from './results.ts';
import { writeWhole } from './writeWhole.ts';

/** Where decisions stand, from the root: in git, merged line by line (`.gitattributes`). */
export const decisionsPath = '.storybook/visual-decisions.jsonl';

export const decisionSchema = z.strictObject({
  /** The place: story, arguments and view. */
  place: z.string(),
  decision: z.enum(['approved', 'rejected']),
  /** Fingerprints of both versions; empty for a version that lacks the story. They hold on every machine. */
  from: z.string(),
  to: z.string(),
  /** Both pictures' hashes, which hold on machines that paint alike. */
  fromPicture: z.string(),
  toPicture: z.string(),
  who: z.string(),
  /** ISO 8601. */
  at: z.string(),
  why: z.string(),
});

export type Decision = z.output<typeof decisionSchema>;

/** One line of the file. A line that cannot be read throws, and names itself. */
export function readDecisions(text: string): readonly Decision[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [decisionSchema.parse(JSON.parse(line))];
    } catch (error) {
      const wrong = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(`${decisionsPath}, line ${index + 1} is not a decision; fix or delete it. ${wrong}`);
    }
  });
}

function lineOf(decision: Decision): string {
  return `${JSON.stringify(decision)}\n`;
}

/** What a difference is decided on. */
export function subjectOf({
  key,
  before,
  after,
}: Difference): Pick<Decision, 'place' | 'from' | 'to' | 'fromPicture' | 'toPicture'> {
  return {
    place: key,
    from: before?.fingerprint ?? '',
    to: after?.fingerprint ?? '',
    fromPicture: before?.picture ?? '',
    toPicture: after?.picture ?? '',
  };
}

/**
 * - `approved`, `rejected`: decided, on this machine or another;
 * - `returning`: only fingerprints moved; the same two pictures were decided on before;
 * - `open`: nobody has decided.
 */
export type Standing =
  | { readonly state: 'approved' | 'rejected' | 'returning'; readonly decision: Decision }
  | { readonly state: 'open' };

/** How each difference stands, by its place. The last of several lines holds. */
export function standings(
  differences: readonly Difference[],
  decisions: readonly Decision[],
): ReadonlyMap<string, Standing> {
  const byPlace = Map.groupBy(decisions, ({ place }) => place);
  return new Map(
    differences.map((difference): [string, Standing] => {
      const subject = subjectOf(difference);
      const lines = (byPlace.get(difference.key) ?? []).toSorted((one, other) => (one.at < other.at ? -1 : 1));
      const exact = lines.findLast(({ from, to }) => from === subject.from && to === subject.to);
      if (exact) return [difference.key, { state: exact.decision, decision: exact }];
      const alike = lines.findLast(
        ({ fromPicture, toPicture }) => fromPicture === subject.fromPicture && toPicture === subject.toPicture,
      );
      if (alike) return [difference.key, { state: 'returning', decision: alike }];
      return [difference.key, { state: 'open' }];
    }),
  );
}

/** The file of decisions of a repository. */
export class DecisionFile {
  readonly #path: string;
  /** Changes come one after the other: two that read the same lines would lose each other's. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.#path = join(root, decisionsPath);
  }

  async read(): Promise<readonly Decision[]> {
    return existsSync(this.#path) ? readDecisions(await readFile(this.#path, 'utf8')) : [];
  }

  /** Adds a line for each of these, in place of what was decided before on the same two versions. */
  decide(differences: readonly Difference[], decisionOn: (difference: Difference) => Decision): Promise<void> {
    return this.#change((lines) => [...without(lines, differences), ...differences.map(decisionOn)]);
  }

  /** Deletes every line that is about one of these: both their versions are the same. */
  undo(differences: readonly Difference[]): Promise<void> {
    return this.#change((lines) => without(lines, differences));
  }

  /** Adds lines for what only other versions of the files were decided on, as those decisions say. */
  confirm(
    differences: readonly Difference[],
    decisionOn: (subject: Difference, was: Decision) => Decision,
  ): Promise<void> {
    return this.#change((lines) => {
      const found = standings(differences, lines);
      return [
        ...lines,
        ...differences.flatMap((each) => {
          const standing = found.get(each.key);
          return standing?.state === 'returning' ? [decisionOn(each, standing.decision)] : [];
        }),
      ];
    });
  }

  #change(change: (lines: readonly Decision[]) => readonly Decision[]): Promise<void> {
    const changed = this.#last.then(async () =>
      writeWhole(
        this.#path,
        change(await this.read())
          .map(lineOf)
          .join(''),
      ),
    );
    this.#last = changed.catch(() => undefined);
    return changed;
  }
}

/** The lines that are about none of these. */
function without(lines: readonly Decision[], differences: readonly Difference[]): readonly Decision[] {
  const name = ({ place, from, to }: Pick<Decision, 'place' | 'from' | 'to'>) => [place, from, to].join(' ');
  const gone = new Set(differences.map(subjectOf).map(name));
  return lines.filter((line) => !gone.has(name(line)));
}
