import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { parseSync } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPrivacyTables } from '#services/privacy/renderTables.ts';
import { readPortlets } from '#sites/portlets/readPortlets.ts';
import { readSites } from '#sites/readSites.ts';
import { plan } from '#templates/plan/plan.ts';
import { storyContext } from '#templates/stories/storyPlan.tsx';
import { contrastProblems, measurePairs } from '../tokens/pairContrast.ts';
import { readPairFiles } from '../tokens/pairFiles.ts';
import { readTheme } from '../tokens/theme.ts';
import { fontProblems } from '../tokens/themeRules.ts';
import { create } from './create.ts';
import { readSiteChoices } from './siteChoices.ts';

const repository = resolve(import.meta.dirname, '../..');
const definitions = 'src/templates/plan/elements/elementDefinitions.ts';
const registry = 'src/templates/registry.ts';
const views = 'src/app/views/views.ts';
const serverViews = 'src/server/views/serverViews.ts';
const texts = 'languages/texts.ts';

const wholePages = ['stories/editors/WholePages.stories.tsx', 'stories/sites/SitePages.stories.tsx'];
const storyFiles = [...wholePages, 'stories/editors/Elements.stories.tsx'];

let root = '';

/** What the generators read and change, in a place of its own. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'));
  for (const path of [
    definitions,
    registry,
    views,
    serverViews,
    texts,
    'src/app/views/search',
    'languages/nl/report.json',
    'languages/en/report.json',
    'sites/groenkennisnet',
    'src/templates/elements/text',
    ...storyFiles,
  ]) {
    await cp(join(repository, path), join(root, path), { recursive: true });
  }
  for (const path of ['sites/site.schema.ts', 'sites/portlets/portlet.schema.ts']) {
    await cp(join(repository, path), join(root, path));
  }
});

afterEach(() => rm(root, { recursive: true, force: true }));

const read = (path: string) => readFile(join(root, path), 'utf8');
const allFiles = async () => (await readdir(root, { recursive: true })).sort();

/** The keys of a map in a source file, in their order. */
async function keysIn(path: string, start: string): Promise<string[]> {
  const [, block = ''] = (await read(path)).split(start);
  return [...(block.split('\n}')[0] ?? '').matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, key = '']) => key);
}

describe('a new element', () => {
  it('has the whole folder', async () => {
    const { files } = await create(root, 'element', 'picture-story');
    expect(
      files
        .filter(({ isNew }) => isNew)
        .map(({ path }) => path.split('/').at(-1))
        .sort(),
    ).toEqual([
      'PictureStoryElement.stories.tsx',
      'PictureStoryElement.test.tsx',
      'PictureStoryElement.tsx',
      'picture-story.definition.ts',
      'picture-story.editor.mdx',
      'picture-story.fixtures.ts',
    ]);
    expect(await read('src/templates/plan/elements/picture-story.definition.ts')).toContain(
      'export const pictureStoryDefinition = defineElement(',
    );
  });

  it('leaves no place of a template unfilled', async () => {
    const { files } = await create(root, 'element', 'picture-story');
    for (const { path } of files) expect(await read(path), path).not.toMatch(/__[a-z]+__/);
  });

  it.each(['aardappel', 'picture-story', 'zuivel'])('takes its place among the others, by name: %s', async (name) => {
    const before = await keysIn(definitions, 'export const elementDefinitions = {');
    await create(root, 'element', name);
    const sorted = [...before, name].sort();
    expect(await keysIn(definitions, 'export const elementDefinitions = {')).toEqual(sorted);
    expect(await keysIn(registry, 'export const elements: ElementRegistry = {')).toEqual(sorted);
    const imports = [...(await read(definitions)).matchAll(/from '(\.\/.*\.definition\.ts)';/g)].map(
      ([, file]) => file,
    );
    expect(imports).toEqual([...imports].sort());
    expect(imports).toHaveLength(sorted.length);
  });

  it.each(['nl', 'en'])('has a name that editors know it by, among the others: %s', async (language) => {
    const namesOf = async () =>
      Object.entries<string>(JSON.parse(await read(`languages/${language}/report.json`)))
        .filter(([key]) => key.startsWith('kind.') && key !== 'kind.other')
        .map(([key, text]) => `${key}: ${text}`);
    const before = await namesOf();
    const { files } = await create(root, 'element', 'picture-story');
    expect(files).toContainEqual({ path: `languages/${language}/report.json`, isNew: false });
    expect(await namesOf()).toEqual([...before, 'kind.picture-story: picture story'].sort());
    const test = await read('src/templates/elements/picture-story/PictureStoryElement.test.tsx');
    expect(test).toContain('report.json: what editors call it');
  });

  it('can be tried by editors', async () => {
    await create(root, 'element', 'picture-story');
    expect(await read('stories/editors/Elements.stories.tsx')).toContain(
      "\nexport const PictureStoryElement: Story = { name: 'Picture story', args: { type: 'picture-story' } };\n",
    );
  });

  it('may be followed by another', async () => {
    await create(root, 'element', 'zuivel');
    await create(root, 'element', 'aardappel');
    expect(await keysIn(registry, 'export const elements: ElementRegistry = {')).toEqual(
      expect.arrayContaining(['aardappel', 'zuivel']),
    );
  });
});

describe('a new component', () => {
  it('has the whole folder, under one name', async () => {
    const { files } = await create(root, 'component', 'DateLine');
    expect(files.map(({ path }) => path)).toEqual(
      ['.pairs.ts', '.stories.tsx', '.test.tsx', '.tsx', '.variants.ts'].map(
        (ending) => `src/design-system/components/DateLine/DateLine${ending}`,
      ),
    );
    expect(await read('src/design-system/components/DateLine/DateLine.pairs.ts')).toContain(
      "definePairs('DateLine', [",
    );
  });

  it('shows all its states in the story that themes are judged by', async () => {
    await create(root, 'component', 'DateLine');
    const stories = await read('src/design-system/components/DateLine/DateLine.stories.tsx');
    const [, allStates = ''] = stories.split('export const AllStates: Story = ');
    expect(allStates).toContain('<DateLine>');
    expect(allStates).toContain('<DateLine tone="quiet">');
  });
});

describe('a new view', () => {
  it('has the whole folder, its texts, and three lines outside them', async () => {
    const { files, next } = await create(root, 'view', 'my-comments');
    expect(files.map(({ path, isNew }) => [path, isNew])).toEqual([
      ['src/app/views/my-comments/MyCommentsScreen.test.tsx', true],
      ['src/app/views/my-comments/MyCommentsScreen.tsx', true],
      ['src/app/views/my-comments/address.ts', true],
      ['src/app/views/my-comments/view.ts', true],
      ['languages/en/my-comments.json', true],
      ['languages/nl/my-comments.json', true],
      [views, false],
      [serverViews, false],
      [texts, false],
    ]);
    expect(next).toMatch(/MyCommentsScreen\.test\.tsx$/);
    expect(await read('src/app/views/my-comments/address.ts')).toContain(
      "export const myCommentsPath = '/my-comments';",
    );
  });

  it('leaves no place of a template unfilled', async () => {
    const { files } = await create(root, 'view', 'my-comments');
    for (const { path } of files) expect(await read(path), path).not.toMatch(/__[a-z]+__/);
  });

  it.each(['agenda', 'my-comments', 'zaden'])('takes its place among the others, by name: %s', async (name) => {
    const start = 'export const views = defineViews({';
    const before = await keysIn(views, start);
    await create(root, 'view', name);
    const sorted = [...before, name].sort();
    expect(await keysIn(views, start)).toEqual(sorted);
    const loaded = (await read(serverViews)).split('return {')[1] ?? '';
    expect([...loaded.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, key]) => key)).toEqual(sorted);
    const imports = [...(await read(views)).matchAll(/from '(\.\/.*\/view\.ts)';/g)].map(([, file]) => file);
    expect(imports).toEqual([...imports].sort());
    expect(imports).toHaveLength(sorted.length);
  });

  it('is loaded by a function that the server’s map knows, also after another one', async () => {
    await create(root, 'view', 'my-comments');
    await create(root, 'view', 'zaden');
    const text = await read(serverViews);
    const { module } = parseSync(serverViews, text);
    const known = module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
    const loaded = [...text.matchAll(/^ {4}'?[\w-]+'?: (\w+)\(options\)/gm)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(loaded));
    expect(known.filter((name) => name === 'textView')).toHaveLength(1);
  });
});

describe('a new site', () => {
  it('is whole, and shown in the stories of whole pages', async () => {
    const { files } = await create(root, 'site', 'groene-stad', { title: "D'n Hof" });
    expect(files.filter(({ isNew }) => !isNew).map(({ path }) => path)).toEqual(wholePages);
    for (const path of wholePages)
      expect(await read(path)).toContain(
        "export const GroeneStad: Story = { ...pagesOf('groene-stad'), name: 'D\\'n Hof' };",
      );
    expect(files.flatMap(({ path, isNew }) => (isNew ? [path] : [])).sort()).toEqual(
      [
        'samples/content/nl/groene-stad/index.json',
        'samples/content/nl/groene-stad/privacy-cookie-verklaring.json',
        ...['logo.svg', 'site.css', 'site.test.ts', 'site.ts', 'tokens.css', 'tokens.json'].map(
          (name) => `sites/groene-stad/${name}`,
        ),
      ].sort(),
    );
  });

  it('has a home page that the templates know, under its name', async () => {
    await create(root, 'site', 'groene-stad', { title: 'De groene stad' });
    const json: unknown = JSON.parse(await read('samples/content/nl/groene-stad/index.json'));
    const { plan: planned, findings } = plan(json, storyContext('nl'), 'root');
    expect(planned).toMatchObject({ template: 'home', title: 'De groene stad' });
    expect(findings).toEqual([]);
    expect(await read('sites/groene-stad/site.ts')).toContain("title: 'De groene stad'");
  });

  it.each([
    ['nl', 'Privacy- en cookieverklaring'],
    ['en', 'Privacy and cookie statement'],
  ] as const)('has what the question for consent leads to: %s', async (language, title) => {
    await create(root, 'site', 'groene-stad', { language });
    const texts: Readonly<Record<string, string>> = JSON.parse(
      await readFile(join(repository, `languages/${language}/consent.json`), 'utf8'),
    );
    const path = `${language}/groene-stad${texts['consent.readPath']}`;
    const page: unknown = JSON.parse(await read(`samples/content/${path}.json`));
    expect(page).toMatchObject({ title, url: `/${path}` });
    expect(JSON.stringify(page)).toContain(JSON.stringify(await renderPrivacyTables(language)));
    expect(await read(`samples/content/${language}/groene-stad/index.json`)).toContain(`href=\\"/${path}\\"`);
  });

  it('may be in English, from its home page to its sections', async () => {
    await cp(join(repository, 'sites/eurcaw-pigs'), join(root, 'sites/eurcaw-pigs'), { recursive: true });
    await create(root, 'site', 'green-city', { title: 'Green city', language: 'en' });
    const json: unknown = JSON.parse(await read('samples/content/en/green-city/index.json'));
    const { plan: planned, findings } = plan(json, storyContext('en'), 'root');
    expect(planned).toMatchObject({ template: 'home', title: 'Green city', language: 'en' });
    expect(findings).toEqual([]);
    const [, pigs, city] = await readSites(pathToFileURL(join(root, 'sites/')));
    const { menu, footer, legal } = pigs?.variants.production.api ?? {};
    const description = 'Green city: what this site is about, in one sentence.';
    expect(city).toMatchObject({ language: 'en', description });
    expect(city?.variants.production.site.home).toBe('https://api.groenkennisnet.nl/en/green-city');
    expect(city?.variants.acceptance).toMatchObject({
      site: { home: 'https://api-acc.groenkennisnet.nl/en/green-city' },
      search_placeholder: 'What are you looking for?',
      api: { menu, footer, legal },
    });
    expect(await read('sites/green-city/site.ts')).toContain('The sections of eurcaw-pigs');
    expect(await read('sites/green-city/site.test.ts')).toContain("'what this site is about, in one sentence.'");
    expect(() => readSiteChoices({ language: 'fr' })).toThrow(
      'A site starts in one of these languages: nl, en; "fr" is not one.',
    );
  });

  it('is refused under a name that no address has room for', async () => {
    const site = create(root, 'site', `groene-${'stad-'.repeat(12)}noord`);
    await expect(site).rejects.toThrow(/has 72 letters; in an address a name has 63 at most/);
    expect(existsSync(join(root, 'samples'))).toBe(false);
  });

  it.each([["'s-Hertogenbosch & de Peel"], ['Dorp "De Bron" <in de polder>'], ['Prijs: $& en $1, C:\\groen']])(
    'may have any title: %s',
    async (title) => {
      const { files } = await create(root, 'site', 'groene-stad', { title });
      expect(await readSites(pathToFileURL(join(root, 'sites/')))).toContainEqual(
        expect.objectContaining({ title, description: `${title}: waar deze site over gaat, in één zin.` }),
      );
      const home: unknown = JSON.parse(await read('samples/content/nl/groene-stad/index.json'));
      expect(home).toMatchObject({ title, languages: [{ title }] });
      expect(plan(home, storyContext('nl'), 'root').plan).toMatchObject({ title });
      const tokens: unknown = JSON.parse(await read('sites/groene-stad/tokens.json'));
      expect(tokens).toMatchObject({ $description: `${title}: starts as groenkennisnet does.` });
      const logo = parseDocument(await read('sites/groene-stad/logo.svg'), { xmlMode: true });
      expect(getElementsByTagName('title', logo).map((element) => textContent(element))).toEqual([title]);
      for (const { path } of files.filter((file) => file.path.endsWith('.ts')))
        expect(parseSync(path, await read(path)).errors, path).toEqual([]);
    },
  );

  it('wears two colours and two fonts, in a palette that passes', async () => {
    await create(root, 'site', 'groene-stad', {
      colors: ['#123f7a', '#f2b632'],
      fonts: ['Source Serif 4', 'Source Sans 3'],
    });
    const { theme } = readTheme('groene-stad', JSON.parse(await read('sites/groene-stad/tokens.json')));
    expect(theme?.colors.light).toMatchObject({ brand: '#123f7a', highlight: '#f2b632' });
    expect(theme?.fonts).toMatchObject({
      heading: { name: 'Source Serif 4', generic: 'serif' },
      body: { name: 'Source Sans 3', generic: 'sans-serif' },
    });
    if (!theme) return;
    expect(contrastProblems(theme, measurePairs(theme, await readPairFiles()))).toEqual([]);
    expect(fontProblems(theme, await read('sites/groene-stad/site.css'))).toEqual([]);
  });

  it('says which of its colours it could not keep', async () => {
    const { notes } = await create(root, 'site', 'groene-stad', { colors: ['#39ff14', '#ff00ff'] });
    const { theme } = readTheme('groene-stad', JSON.parse(await read('sites/groene-stad/tokens.json')));
    const brand = theme?.colors.light.brand;
    expect(brand).not.toBe('#39ff14');
    expect(notes).toEqual([`With #39ff14 as its brand no palette passes: in light that is ${brand}, of the same hue.`]);
  });

  it('is refused for a font that is not there, and for what is no colour', async () => {
    const fonts = create(root, 'site', 'groene-stad', { fonts: ['Comic Sans', 'Source Sans 3'] });
    await expect(fonts).rejects.toThrow(/^There is no font "Comic Sans"; choose from Source Sans 3, Source Serif 4/);
    expect(() => readSiteChoices({ colors: 'red,#ffffff' })).toThrow('"red" has not');
    expect(() => readSiteChoices({ colors: '#ffffff' })).toThrow('Name two colours');
    expect(readSiteChoices({ title: 'Stad', fonts: 'Outfit, Figtree' })).toEqual({
      title: 'Stad',
      fonts: ['Outfit', 'Figtree'],
    });
  });

  it('starts with the colours of the first site, in a scope of its own', async () => {
    await create(root, 'site', 'groene-stad');
    const brandOf = async (site: string) => JSON.parse(await read(`sites/${site}/tokens.json`)).brand;
    expect(await brandOf('groene-stad')).toEqual(await brandOf('groenkennisnet'));
    expect(await read('sites/groene-stad/tokens.css')).toContain('groene-stad');
    expect(await read('sites/groene-stad/tokens.css')).not.toContain('groenkennisnet');
  });

  it('is refused under the name of a portlet: both name a theme', async () => {
    await create(root, 'portlet', 'groene-daken');
    const site = create(root, 'site', 'groene-daken');
    await expect(site).rejects.toThrow(/^"groene-daken" is a portlet already; choose another name\.$/);
    expect(existsSync(join(root, 'sites/groene-daken'))).toBe(false);
  });

  it('comes after the others', async () => {
    await create(root, 'site', 'groene-stad');
    expect(await read('sites/groene-stad/site.ts')).toContain('order: 2,');
  });
});

describe('a new portlet', () => {
  it('is whole, and changes no other file', async () => {
    const { files, next } = await create(root, 'portlet', 'groene-daken');
    expect(files.every(({ isNew }) => isNew)).toBe(true);
    expect(files.map(({ path }) => path).sort()).toEqual(
      ['logo.svg', 'portlet.test.ts', 'portlet.ts', 'site.css', 'tokens.css', 'tokens.json'].map(
        (name) => `sites/portlets/groene-daken/${name}`,
      ),
    );
    expect(next).toMatch(/sites\/portlets\/groene-daken\/portlet\.test\.ts$/);
  });

  it('can be read at once, in a theme of its own', async () => {
    await create(root, 'portlet', 'groene-daken');
    expect(await readPortlets(pathToFileURL(join(root, 'sites/')))).toMatchObject([
      { domain: 'groene-daken', site: { title: 'Groene daken' }, scope: 'gkn3' },
    ]);
    expect(await read('sites/portlets/groene-daken/tokens.css')).toContain('[data-site="groene-daken"]');
  });

  it('leaves no place of a template unfilled', async () => {
    const { files } = await create(root, 'portlet', 'groene-daken');
    for (const { path } of files) expect(await read(path), path).not.toMatch(/__[a-z]+__/);
  });
});

describe('what was written', () => {
  it.each([
    ['a file that it cannot read', 1],
    ['', 0],
  ])('is put in order by Biome, whose word on it is passed on: "%s"', async (word, code) => {
    const biome = join(root, 'node_modules/.bin/biome');
    await mkdir(dirname(biome), { recursive: true });
    await writeFile(biome, `#!/bin/sh\necho "${word}" >&2\nexit ${code}\n`, { mode: 0o755 });
    expect(await create(root, 'component', 'DateLine')).toMatchObject({ faults: word });
  });
});

describe('what cannot be made', () => {
  it.each([
    [undefined, undefined, /^Say what to make; choose one of: .*element.*component.*view.*site.*portlet/],
    ['widget', 'x', /^"widget" cannot be made; choose one of:/],
    ['constructor', 'x', /^"constructor" cannot be made/],
    ['element', undefined, /^Say what the element is called: npm run new element item-list\.$/],
    ['element', 'TeamMember', /kebab case, such as "item-list"; "TeamMember" is not\.$/],
    ['element', '../../evil', /kebab case/],
    ['element', 'text', /^src\/templates\/elements\/text is there already/],
    ['element', 'gkzindexmanual', /^"gkzindexmanual" is already a spelling of the element "records"/],
    ['component', 'date-line', /Pascal case, such as "DateLine"; "date-line" is not\.$/],
    ['component', 'CardWrapper', /^"CardWrapper" ends in "Wrapper"/],
    ['element', 'other', /^languages\/(?:en|nl)\/report\.json has a "kind\.other" already, for something else/],
    ['component', 'Map', /^"Map" is a name of JavaScript itself/],
    ['component', 'Card2', /^"Card2" ends in "2"/],
    ['view', 'MyComments', /kebab case, such as "my-comments"; "MyComments" is not\.$/],
    ['view', 'search', /^src\/app\/views\/search is there already/],
    ['site', 'Groene Stad', /kebab case, such as "groene-stad"/],
    ['site', 'groenkennisnet', /^sites\/groenkennisnet is there already/],
    ['portlet', 'groenkennisnet', /^"groenkennisnet" is a site already/],
    ['portlet', 'Groene Daken', /kebab case, such as "groene-daken"/],
  ])('is refused in one clear sentence: %s %s', async (kind, name, sentence) => {
    await expect(create(root, kind, name)).rejects.toThrow(sentence);
  });

  it('is refused where a folder differs in capitals alone', async () => {
    await mkdir(join(root, 'src/design-system/components/Button'), { recursive: true });
    await expect(create(root, 'component', 'BUTTON')).rejects.toThrow(
      /^src\/design-system\/components\/Button is there already/,
    );
  });

  it.each([
    ['view', 'people', 'languages/nl/people.json'],
    ['view', 'my-comments', 'languages/en/my-comments.json'],
    ['element', 'picture-story', 'src/templates/plan/elements/picture-story.definition.ts'],
    ['site', 'groene-stad', 'samples/content/nl/groene-stad/index.json'],
  ])('overwrites no file that is there: %s %s', async (kind, name, path) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), 'as it was');
    const before = await allFiles();
    await expect(create(root, kind, name)).rejects.toThrow(`${path} is there already; choose another name.`);
    expect(await read(path)).toBe('as it was');
    expect(await allFiles()).toEqual(before);
  });

  it('leaves nothing behind', async () => {
    const before = await read(registry);
    await expect(create(root, 'element', 'gkz_index')).rejects.toThrow();
    expect(await read(registry)).toBe(before);
    expect(existsSync(join(root, 'src/templates/elements/gkz_index'))).toBe(false);
  });
});
