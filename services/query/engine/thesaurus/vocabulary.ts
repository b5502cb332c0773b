import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSynonyms } from './readSynonyms.ts';
import type { Concept } from './thesaurus.ts';

/** A file for each part of the field, in the order of the alphabet. */
const folder = join(import.meta.dirname, 'vocabulary');

const generalWords = 'generalWords.txt';

/** What words of the field mean, in Dutch and English: the portal's own list, without any setting. */
export async function readVocabulary(): Promise<Concept[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, at) => {
    const concepts = readSynonyms(text);
    return files[at] === generalWords
      ? concepts.map((concept) => ({ ...concept, isGeneral: true as const }))
      : concepts;
  });
}
