import { describe, expect, it } from 'vitest';
import { classesOf, readStyleSheet, variablesIn } from './styleSheet.ts';

describe('a selector', () => {
  it('asks for the classes it names, as they stand in markup', () => {
    expect(classesOf(String.raw`.hover\:bg-action:hover .gap-2\.5`)).toEqual(['hover:bg-action', 'gap-2.5']);
    expect(classesOf(String.raw`.\31 2-columns`)).toEqual(['12-columns']);
    expect(classesOf(String.raw`.grid-cols-\[1fr_2fr\]`)).toEqual(['grid-cols-[1fr_2fr]']);
  });

  it('asks for nothing that it forbids', () => {
    expect(classesOf('.card:not(.card-large, :is(.a))')).toEqual(['card']);
  });

  it('asks for none of several that it takes one of', () => {
    expect(classesOf(':is(.menu-entry, .menu-link)[aria-current] .mark')).toEqual(['mark']);
    expect(
      classesOf('.rich-text :where(p, .rich-text-table):not(.plain) + :is(:where(.peer):checked ~ .next)'),
    ).toEqual(['rich-text', 'peer', 'next']);
    expect(classesOf(String.raw`.hover\:is\(a\,b\):is(.c:has(.d, .e))`)).toEqual(['hover:is(a,b)', 'c']);
  });
});

describe('a compiled style sheet', () => {
  it('has rules for classes, and rules for every page', () => {
    const { rules } = readStyleSheet('a{color:red}.b .c,.d{color:blue}');
    expect(rules.map(({ alternatives }) => alternatives)).toEqual([[[]], [['b', 'c'], ['d']]]);
  });

  it('keeps what a rule stands in, so that the same selector in two places is two rules', () => {
    const { rules } = readStyleSheet('.a{color:red}@media print{.a{color:black}}');
    expect(rules.map(({ key }) => key)).toEqual(['.a', '@media print { .a']);
  });

  it('asks for the classes of nested rules from the outside in', () => {
    const { rules } = readStyleSheet('.card{color:red;&:hover .title{color:blue}}');
    expect(rules.map(({ alternatives }) => alternatives)).toEqual([[['card']], [['card', 'title']]]);
  });

  it('has definitions of a theme, those of dark apart', () => {
    const { definitions, rules } = readStyleSheet(
      '[data-site=coegroen]{--site-color-link:#111}@media screen{[data-site=coegroen][data-mode=dark]{--site-color-link:#eee}}:root{--gap:4px}',
    );
    expect(rules).toEqual([]);
    expect(definitions.map(({ name, site, dark, value }) => ({ name, site, dark, value }))).toEqual([
      { name: '--site-color-link', site: 'coegroen', dark: false, value: '#111' },
      { name: '--site-color-link', site: 'coegroen', dark: true, value: '#eee' },
      { name: '--gap', site: undefined, dark: false, value: '4px' },
    ]);
  });

  it('has fonts and motions by their names, whose steps are no rules', () => {
    const { named, rules } = readStyleSheet(
      '@font-face{font-family:"Outfit";src:url(outfit.woff2)}@keyframes appear{from{opacity:0}}',
    );
    expect(named.map(({ kind, name }) => [kind, name])).toEqual([
      ['font', 'Outfit'],
      ['keyframes', 'appear'],
    ]);
    expect(rules).toEqual([]);
  });
});

it('finds the custom properties that a text asks for', () => {
  expect(variablesIn('var(--a, var(--site-color-link)) calc(1px--2px)')).toEqual(['--a', '--site-color-link']);
});
