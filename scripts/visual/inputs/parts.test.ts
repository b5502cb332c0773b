import { describe, expect, it } from 'vitest';
import type { Inputs } from './inputs.ts';
import type { Module } from './modules.ts';
import { fingerprint, storyInputs } from './parts.ts';
import { readStyleSheet } from './styleSheet.ts';

const css = `
  .text-link { color: var(--site-color-link) }
  .bg-band { background: var(--site-color-band) }
  [data-site=one] { --site-color-link: #111; --site-color-band: #aaa; --site-font-body: 'Outfit', sans-serif }
  @media screen { [data-site=one][data-mode=dark] { --site-color-link: #ddd } }
  [data-site=two] { --site-color-link: #222; --site-color-band: #bbb }
  body { font-family: var(--site-font-body) }
  @font-face { font-family: Outfit; src: url(outfit-1.woff2) }
  @font-face { font-family: Bitter; src: url(bitter-1.woff2) }
`;

function module(hash: string, more: Partial<Module>): Module {
  return { hash, imports: [], packages: [], classes: [], variables: [], readsGlobals: false, ownScope: false, ...more };
}

function inputs(styles = css, modules: Readonly<Record<string, Module>> = {}): Inputs {
  return {
    modules: {
      'Link.stories.tsx': module('1', { imports: ['Link.tsx'] }),
      'Link.tsx': module('1', { classes: ['text-link'], packages: ['react'] }),
      'Band.stories.tsx': module('1', { classes: ['bg-band'] }),
      'Board.stories.tsx': module('1', { classes: ['text-link'], ownScope: true }),
      ...modules,
    },
    preview: [],
    ...readStyleSheet(styles),
    foreignClasses: [],
    packages: { react: '19' },
    settings: {},
  };
}

type View = { site: string; mode: 'light' | 'dark' };

/** Whether a change of the inputs changes a story's picture in a view. */
function changes(after: Inputs, file: string, view: View): boolean {
  const [one, other] = [inputs(), after].map((each) => fingerprint(storyInputs(each)(file).partsIn(view)));
  return one !== other;
}

const light = { site: 'one', mode: 'light' } as const;
const dark = { site: 'one', mode: 'dark' } as const;
const elsewhere = { site: 'two', mode: 'light' } as const;

describe('a fingerprint', () => {
  it('moves with a token that the story wears, on that site alone', () => {
    const after = inputs(css.replace('#111', '#112'));
    expect(changes(after, 'Link.stories.tsx', light)).toBe(true);
    expect(changes(after, 'Link.stories.tsx', elsewhere)).toBe(false);
    expect(changes(after, 'Band.stories.tsx', light)).toBe(false);
  });

  it('stays where dark has a value of its own, and moves with that', () => {
    expect(changes(inputs(css.replace('#111', '#112')), 'Link.stories.tsx', dark)).toBe(false);
    const after = inputs(css.replace('#ddd', '#dde'));
    expect(changes(after, 'Link.stories.tsx', dark)).toBe(true);
    expect(changes(after, 'Link.stories.tsx', light)).toBe(false);
  });

  it('moves with every theme where a story dresses parts by itself', () => {
    expect(changes(inputs(css.replace('#222', '#223')), 'Board.stories.tsx', light)).toBe(true);
  });

  it('stays where another site comes, with a font that is worn already', () => {
    const font = '@font-face { font-family: Outfit; src: url(outfit-1.woff2) }';
    const three = `[data-site=three] { color-scheme: light; --site-color-link: #333 } ${font}`;
    expect(changes(inputs(`${css} ${three}`), 'Link.stories.tsx', light)).toBe(false);
    expect(changes(inputs(`${css} ${three}`), 'Board.stories.tsx', light)).toBe(true);
    const own = inputs(`${css} [data-site=one] { color-scheme: light }`);
    expect(changes(own, 'Link.stories.tsx', light)).toBe(true);
    expect(changes(own, 'Link.stories.tsx', elsewhere)).toBe(false);
  });

  it('moves with the rule of a class that it wears', () => {
    const after = inputs(css.replace('.text-link {', '.text-link { text-decoration: underline;'));
    expect(changes(after, 'Link.stories.tsx', light)).toBe(true);
    expect(changes(after, 'Band.stories.tsx', light)).toBe(false);
  });

  it('moves with a rule of several classes of which it wears one', () => {
    const of = (gap: string) =>
      fingerprint(
        storyInputs(inputs(`${css} :is(.text-link, .menu-link) { gap: ${gap} }`))('Link.stories.tsx').partsIn(light),
      );
    expect(of('1px')).not.toBe(of('2px'));
  });

  it('moves with the order of layers, however often it is said', () => {
    const of = (order: string) =>
      fingerprint(storyInputs(inputs(`${order} ${css}`))('Link.stories.tsx').partsIn(light));
    expect(of('@layer base, components;')).not.toBe(of('@layer components, base;'));
    expect(of('@layer base, components;')).toBe(of('@layer base, components; @layer base, components;'));
  });

  it('moves with a file it reaches, and with no other', () => {
    const after = inputs(css, { 'Link.tsx': module('2', { classes: ['text-link'], packages: ['react'] }) });
    expect(changes(after, 'Link.stories.tsx', light)).toBe(true);
    expect(changes(after, 'Band.stories.tsx', light)).toBe(false);
  });

  it('moves with the file of a font that the theme names', () => {
    expect(changes(inputs(css.replace('outfit-1', 'outfit-2')), 'Band.stories.tsx', light)).toBe(true);
    expect(changes(inputs(css.replace('outfit-1', 'outfit-2')), 'Band.stories.tsx', elsewhere)).toBe(false);
    expect(changes(inputs(css.replace('bitter-1', 'bitter-2')), 'Band.stories.tsx', light)).toBe(false);
  });

  it('moves with a package that it imports, and with a setting of the build', () => {
    expect(changes({ ...inputs(), packages: { react: '20' } }, 'Link.stories.tsx', light)).toBe(true);
    expect(changes({ ...inputs(), packages: { react: '20' } }, 'Band.stories.tsx', light)).toBe(false);
    expect(changes({ ...inputs(), settings: { 'vite.config.ts': '2' } }, 'Band.stories.tsx', light)).toBe(true);
  });

  it('moves with a rule of a class that nobody is known to wear', () => {
    const foreign = `${css} .sb-show { margin: 0 }`;
    const before = { ...inputs(foreign), foreignClasses: ['sb-show'] };
    const after = { ...inputs(foreign.replace('margin: 0', 'margin: 1px')), foreignClasses: ['sb-show'] };
    const of = (each: Inputs) => fingerprint(storyInputs(each)('Band.stories.tsx').partsIn(light));
    expect(of(before)).not.toBe(of(after));
  });
});
