import type { Phrases } from './phrases.ts';
import type { Random } from './random.ts';
import { type DocumentType, type Family, familyOf, type Sentences } from './sentences.ts';

/** How long an abstract is, in words. */
export const wordsMin = 60;
export const wordsMax = 120;

/** No sentence stands in more abstracts than this: far under the one per cent that readers would start to notice. */
const repeatsMax = 12;

/** How often every sentence has been used so far. */
export type Uses = Map<string, number>;

/**
 * Writes an abstract: what the document is for, how it was made, what was found, what works, what to do; with a scene
 * before it and reservations after it as long as there is room.
 */
export function writeAbstract(
  type: DocumentType,
  sentences: Sentences,
  phrases: Phrases,
  uses: Uses,
  random: Random,
): string {
  const family = familyOf[type];
  const finding = familyFinds(family) ? sentences.finding.own : sentences.finding.handedOn;
  const context = random.next() < 0.5 ? [['{context}']] : [];
  const plan = [
    ...context,
    sentences.aim[type],
    sentences.form[family],
    finding,
    sentences.effect,
    random.pick([sentences.nuance, finding, sentences.effect]),
    sentences.advice,
    sentences.closing,
    sentences.nuance,
    sentences.form[family],
  ];
  const written: string[] = [];
  const taken = new Set<string>();
  let words = 0;
  for (const [at, templates] of plan.entries()) {
    // The last three are there to fill up what turned out short.
    if (at >= plan.length - 3 && words >= wordsMin + 12) break;
    const left = random.shuffle(templates.filter((template) => !taken.has(template)));
    const fits = (text: string) => words + wordsIn(text) <= wordsMax && (uses.get(text) ?? 0) < repeatsMax;
    const found = firstThatFills(left, phrases, fits);
    if (found === undefined) continue;
    taken.add(found.template);
    written.push(found.sentence);
    words += wordsIn(found.sentence);
  }
  if (words < wordsMin) throw new Error(`An abstract of ${words} words is too short: ${written.join(' ')}`);
  for (const sentence of written) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  return written.join(' ');
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** A study and a project tell what they found themselves; the others hand on what was found elsewhere. */
function familyFinds(family: Family): boolean {
  return family === 'study' || family === 'project';
}

/** A text uses every template once at most, so that it does not sound like a form. */
function firstThatFills(
  templates: readonly string[],
  phrases: Phrases,
  fits: (text: string) => boolean,
): { template: string; sentence: string } | undefined {
  for (const template of templates) {
    const sentence = phrases.fill(template, fits);
    if (sentence !== undefined) return { template, sentence };
  }
  return undefined;
}
