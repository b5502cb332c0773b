import { describe, expect, it } from 'vitest';
import { definePairs } from '#design-system/tokens/pairs.ts';
import { tokenProperties } from './classNames.ts';
import {
  sourceProblems,
  undeclaredClasses,
  undeclaredInks,
  undeclaredPairs,
  undeclaredProperties,
  unusedTokens,
} from './sourceRules.ts';
import type { Source } from './sources.ts';
import { styleMaker } from './tailwindClasses.ts';
import { tokenUses } from './usage.ts';

function component(text: string, file = 'Sample.tsx'): Source {
  return { path: `src/design-system/components/Sample/${file}`, text };
}

const makesStyle = await styleMaker();

describe('an unused token', () => {
  const list = "export const colorTokens = [\n  'page',\n  'video',\n] as const;\n";
  const everythingBut = (property: string) =>
    component(tokenProperties.filter((known) => known !== property).join('\n'), 'Sample.css');

  it('is found where the list names it', () => {
    const uses = tokenUses([everythingBut('--site-color-video')]);
    expect(unusedTokens(uses, list).filter(({ wrong }) => wrong.includes('--site-'))).toMatchObject([
      { path: 'src/design-system/tokens/semanticTokens.ts', line: 3, wrong: 'no component uses --site-color-video' },
    ]);
  });

  it('is no longer unused once a class paints with it', () => {
    const uses = tokenUses([everythingBut('--site-color-video'), component("const ground = 'medium:bg-video/80';")]);
    expect(unusedTokens(uses, list).filter(({ wrong }) => wrong.includes('--site-'))).toEqual([]);
  });

  it('is not used by a story, a comment, or a style that gives it another value', () => {
    const uses = tokenUses([
      component("const ground = 'bg-video';", 'Sample.stories.tsx'),
      component("// 'bg-video'\n/* bg-video */"),
      component('.scope { --site-color-video: var(--site-color-page); }', 'Sample.css'),
    ]);
    expect(uses.map(({ property }) => property)).toEqual(['--site-color-page']);
  });
});

describe('an undeclared property', () => {
  it('is found with its line, in style sheets and in class names', () => {
    expect(undeclaredProperties(component('a {\n  color: var(--site-color-sparkle);\n}', 'Sample.css'))).toMatchObject([
      { line: 2, wrong: '--site-color-sparkle is declared nowhere, so it has no value in any site' },
    ]);
    expect(undeclaredProperties(component("const size = 'text-(length:--site-size-huge)';"))).toHaveLength(1);
  });

  it('is neither a token, nor a colour of the palette, nor a shared length', () => {
    const text = 'a { color: var(--site-color-link); fill: var(--palette-sand); margin: var(--site-space-gutter); }';
    expect(undeclaredProperties(component(text, 'Sample.css'))).toEqual([]);
  });
});

describe('an undeclared class', () => {
  it('is found with its line, under variants and with an opacity too', () => {
    const text = "const look =\n  'bg-surfce large:hover:text-lnk/50 leading-tight';";
    expect(undeclaredClasses(component(text), makesStyle)).toMatchObject([
      { line: 2, wrong: 'the class bg-surfce has no style: its last part is not a token' },
      { line: 2, wrong: expect.stringContaining('large:hover:text-lnk/50') },
      { line: 2, wrong: expect.stringContaining('leading-tight') },
    ]);
  });

  it('is none of Tailwind’s own words', () => {
    const text = "const look = 'text-balance border-b-2 border-t font-normal rounded-full bg-surface text-small';";
    expect(undeclaredClasses(component(text), makesStyle)).toEqual([]);
  });
});

describe('an undeclared pair', () => {
  const pairs = [
    definePairs('Sample', [
      { foreground: 'text', background: 'surface', size: 'text' },
      { foreground: 'text', background: 'positive', backgroundOpacity: 0.12, size: 'text' },
    ]),
  ];

  it('is found with its line and the words that declare it', () => {
    expect(undeclaredPairs(component("const look =\n  'p-2 bg-band text-link';"), pairs)).toEqual([
      {
        path: 'src/design-system/components/Sample/Sample.tsx',
        line: 2,
        wrong: 'link on band is painted and not declared',
        mend: "Add { foreground: 'link', background: 'band', size: 'text' } to src/design-system/components/Sample/Sample.pairs.ts.",
      },
    ]);
  });

  it('is found in a state that changes only the ground', () => {
    const found = undeclaredPairs(component("const look = 'bg-surface text-text hover:bg-band';"), pairs);
    expect(found.map(({ wrong }) => wrong)).toEqual(['text on band is painted and not declared']);
  });

  it('is another one at another opacity', () => {
    expect(undeclaredPairs(component("const look = 'bg-positive/12 text-text';"), pairs)).toEqual([]);
    expect(undeclaredPairs(component("const look = 'bg-positive/50 text-text';"), pairs)).toHaveLength(1);
  });

  it('is declared only by the component that paints it', () => {
    const other = [definePairs('Other', [{ foreground: 'link', background: 'band', size: 'text' }])];
    expect(undeclaredPairs(component("const look = 'bg-band text-link';"), other)).toHaveLength(1);
  });

  it('is never made of what a template literal may leave out, nor of forced colours', () => {
    const forced = 'bg-band forced-colors:text-link';
    const text = `const look = \`bg-band \${on ? 'text-link' : ''}\`; const forced = '${forced}';`;
    expect(undeclaredPairs(component(text), pairs)).toEqual([]);
  });
});

describe('an undeclared ink', () => {
  it('is found where its ground stands in another element', () => {
    const pairs = [definePairs('Sample', [{ foreground: 'text', background: 'band', size: 'text' }])];
    const [problem, ...others] = undeclaredInks(component("a('bg-band');\nb('hover:text-link');"), pairs);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      line: 2,
      wrong: 'link is painted (hover:text-link) and stands in no declared pair',
    });
  });

  it('is told by the site’s own colour where a component stands on it', () => {
    const sample = component("a('on-brand-ground'); b('text-text-muted');");
    const onBrand = [definePairs('Sample', [{ foreground: 'on-brand-muted', background: 'brand', size: 'text' }])];
    const band = {
      path: 'src/design-system/components/Band/Band.css',
      text: '--site-color-text-muted: var(--site-color-on-brand-muted);',
    };
    const ofSample = (pairs: typeof onBrand) =>
      sourceProblems([sample, band], pairs, makesStyle).filter(({ path }) => path.includes('Sample'));
    expect(ofSample(onBrand)).toEqual([]);
    expect(ofSample([])).toHaveLength(1);
  });

  it('is told once, by the pair, where the pair is known', () => {
    const problems = sourceProblems([component("const look = 'bg-band text-link';")], [], makesStyle);
    expect(problems.filter(({ path }) => path.includes('Sample'))).toMatchObject([
      { wrong: 'link on band is painted and not declared' },
    ]);
  });
});
