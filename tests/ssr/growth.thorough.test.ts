import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from '#scripts/new/create.ts';
import { client, contentPage, filesOf, gzipped, readManifest, stylesOf } from '../bench/pageFiles.ts';
import { germanRow } from './germanRow.ts';

/*
 * What a site, an element, a view or a language more costs the pages that have nothing to do with it: a copy of the
 * portal is built, grows, and is built again.
 */

const repository = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'portal-that-grows-'));
const sources = ['src', 'languages', 'sites', 'services', 'scripts', 'samples', 'public'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'tailwind.config.ts', 'biome.json'];

/** A line of the registry for an element that a page has not, a row of the table of languages (bytes, gzip). */
const mostOfAnElement = 60;
const mostOfALanguage = 150;

/** Bytes of a content page in the first site: its scripts and its styles. */
async function weigh() {
  const { status, stderr } = spawnSync(
    'node',
    [join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error(stderr);
  const folder = join(copy, client);
  const manifest = await readManifest(folder);
  const { scripts } = filesOf(contentPage, manifest);
  const styles = new Set([
    ...stylesOf('src/app/app.css', manifest),
    ...stylesOf('sites/groenkennisnet/site.css', manifest),
  ]);
  return { scripts: await gzipped(scripts, folder), styles: await gzipped(styles, folder), files: scripts.size };
}

let before: Awaited<ReturnType<typeof weigh>>;
beforeAll(async () => {
  for (const path of [...sources, ...settings]) cpSync(join(repository, path), join(copy, path), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  before = await weigh();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('what grows costs other pages next to nothing:', () => {
  it('a site more', async () => {
    await create(copy, 'site', 'groene-stad', { colors: ['#123f7a', '#f2b632'] });
    expect(await weigh()).toEqual(before);
  });

  it('an element more', async () => {
    await create(copy, 'element', 'picture-story');
    const after = await weigh();
    expect({ ...after, scripts: before.scripts }).toEqual(before);
    expect(after.scripts - before.scripts).toBeLessThanOrEqual(mostOfAnElement);
    before = after;
  });

  it('a language more', async () => {
    const folder = join(copy, 'languages/de');
    mkdirSync(folder);
    for (const file of ['texts.ts', 'later.ts']) cpSync(join(copy, 'languages/nl', file), join(folder, file));
    writeFileSync(join(folder, 'language.ts'), germanRow);
    const after = await weigh();
    expect({ ...after, scripts: before.scripts }).toEqual(before);
    expect(after.scripts - before.scripts).toBeLessThanOrEqual(mostOfALanguage);
  });
});
