/** Writes a new element, component, site, portlet or view (`npm run new element item-list`): the whole folder, and a test that says what is left to do. */
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { readCommandLine } from './commandLine.ts';
import { create, examples } from './new/create.ts';
import { Refusal } from './new/refusal.ts';
import { askForSite, readSiteChoices, siteOptions } from './new/siteChoices.ts';

const usage = `Say what to make, and for a site what it looks like (else it is asked for):
${examples.map((each) => `  ${each}`).join('\n')}
  npm run new site groene-stad -- --title "Groene stad" --colors "#123f7a,#f2b632" --fonts "Outfit,Figtree"
  npm run new site green-city -- --title "Green city" --language en`;

const { values, positionals } = readCommandLine(usage, { options: siteOptions, allowPositionals: true });
const [kind, name, ...more] = positionals;

try {
  if (more.length > 0) throw new Refusal(`Too much: ${more.join(' ')}. Put a title in quotes.\n\n${usage}`);
  const given = readSiteChoices(values);
  const asks = kind === 'site' && name !== undefined && Object.keys(values).length === 0 && process.stdin.isTTY;
  const choices = asks ? await askForSite() : given;
  const { files, notes, next, faults } = await create(resolve(import.meta.dirname, '..'), kind, name, choices);
  for (const { path, isNew } of files) console.log(`${isNew ? styleText('green', 'new    ') : 'changed'} ${path}`);
  for (const line of [...notes, next]) console.log(`\n${line}`);
  if (faults !== '') {
    console.error(`\nThe files are written, but Biome could not put them in order:\n\n${faults}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
