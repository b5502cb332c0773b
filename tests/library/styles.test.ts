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

  it('hold what a class says in a group, also where other modules name other classes of that group', async () => {
    const one = moduleWith('a/One.tsx', 'hover:underline large:flex print:hidden');
    const other = moduleWith('a/Other.tsx', 'hover:decoration-2 large:hidden');
    const { rulesFor } = await makeStyles([one, other]);
    expect(rulesFor(one)).toMatch(/@media \(hover: hover\) \{\s*\.hover\\:underline:hover/);
    expect(rulesFor(other)).toMatch(/@media \(hover: hover\) \{\s*\.hover\\:decoration-2:hover/);
    expect(rulesFor(one)).toMatch(/@media \(width >= 960px\) \{\s*\.large\\:flex/);
    expect(rulesFor(other)).toMatch(/@media \(width >= 960px\) \{\s*\.large\\:hidden/);
    expect(rulesFor(one)).toMatch(/@media print \{\s*\.print\\:hidden/);
    expect(rulesFor(other)).not.toContain('print');
  });

  it('hold each rule once for modules that share a stylesheet', async () => {
    const one = moduleWith('a/One.tsx', 'flex hidden');
    const other = moduleWith('a/Other.tsx', 'flex grid');
    const { rulesFor } = await makeStyles([one, other]);
    const rules = rulesFor(one, other);
    for (const name of ['flex', 'hidden', 'grid']) expect(rules.split(`.${name} {`)).toHaveLength(2);
  });

  it('share a layer among neighbours that the same modules name, and with no others', async () => {
    const one = moduleWith('a/One.tsx', 'px-2 py-2 pt-4');
    const other = moduleWith('a/Other.tsx', 'px-2 py-2');
    const { rulesFor } = await makeStyles([one, other]);
    const inside = (css: string) => [...css.matchAll(/@layer u\w{1,2} \{/g)].length;
    expect(inside(rulesFor(other))).toBe(1);
    expect(inside(rulesFor(one))).toBe(2);
    expect(layerOf(rulesFor(one), '.py-2')).toBe(layerOf(rulesFor(other), '.px-2'));
  });

  it('give what is said more specifically a later layer, as it prevails where rules share one', async () => {
    const one = moduleWith('a/One.tsx', 'hover:flex print:hidden');
    const { base, rulesFor } = await makeStyles([one, moduleWith('a/Other.tsx', 'print:hidden')]);
    const order = /@layer utilities \{\n {2}@layer ([^;]+);/.exec(base)?.[1]?.split(', ') ?? [];
    const specific = order.indexOf(layerOf(rulesFor(one), '.hover\\:flex'));
    expect(specific).toBeGreaterThan(order.indexOf(layerOf(rulesFor(one), '.print\\:hidden')));
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

  it('gives each class of a group the group for itself, in groups within groups too', () => {
    const { rules } = splitStyles(
      `@layer utilities {
  @media print {
    .a { color: red; }
    @supports (color: lab(0 0 0)) { .a { color: lab(0 0 0); } .d { color: lab(1 1 1); } }
  }
}`,
      classes,
    );
    expect([...rules].map(([name, css]) => [name, css.replace(/\s+/g, ' ')])).toEqual([
      ['a', '@media print { .a { color: red; } @supports (color: lab(0 0 0)) { .a { color: lab(0 0 0); } } }'],
      ['d', '@media print { @supports (color: lab(0 0 0)) { .d { color: lab(1 1 1); } } }'],
    ]);
  });

  it('refuses rules of a class with others between them: their order would be lost', () => {
    const apart = '@layer utilities { .a { color: red; } .d { color: blue; } .a { color: green; } }';
    expect(() => splitStyles(apart, classes)).toThrow('The rules of "a" stand apart');
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
