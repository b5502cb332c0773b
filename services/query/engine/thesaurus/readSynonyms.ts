import { type Concept, labelOf } from './thesaurus.ts';

/**
 * Reads a line for each meaning, with commas between the words for it, or with semicolons where a name has commas of its
 * own. Where a line has an equals sign, what stands before it is Dutch and what stands behind it English
 * (`kreupelheid, klauwproblemen = lameness, claw disorders`), the preferred word of each first. Lines with a hash in
 * front say something to people only.
 *
 * @throws RangeError that names a line with more than one equals sign
 */
export function readSynonyms(text: string): Concept[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ labels: /^\s*#/.test(line) ? [] : labelsOf(line, at + 1) }))
    .filter(({ labels }) => labels.length > 1);
}

function labelsOf(line: string, number: number): Concept['labels'] {
  const between = line.includes(';') ? ';' : ',';
  const [first = '', second, ...others] = line.split('=');
  if (others.length > 0)
    throw new RangeError(
      `Line ${number} of the synonyms (SYNONYMS) has more than one equals sign: Dutch words stand before one, English words behind it`,
    );
  if (second === undefined) return wordsIn(first, between).map((text) => ({ text, language: undefined }));
  const [dutch = [], english = []] = [
    wordsIn(first, between).map((text) => labelOf(text, 'nl')),
    wordsIn(second, between).map((text) => labelOf(text, 'en')),
  ];
  const preferred = [...dutch.slice(0, 1), ...english.slice(0, 1)];
  return [...preferred, ...dutch.slice(1), ...english.slice(1)];
}

function wordsIn(list: string, between: string): string[] {
  return list
    .split(between)
    .map((label) => label.trim())
    .filter((label) => label !== '');
}
