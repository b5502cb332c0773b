import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Difference } from './results.ts';

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
      throw new Error(`${decisionsPath}, line ${index + 1} is no decision; mend or delete it. ${wrong}`);
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

  constructor(root: string) {
    this.#path = join(root, decisionsPath);
  }

  async read(): Promise<readonly Decision[]> {
    return existsSync(this.#path) ? readDecisions(await readFile(this.#path, 'utf8')) : [];
  }

  async add(decisions: readonly Decision[]): Promise<void> {
    await appendFile(this.#path, decisions.map(lineOf).join(''));
  }

  /** Deletes every line that is about one of these: both their versions are the same. */
  async undo(differences: readonly Difference[]): Promise<void> {
    const gone = new Set(differences.map(subjectOf).map(({ place, from, to }) => [place, from, to].join(' ')));
    const kept = (await this.read()).filter(({ place, from, to }) => !gone.has([place, from, to].join(' ')));
    await writeFile(this.#path, kept.map(lineOf).join(''));
  }
}
