import { writeFile } from 'node:fs/promises';
import { readCommandLine } from '../commandLine.ts';
import { privacyPages } from './privacyPages.ts';

/* Writes what is kept of people into the privacy pages of the embedded content (`npm run privacy`). */

readCommandLine('npm run privacy writes what is kept of people into the privacy pages of the embedded content.', {});

for (const { file, text, wanted } of await privacyPages()) {
  if (text !== wanted) await writeFile(file, wanted);
}
