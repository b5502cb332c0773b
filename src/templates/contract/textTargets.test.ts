import { describe, expect, it } from 'vitest';
import { createElementContext, createPageIds } from '../plan/elements/elementContext.ts';
import { storyContext } from '../stories/storyPlan.tsx';

const page = () => createElementContext(storyContext('nl'), createPageIds(), 2);
const footnote =
  '<p>Feit<sup><a href="#fn1" id="r1">1</a></sup></p><ol><li id="fn1">Bron <a href="#r1">terug</a></li></ol>';

describe('links inside a text', () => {
  it('lead to its footnotes and back', () => {
    expect(page().richText(footnote)).toBe(
      '<p>Feit<sup><a id="s-note-1" href="#s-note-2">1</a></sup></p><ol><li id="s-note-2">Bron <a href="#s-note-1">terug</a></li></ol>',
    );
  });

  it('stay inside their own text when another has the same ids', () => {
    const context = page();
    context.richText(footnote);
    expect(context.richText(footnote)).toContain('<li id="s-note-2-1">Bron <a href="#s-note-1-1">');
  });

  it('lead to its headings, which have ids of their own', () => {
    expect(page().richText('<p><a href="#x">Naar</a></p><h2 id="x">Kop</h2>')).toBe(
      '<p><a href="#s-kop">Naar</a></p><h2 id="s-kop">Kop</h2>',
    );
  });

  it('lead to an anchor without words', () => {
    expect(page().richText('<p>a<a name="hier"></a></p><p><a href="#hier">b</a></p>')).toContain(
      '<a href="#s-note-1">b',
    );
  });

  it.each([
    ['an id nobody leads to', '<p id="main">a</p>', '<p>a</p>'],
    [
      'the second of two',
      '<p id="x">a</p><p id="x">b</p><p><a href="#x">c</a></p>',
      '<p id="s-note-1">a</p><p>b</p><p><a href="#s-note-1">c</a></p>',
    ],
  ])('leave no trace of %s', (_, html, expected) => {
    expect(page().richText(html)).toBe(expected);
  });

  it('stay as they are when they lead to a part of the page', () => {
    expect(page().richText('<p><a href="#s-bronnen">a</a></p>')).toBe('<p><a href="#s-bronnen">a</a></p>');
  });

  it('take strange ids for what they are: words', () => {
    const html = page().richText('<p id=\'"><script>\'>a</p><p><a href="#&quot;&gt;&lt;script&gt;">b</a></p>');
    expect(html).toBe('<p>a</p><p><a href="#&quot;&gt;&lt;script&gt;">b</a></p>');
  });
});
