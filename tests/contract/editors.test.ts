import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson } from '#stories/editors/readJson.ts';
import { valueRange } from '#stories/editors/valueRange.ts';
import { elements, pages } from '#templates/registry.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

describe('every element and page template', () => {
  it.each(Object.keys(elements))('the element %s has a page for editors, in Dutch and in English', (type) => {
    expect(read(`src/templates/elements/${type}/${type}.editor.mdx`).match(/^# /gm)).toHaveLength(2);
  });

  it.each(Object.keys(pages))('the page template %s has a page for editors, in Dutch and in English', (template) => {
    expect(read(`src/templates/pages/${template}/${template}.editor.mdx`).match(/^# /gm)).toHaveLength(2);
  });

  it.each(Object.keys(elements))('the element %s can be tried, by a name', (type) => {
    const tried = new RegExp(
      `^export const \\w+: Story = \\{ name: '[^']+', args: \\{ type: '${type}' \\} \\};$`,
      'gm',
    );
    expect(read('stories/editors/Elements.stories.tsx').match(tried)).toHaveLength(1);
  });

  it.each(Object.keys(pages))('the page template %s can be tried', (template) => {
    const stories = readdirSync(resolve(root, 'stories/pages')).filter((file) => file.endsWith('.stories.tsx'));
    expect(stories.filter((file) => read(`stories/pages/${file}`).includes(`template="${template}"`))).toHaveLength(1);
  });

  it.each(['editors/WholePages', 'sites/SitePages'])('every site has its pages in stories/%s', (name) => {
    const sites = readdirSync(resolve(root, 'sites')).filter((site) =>
      existsSync(resolve(root, 'sites', site, 'site.ts')),
    );
    const stories = read(`stories/${name}.stories.tsx`);
    expect(sites.filter((site) => !stories.includes(`pagesOf('${site}')`))).toEqual([]);
  });
});

describe('input that is no JSON', () => {
  const faultOf = (text: string) => {
    const result = readJson(text);
    return (
      result.state === 'broken' && { line: result.fault.line, column: result.fault.column, cause: result.fault.cause }
    );
  };

  it.each([
    ['  ', { line: 1, column: 3, cause: 'empty' }],
    ['{ "a": [1, 2', { line: 1, column: 13, cause: 'unfinished' }],
    ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3, cause: 'comma-missing' }],
    ['[1 2]', { line: 1, column: 4, cause: 'comma-missing' }],
    ['{ "a": 1, }', { line: 1, column: 11, cause: 'comma-too-many' }],
    ['{ "html": "<a href="/bodem">" }', { line: 1, column: 21, cause: 'quote-inside' }],
    ['{ “a”: 1 }', { line: 1, column: 3, cause: 'quote-curly' }],
    ['{ "a": "open }', { line: 1, column: 8, cause: 'string-open' }],
    ['{ a: 1 }', { line: 1, column: 3, cause: 'key-bare' }],
    ['{ "a": 1 } }', { line: 1, column: 12, cause: 'after-end' }],
    ['{ "a": 1 }\n{ "b": 2 }', { line: 2, column: 1, cause: 'after-end' }],
    ['{ // note\n"a": 1 }', { line: 1, column: 3, cause: 'comment' }],
    ['{ "a": "x" /* note */ }', { line: 1, column: 12, cause: 'comment' }],
    ['{ "a" "x" }', { line: 1, column: 7, cause: 'colon-missing' }],
    ['{ "a": "C:\\pad" }', { line: 1, column: 8, cause: 'backslash' }],
    ['{ "a": "x\ty" }', { line: 1, column: 8, cause: 'string-control' }],
    ['{ "a":\u00a01 }', { line: 1, column: 7, cause: 'unseen' }],
    ['\ufeff{ "a": 1 }', { line: 1, column: 1, cause: 'unseen' }],
    ['<!doctype html><title>Inloggen</title>', { line: 1, column: 1, cause: 'html' }],
    ['/nl/groenkennisnet/bodem', { line: 1, column: 1, cause: 'address' }],
    ['https://groenkennisnet.nl/bodem', { line: 1, column: 1, cause: 'address' }],
  ])('names place and cure of %s', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  it('is read when it is JSON', () => {
    expect(readJson('{ "a": [1] }')).toEqual({ state: 'read', json: { a: [1] } });
  });
});

describe('the place of a value in the input', () => {
  const text = '{\n "a": ["x", { "b/c": "y, \\"z\\"" }],\n "d": -1.5\n}';
  const at = (pointer: string) => {
    const { start, end } = valueRange(text, pointer);
    return text.slice(start, end);
  };

  it.each([
    ['/a/0', '"x"'],
    ['/a/1/b~1c', '"y, \\"z\\""'],
    ['/d', '-1.5'],
    ['', text],
  ])('%s is %s', (pointer, value) => {
    expect(at(pointer)).toBe(value);
  });

  it('of a value that is missing is what should have held it', () => {
    expect(at('/a/1/title')).toBe('{ "b/c": "y, \\"z\\"" }');
  });
});
