/** Writes a new element, component, site, portlet or view (`npm run new element team`): the whole folder, and a test that says what is left to do. */
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { create } from './new/create.ts';
import { Refusal } from './new/refusal.ts';
import { askForSite, readSiteChoices } from './new/siteChoices.ts';

const [kind, name, ...args] = process.argv.slice(2);

try {
  const given = readSiteChoices(args);
  const asks = kind === 'site' && name !== undefined && args.length === 0 && process.stdin.isTTY;
  const choices = asks ? await askForSite() : given;
  const { files, next, faults } = await create(resolve(import.meta.dirname, '..'), kind, name, choices);
  for (const { path, isNew } of files) console.log(`${isNew ? styleText('green', 'new    ') : 'changed'} ${path}`);
  console.log(`\n${next}`);
  if (faults !== '') {
    console.error(`\nThe files are written, but Biome could not put them in order:\n\n${faults}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
