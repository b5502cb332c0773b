import { describe, expect, it } from 'vitest';
import { splitStyles } from '#scripts/library/splitStyles.ts';
import { makeStyles } from '#scripts/library/styles.ts';

/** A module that names these classes. */
function moduleWith(path: string, ...strings: string[]) {
  return { path, code: '', imports: [], assets: [], packages: [], strings };
}

/** The layer that a stylesheet gives to the rule of a class. */
function layerOf(css: string, selector: string): string {
  const layers = css.matchAll(/@layer (u\w{1,2}) \{\n([\s\S]*?)\n\}(?=\n@layer|\n\}\n$)/g);
  return [...layers].find(([, , rule]) => rule?.includes(selector))?.[1] ?? '';
}

describe('the styles of a module', () => {
  it('hold the rules for its own classes and no others', async () => {
    const one = moduleWith('a/One.tsx', 'flex hidden');
    const other = moduleWith('a/Other.tsx', 'grid');
    const { rulesFor } = await makeStyles([one, other]);
    expect(rulesFor(one)).toContain('.hidden');
    expect(rulesFor(one)).not.toContain('.grid');
  });

  it('give a class the same layer in every module, in the order of one stylesheet', async () => {
    const one = moduleWith('a/One.tsx', 'large:hidden flex');
    const other = moduleWith('a/Other.tsx', 'flex');
    const { base, rulesFor } = await makeStyles([one, other]);
    const plain = layerOf(rulesFor(other), '.flex ');
    const wide = layerOf(rulesFor(one), '.large\\:hidden');
    expect(plain).not.toBe('');
    expect(layerOf(rulesFor(one), '.flex ')).toBe(plain);
    const order = /@layer utilities \{\n {2}@layer ([^;]+);/.exec(base)?.[1]?.split(', ') ?? [];
    expect(order.indexOf(wide)).toBeGreaterThan(order.indexOf(plain));
  });

  it('let starting values of variables yield to every class', async () => {
    const { base } = await makeStyles([moduleWith('a/One.tsx', 'rotate-180')]);
    expect(base).toMatch(/^@layer properties, theme, base, components, utilities;/);
  });

  it('are empty where words are no classes, and refuse classes where they would be lost', async () => {
    const words = moduleWith('a/words.ts', 'table', 'a hidden table');
    const lost = moduleWith('a/lost.ts', 'flex hidden');
    const { rulesFor } = await makeStyles([words, lost]);
    expect(rulesFor(words)).toBe('');
    expect(() => rulesFor(lost)).toThrow('a/lost.ts names classes ("flex hidden")');
  });
});

describe('taking a stylesheet apart', () => {
  const classes = new Set(['a', 'group/x', 'group-open/x:b', '[&_.mark]:c', 'd']);
  const css = `@layer base { p { content: "}"; } }
@layer utilities {
  .a { color: red; &:hover { color: blue; } }
  @media print { :is(:where(.group\\/x):is([open]) .group-open\\/x\\:b) { color: red; } }
  .\\[\\&_\\.mark\\]\\:c .mark { color: red; }
  :where(.d > :not(:last-child)) { color: red; }
}
@property --x { syntax: "*"; inherits: false; }`;

  it('finds the class of every rule, whatever stands around it', () => {
    expect([...splitStyles(css, classes).rules.keys()]).toEqual(['a', 'group-open/x:b', '[&_.mark]:c', 'd']);
  });

  it('leaves everything else as it was', () => {
    const { rest } = splitStyles(css, classes);
    expect(rest).toContain('@layer base { p { content: "}"; } }');
    expect(rest).toContain('@property --x');
    expect(rest).not.toContain('utilities');
  });

  it('refuses a rule that belongs to no class', () => {
    expect(() => splitStyles('@layer utilities { .unknown { color: red; } }', classes)).toThrow('belongs to no class');
  });
});
