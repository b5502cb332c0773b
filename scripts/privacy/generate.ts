import { writeFile } from 'node:fs/promises';
import { privacyPages } from './privacyPages.ts';

/* Writes what is kept of people into the privacy pages of the embedded content (`npm run privacy`). */

for (const { file, text, wanted } of await privacyPages()) {
  if (text !== wanted) await writeFile(file, wanted);
}
