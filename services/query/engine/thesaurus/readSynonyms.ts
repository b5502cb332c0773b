import { type Label, labelOf } from './label.ts';
import type { Lead } from './leads.ts';
import type { Concept, ThesaurusParts } from './thesaurus.ts';

/**
 * Reads a line for each meaning, with commas between the words for it, or with semicolons where a name has commas of its
 * own. Where a line has an equals sign, what stands before it is Dutch and what stands behind it English
 * (`kreupelheid, klauwproblemen = lameness, claw disorders`), the preferred word of each first. A line with an arrow
 * leads from what people type to what records say, and not back (`zieke bomen, sick trees => iepziekte = dieback`). Lines
 * with a hash in front say something to people only.
 *
 * @throws RangeError that names a line with more than one equals sign or arrow, or with nothing on one side of its arrow
 */
export function readSynonyms(text: string): ThesaurusParts {
  const concepts: Concept[] = [];
  const leads: Lead[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    if (/^\s*#/.test(line)) return;
    const between = line.includes(';') ? ';' : ',';
    const [first = '', second, ...others] = line.split('=>');
    if (others.length > 0) throw tooMany('arrow', at + 1, arrowRule);
    const labels = labelsOf(second ?? first, between, at + 1);
    if (second === undefined && labels.length > 1) concepts.push({ labels });
    if (second === undefined) return;
    const phrases = wordsIn(first, between);
    if (phrases.length === 0 || labels.length === 0)
      throw new RangeError(`Line ${at + 1} of the synonyms (SYNONYMS) lacks a side of its arrow: ${arrowRule}`);
    leads.push({ phrases, labels });
  });
  return { concepts, leads };
}

const arrowRule = 'what people type stands before it, what records say behind it';

function labelsOf(list: string, between: string, line: number): Label[] {
  const [first = '', second, ...others] = list.split('=');
  if (others.length > 0) throw tooMany('equals sign', line, 'Dutch words stand before one, English words behind it');
  if (second === undefined) return wordsIn(first, between).map((text) => ({ text, language: undefined }));
  const [dutch = [], english = []] = [
    wordsIn(first, between).map((text) => labelOf(text, 'nl')),
    wordsIn(second, between).map((text) => labelOf(text, 'en')),
  ];
  const preferred = [...dutch.slice(0, 1), ...english.slice(0, 1)];
  return [...preferred, ...dutch.slice(1), ...english.slice(1)];
}

function tooMany(sign: string, line: number, rule: string): RangeError {
  return new RangeError(`Line ${line} of the synonyms (SYNONYMS) has more than one ${sign}: ${rule}`);
}

function wordsIn(list: string, between: string): string[] {
  return list
    .split(between)
    .map((label) => label.trim())
    .filter((label) => label !== '');
}
