import { describe, expect, it } from 'vitest';
import { headingLevels, readHeadings, withHeadingIds } from './headings.ts';
import { plainText } from './richText.ts';

const read = (html: string) => readHeadings(html, plainText);

describe('the headings of a text', () => {
  it('are found with their words and their names, in their order', () => {
    expect(read('<p>a</p><h2 id="note-1">Bodem<br />en <em>water</em></h2><h3 lang="en">Soil</h3>')).toEqual([
      { level: 2, text: 'Bodem en water', start: 8, name: 'note-1' },
      { level: 3, text: 'Soil', start: 57 },
    ]);
  });

  it('are found inside lists, tables and other headings', () => {
    const html = '<ul><li><h3>A</h3></li></ul><table><tr><td><h4>B</h4></td></tr></table><h2>C<h3>D</h3></h2>';
    expect(read(html).map(({ level }) => level)).toEqual([3, 4, 2, 3]);
  });

  it('are none where a text has none', () => {
    expect(read('<p>a</p><hr />')).toEqual([]);
  });

  it('take ids in the place of their names, and keep all else', () => {
    const html = '<h2 id="note-1">A</h2><p>b</p><h3 lang="en">C</h3><h2>D</h2>';
    expect(withHeadingIds(html, read(html), ({ text }) => text.toLowerCase())).toBe(
      '<h2 id="a">A</h2><p>b</p><h3 id="c" lang="en">C</h3><h2 id="d">D</h2>',
    );
  });
});

describe('the levels of headings', () => {
  it('start where they are told to and leave no gap', () => {
    expect([...headingLevels('<h2>A</h2><H5>B</H5>', 3)]).toEqual([
      [2, 3],
      [5, 4],
    ]);
  });

  it('are those of tags, not of what looks like one', () => {
    expect([...headingLevels('<!-- <h1>A</h1> --><p title="<h2>">&lt;h3&gt;</p><h4>B</h4>', 2)]).toEqual([[4, 2]]);
  });
});
