import { describe, expect, it } from 'vitest';
import { readHeadings, withHeadingIds, withHeadingLevels } from './headings.ts';
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
    expect(withHeadingLevels('<h2>A</h2><h5 lang="en">B</h5>', 3)).toBe('<h3>A</h3><h4 lang="en">B</h4>');
  });

  it('never go down by more than one', () => {
    expect(withHeadingLevels('<h4>A</h4><h2>B</h2><h4>C</h4><h3>D</h3>', 2)).toBe(
      '<h2>A</h2><h2>B</h2><h3>C</h3><h3>D</h3>',
    );
  });

  it('end as they begin, inside other headings too', () => {
    expect(withHeadingLevels('<h1>A<h4>B</h4></h1><p>c</p>', 2)).toBe('<h2>A<h3>B</h3></h2><p>c</p>');
  });

  it('are those of tags, not of what looks like one', () => {
    const html = '<img alt="&lt;h2&gt;" /><p>&lt;h3&gt; <hr /></p>';
    expect(withHeadingLevels(`${html}<h4>B</h4>`, 2)).toBe(`${html}<h2>B</h2>`);
  });
});
