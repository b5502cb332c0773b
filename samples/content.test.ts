import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from './folders.ts';
import { readPictureName } from './pictures/pictureName.ts';

const folder = contentFolder;
const answers = globSync('**/*.json', { cwd: folder })
  .sort()
  .map((file) => ({ file, json: read(JSON.parse(readFileSync(join(folder, file), 'utf8'))) }));
const pages = answers.filter(({ file }) => !file.startsWith('sections/'));
const addresses = new Map(pages.map(({ file, json }) => [addressOf(String(json.url)), file]));
const ids = pages.map(({ json }) => String(read(json.metadata).id ?? json.identifier));

type Answer = Readonly<Record<string, unknown>>;

function read(value: unknown): Answer {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** One spelling for every address of a page. */
function addressOf(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/\.htm$/i, '')
    .toLowerCase();
}

/** Every text of an answer, with the keys that lead to it. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(read(value)).flatMap(([key, entry]) => textsOf(entry, `${path}/${key}`));
}

/** Addresses of pages that an answer leads to, in fields and in HTML. */
function linksOf(json: Answer): readonly { readonly path: string; readonly address: string }[] {
  return textsOf(json).flatMap(([path, text]) => {
    const inHtml = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    return [...inHtml, text]
      .filter((href) => /^\/(?:nl|en)\/[^\s<]*$/.test(href) && !href.includes('paginasectie'))
      .map((href) => ({ path, address: addressOf(href) }));
  });
}

/** Ids of items that an answer names instead of linking to them. */
function namedIds(json: Answer): readonly string[] {
  return textsOf(json)
    .filter(([path, text]) => /\/(?:related_dossier|experts)\/\d+$/.test(path) && /^\d+$/.test(text))
    .map(([, text]) => text);
}

/** Every picture of an answer that has a scene: logos have none. */
function picturesOf(value: unknown): readonly Answer[] {
  const entry = read(value);
  if (typeof entry.source === 'string') return entry.source.includes('_fullimage_') ? [entry] : [];
  return Object.values(entry).flatMap(picturesOf);
}

describe('the embedded content', () => {
  it('answers each page under the address it says it has', () => {
    const misplaced = pages.filter(
      ({ file, json }) => addressOf(String(json.url)).slice(1) !== file.replace(/(?:\/index)?\.json$/, ''),
    );
    expect(misplaced.map(({ file }) => file)).toEqual([]);
  });

  it('gives no id twice', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('leads to pages that exist, wherever it links', () => {
    const dead = answers.flatMap(({ file, json }) =>
      linksOf(json)
        .filter(({ address }) => !addresses.has(address))
        .map(({ path, address }) => `${file}${path}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it('names related items and experts by ids that exist', () => {
    const unknown = pages.flatMap(({ file, json }) =>
      namedIds(json)
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('can be reached: another page, a menu or a footer leads to each page', () => {
    const reached = new Set(
      answers.flatMap(({ file, json }) => [
        ...linksOf(json)
          .filter(({ path, address }) => !/^\/(?:languages|subPages)/.test(path) && addresses.get(address) !== file)
          .map(({ address }) => addresses.get(address)),
        ...namedIds(json).map((id) => pages[ids.indexOf(id)]?.file),
      ]),
    );
    const homes = pages.filter(({ file }) => file.endsWith('/index.json'));
    const unreached = pages.filter((page) => !reached.has(page.file) && !homes.includes(page));
    expect(unreached.map(({ file }) => file)).toEqual([]);
  });

  it('leads back from each page’s other language', () => {
    const twinsOf = (json: Answer) => Object.values(read(json.languages)).map((twin) => String(read(twin).url));
    const oneSided = pages.flatMap(({ file, json }) =>
      twinsOf(json)
        .filter((url) => {
          const twin = pages.find((page) => page.file === addresses.get(addressOf(url)));
          return twin && !twinsOf(twin.json).includes(String(json.url));
        })
        .map((url) => `${file}: ${url}`),
    );
    expect(oneSided).toEqual([]);
  });

  it('names the pages below a page as they name themselves', () => {
    const differing = pages.flatMap(({ file, json }) =>
      Object.values(read(json.subPages))
        .map(read)
        .filter((below) => {
          const page = pages.find((candidate) => candidate.file === addresses.get(addressOf(String(below.url))));
          return page?.json.identifier !== below.identifier || page?.json.title !== below.title;
        })
        .map((below) => `${file}: ${String(below.url)}`),
    );
    expect(differing).toEqual([]);
  });

  it('says of each picture that it is drawn, who drew it, what is on it and where its subject is', () => {
    const faults = pages.flatMap(({ file, json }) =>
      picturesOf(json)
        .filter((picture) => {
          const word = file.startsWith('en/') ? 'illustration' : 'illustratie';
          const keywords: readonly unknown[] = Array.isArray(picture.keywords) ? picture.keywords : [];
          const texts = [picture.photographer, picture.alternative_text];
          return (
            !keywords.includes(word) ||
            texts.some((text) => typeof text !== 'string' || text === '') ||
            Number(picture['focuspoint-x']) <= 0
          );
        })
        .map(({ source }) => `${file}: ${String(source)}`),
    );
    expect(faults).toEqual([]);
  });

  it('names pictures that can be drawn', () => {
    const sources = pages.flatMap(({ json }) => picturesOf(json).map(({ source }) => String(source)));
    const names = new Set(sources.map((source) => source.slice(source.lastIndexOf('/') + 1)));
    expect([...names].filter((name) => readPictureName(name) === undefined)).toEqual([]);
  });
});
