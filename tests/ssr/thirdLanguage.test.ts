import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResponse } from '#app/api/responses.ts';
import { read } from '../contract/reading.ts';
import { germanRow } from './germanRow.ts';
import { searchState } from './states.ts';

/*
 * A copy of the portal that speaks a third language, because it has a folder for it: nothing else was changed. No type
 * lists the languages, so that only what stands in the folder can be wrong; `THOROUGH` checks the types of all that the
 * server is made of.
 */
const typed = ['languages', 'src/**/*.d.ts', ...(process.env.THOROUGH === 'true' ? ['src/server/portal.ts'] : [])];

const repository = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'portal-in-german-'));
const sources = ['src', 'languages', 'services', 'sites', 'scripts', 'public'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];

const german: Readonly<Record<string, string>> = {
  'language.ts': germanRow,
  'interface.json': JSON.stringify({ 'search.titleFor': 'Suche nach „{{term}}“', 'menu.open': 'Menü' }),
  'search.json': JSON.stringify({ hits_one: '{{formatted}} Treffer', hits_other: '{{formatted}} Treffer' }),
};

/** What the portal's API answers to a search for `boden`. */
const found: SearchResponse = {
  state: 'results',
  term: 'boden',
  hits: 1,
  start: 0,
  records: [{ id: '7', title: 'Water in de bodem', language: 'nl', keywords: [], links: [] }],
  filters: [],
  matched: 'all',
  meant: [],
  without: [],
};

let vite: ViteDevServer;

beforeAll(async () => {
  for (const path of [...sources, ...settings]) cpSync(join(repository, path), join(copy, path), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  const folder = join(copy, 'languages', 'de');
  mkdirSync(folder);
  for (const file of ['texts.ts', 'later.ts']) cpSync(join(copy, 'languages/nl', file), join(folder, file));
  for (const [file, text] of Object.entries(german)) writeFileSync(join(folder, file), text);
  vite = await createServer({
    root: copy,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
});

afterAll(async () => {
  await vite?.close();
  rmSync(copy, { recursive: true, force: true });
});

function run(command: string, ...args: string[]) {
  return spawnSync(join(repository, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8' });
}

describe('a third language', () => {
  it('needs no other file: types and texts hold', () => {
    writeFileSync(join(copy, 'portal.json'), JSON.stringify({ extends: './tsconfig.json', include: typed }));
    expect(run('tsc', '-p', 'portal.json', '--checkers', '1').stdout).toBe('');
    expect(run('node', 'scripts/texts/check.ts').stdout).toContain('en complete, de a draft');
  });

  it('has pages of its own, under its own words', async () => {
    const { renderApp } = await vite.ssrLoadModule('/src/app/entry-server.tsx');
    const { html } = await renderApp({ ...searchState('de', found), url: '/suche/boden' });
    const page = read(html);
    expect(page.headings).toContainEqual({ level: 1, text: 'Suche nach „boden“' });
    expect(page.headings).toContainEqual({ level: 2, text: '1 Treffer' });
    expect(page.links.map(({ href }) => href)).toContain('/suche/ergebnis/water-in-de-bodem?id=7');
    expect(page.text).toContain('Deutsch');
    // What is not translated yet is the source's, and shown as such in development.
    expect(page.text).toContain('⟦Zoeken⟧');
  });

  it('leads its own searches to tidy addresses', async () => {
    const { redirectOf } = await vite.ssrLoadModule('/src/server/views/redirects.ts');
    expect(redirectOf('/suche', '?term=boden', 'nl')).toEqual({ status: 302, location: '/suche/boden' });
  });
});
