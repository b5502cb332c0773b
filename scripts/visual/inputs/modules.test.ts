import { describe, expect, it } from 'vitest';
import {
  classesIn,
  importsOf,
  type Module,
  packageOf,
  packagesNamedIn,
  reach,
  readModule,
  unusualClasses,
} from './modules.ts';

const known = new Set(['flex', 'hover:bg-action', 'grid-cols-[minmax(0,1fr)_2fr]', 'bg-page']);

describe('the classes in a file', () => {
  it.each([
    ['in quotes', `<p className="flex bg-page" />`, ['flex', 'bg-page']],
    ['as a key', '{ flex: isOpen }', ['flex']],
    ['in HTML inside a JSON', String.raw`{"html": "<p class=\"hover:bg-action\">"}`, ['hover:bg-action']],
    ['with brackets and commas', `cva('grid-cols-[minmax(0,1fr)_2fr]')`, ['grid-cols-[minmax(0,1fr)_2fr]']],
    ['not as parts of others', `'flexible bg-pages'`, []],
  ])('are found %s', (_, text, expected) => {
    expect(classesIn(text, known, unusualClasses(known)).toSorted()).toEqual([...expected].sort());
  });
});

describe('modules', () => {
  it('are read from the list of a build, without queries', () => {
    const imports = importsOf({
      modules: [{ id: './sites/a/logo.svg?raw', reasons: [{ moduleName: './src/Logo.tsx' }] }],
    });
    expect([...(imports.get('src/Logo.tsx') ?? [])]).toEqual(['sites/a/logo.svg']);
  });

  it('reach what they import, in circles too', () => {
    const module = (imports: string[]): Module => ({
      hash: '',
      imports,
      packages: [],
      classes: [],
      variables: [],
      readsGlobals: false,
      ownScope: false,
    });
    const modules = { a: module(['b']), b: module(['a', 'c']), c: module([]), d: module([]) };
    expect([...reach(modules, ['a'])].sort()).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['a part that it dresses by itself', '<SiteScope site={site.id} mode="dark">', true],
    ['HTML of a site', '<div data-site="coegroen">', true],
    ['nothing, being the scope', '<div data-site={site}>', false],
    ['the toolbar’s site', 'const { site } = use(StoryGlobalsContext); <SiteScope site={site}>', false],
  ])('may wear any site for %s', (_, text, expected) => {
    expect(readModule(text, '', [], known, []).ownScope).toBe(expected);
  });

  it.each([
    ['a story that asks for them', 'render: (args, { globals, id }) => null', true],
    ['a story that asks for them alone', 'render: (_, { globals }) => null', true],
    ['the context as a whole', 'context.globals.site', true],
    ['whoever checks them', 'const { site } = readGlobals(chosen)', true],
    ['a story that is pinned to a site', "globals: { site: 'coegroen' },", false],
    ['words about them', '/** The toolbar: globals, and more. */', false],
  ])('read the toolbar: %s', (_, text, expected) => {
    expect(readModule(text, '', [], known, []).readsGlobals).toBe(expected);
  });

  it('name their packages', () => {
    expect(packageOf('node_modules/@storybook/react/dist/index.js')).toBe('@storybook/react');
    expect(packageOf('src/app/App.tsx')).toBeUndefined();
    expect(
      packagesNamedIn(
        `import { a } from 'radix-ui';\nimport b from '@x/y/deep';\nimport './local.ts';\nimport 'node:fs';`,
      ),
    ).toEqual(['radix-ui', '@x/y']);
  });
});
