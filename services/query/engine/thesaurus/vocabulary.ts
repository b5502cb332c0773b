import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSynonyms } from './readSynonyms.ts';
import type { ThesaurusParts } from './thesaurus.ts';

/** A file for each part of the field, in the order of the alphabet: words for the same, and what leads to others. */
const folders = ['vocabulary', 'leads'];

const generalWords = 'generalWords.txt';

/** What words of the field mean, in Dutch and English: the portal's own lists, without any setting. */
export async function readVocabulary(): Promise<ThesaurusParts> {
  const files = await Promise.all(folders.map(filesIn));
  const texts = await Promise.all(
    files.flat().map(async (file) => ({ isGeneral: file.endsWith(generalWords), text: await readFile(file, 'utf8') })),
  );
  const read = texts.map(({ isGeneral, text }) => {
    const { concepts, leads } = readSynonyms(text);
    return {
      leads,
      concepts: isGeneral ? concepts.map((concept) => ({ ...concept, isGeneral: true as const })) : concepts,
    };
  });
  return { concepts: read.flatMap(({ concepts }) => concepts), leads: read.flatMap(({ leads }) => leads) };
}

async function filesIn(folder: string): Promise<string[]> {
  const path = join(import.meta.dirname, folder);
  const files = await readdir(path);
  return files
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => join(path, file));
}
