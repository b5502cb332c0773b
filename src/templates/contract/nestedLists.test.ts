import { describe, expect, it } from 'vitest';
import { withNestedLists } from './nestedLists.ts';

describe('lists beside the entries of a list', () => {
  it.each([
    [
      'belong to the entry before them',
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    [
      'belong to the last entry',
      '<ul>\n<li>a</li>\n<ol type="a"><li>b</li></ol>\n</ul>',
      '<ul>\n<li>a\n<ol type="a"><li>b</li></ol>\n</li></ul>',
    ],
    [
      'belong to it all, where several follow it',
      '<ul><li>a</li><ul><li>b</li></ul><ol><li>c</li></ol></ul><p>d</p>',
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul><p>d</p>',
    ],
    [
      'belong to theirs, however deep',
      '<ul><li>a</li><ul><li>b</li><ul><li>c</li></ul></ul></ul>',
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
    ],
    [
      'belong to it whatever tags it holds',
      '<ul><li>a<br />b <img src="/x" alt="" /></li><ul><li>c</li></ul></ul>',
      '<ul><li>a<br />b <img src="/x" alt="" /><ul><li>c</li></ul></li></ul>',
    ],
    [
      'belong to it with words behind them, which stay where they stand',
      '<ul><li>a</li><ul><li>b</li></ul>en<li>c</li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li>en<li>c</li></ul>',
    ],
  ])('%s', (_, html, expected) => {
    expect(withNestedLists(html)).toBe(expected);
  });

  it.each([
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
    '<ul><li>a</li>en<ul><li>b</li></ul></ul>',
    '<ul><ul><li>a</li></ul></ul>',
    '<p>1 &lt; 2</p>',
  ])('are left alone where they stand in an entry, or after none: %s', (html) => {
    expect(withNestedLists(html)).toBe(html);
  });
});
