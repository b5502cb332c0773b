import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digest } from '../model/place.ts';
import type { Difference } from '../model/results.ts';
import type { PlannedPlace } from '../planning/plan.ts';

/** What came of looking at both versions of a place. */
export interface Outcome {
  readonly before: { readonly picture: string; readonly height: number } | null;
  readonly after: { readonly picture: string; readonly height: number } | null;
  readonly difference: Difference['difference'];
  readonly detail: Difference['detail'];
  /** Why it could not be photographed, and on which side. */
  readonly broken?: { readonly side: 'before' | 'after' | 'both'; readonly why: string };
}

function nameOf({ key, before, after }: PlannedPlace): string {
  return [key, before?.fingerprint ?? '', after?.fingerprint ?? ''].join(' ');
}

/** The outcome in a line by its name; nothing in one that cannot be read, whose place is looked at again. */
function outcomeIn(line: string): readonly (readonly [string, Outcome])[] {
  try {
    const { name, ...outcome }: Outcome & { readonly name: string } = JSON.parse(line);
    return [[name, outcome]];
  } catch {
    return [];
  }
}

/** What takes the pictures: those that were taken in another way tell nothing of these. */
const camera = ['heldPage.ts', 'stackPictures.ts', 'stillness.ts'];

/** Outcomes as they come, one line each: what a run has done is kept, however it ends. */
export class Outcomes {
  readonly #file: string;
  readonly #known: Map<string, Outcome>;

  private constructor(file: string, known: Map<string, Outcome>) {
    this.#file = file;
    this.#known = known;
  }

  /** @param renderer what paints: outcomes of another browser are not these */
  static async open(cache: string, renderer: string): Promise<Outcomes> {
    const ways = await Promise.all(camera.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
    const file = join(cache, 'outcomes', `${digest([renderer, ...ways].join('\n'))}.jsonl`);
    await mkdir(dirname(file), { recursive: true });
    const text = existsSync(file) ? await readFile(file, 'utf8') : '';
    // The last line is cut short where a run ended in its midst: what comes next begins a line of its own.
    if (text !== '' && !text.endsWith('\n')) await appendFile(file, '\n');
    return new Outcomes(file, new Map(text.split('\n').flatMap(outcomeIn)));
  }

  find(place: PlannedPlace): Outcome | undefined {
    return this.#known.get(nameOf(place));
  }

  /** Broken places are tried again by the next run. */
  async note(place: PlannedPlace, outcome: Outcome): Promise<void> {
    if (outcome.broken) return;
    this.#known.set(nameOf(place), outcome);
    await appendFile(this.#file, `${JSON.stringify({ name: nameOf(place), ...outcome })}\n`);
  }
}
