import { describe, expect, it } from 'vitest';
import { createElementContext, createPageIds } from '../plan/elements/elementContext.ts';
import { storyContext } from '../stories/storyPlan.tsx';

const page = (here: readonly string[] = []) =>
  createElementContext({ ...storyContext('nl'), here }, createPageIds(), 2);
/** A link to a place, and text in which the place is. */
const withPlace = (address: string, html: string) => page().richText(`<p><a href="${address}">naar</a></p>${html}`);
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

  it('lead to a place on their own page alone, however the sign before it is written', () => {
    const html = '<p id="x">a</p><p><a href="/nl/groenkennisnet/bodem.htm&num;x">b</a></p>';
    expect(page(['/bodem']).richText(html)).toBe('<p id="s-note-1">a</p><p><a href="#s-note-1">b</a></p>');
    expect(page(['/lucht']).richText(html)).toBe('<p>a</p><p><a href="/bodem#x">b</a></p>');
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
    expect(html).toBe('<p id="s-note-1">a</p><p><a href="#s-note-1">b</a></p>');
  });

  it.each([
    ['a tag that goes', '<section id="x"><p>a</p></section>', '<div id="s-note-1"><p>a</p></div>'],
    ['a tag that goes, within a line', '<p><font id="x">a</font></p>', '<p><span id="s-note-1">a</span></p>'],
    ['a span', '<p><span id="x">a</span></p>', '<p><span id="s-note-1">a</span></p>'],
    ['a paragraph with nothing but the place', '<p><a name="x"></a></p>', '<p><a id="s-note-1"></a></p>'],
    [
      'the older name of a place that has an id too',
      '<p><a id="y" name="x">a</a></p>',
      '<p><a id="s-note-1">a</a></p>',
    ],
    ['the name of a place whose id is none', '<p><a id="" name="x">a</a></p>', '<p><a id="s-note-1">a</a></p>'],
  ])('lead to %s', (_, html, expected) => {
    expect(withPlace('#x', html)).toBe(`<p><a href="#s-note-1">naar</a></p>${expected}`);
  });

  it.each([
    ['percent-encoded', '#caf%C3%A9', 'café'],
    ['as it is', '#café', 'café'],
    ['with signs that mean something in markup', '#a&amp;b', 'a&amp;b'],
    ['percent-encoded, as the id is', '#a%20b', 'a%20b'],
    ['with a percent sign that encodes nothing', '#100%', '100%'],
  ])('lead to a place that they name %s', (_, address, id) => {
    expect(withPlace(address, `<p id="${id}">a</p>`)).toBe('<p><a href="#s-note-1">naar</a></p><p id="s-note-1">a</p>');
  });

  it.each([
    '/nl/groenkennisnet/dossier/stikstof.htm#x',
    '/nl/groenkennisnet/dossier/stikstof#x',
    'https://groenkennisnet.nl/dossier/stikstof#x',
    '/dossier/stikstof/#x',
    'stikstof.htm#x',
    './stikstof.htm#x',
  ])('lead to a place of their own page by its address: %s', (address) => {
    const html = page(['/dossier/stikstof']).richText(`<p><a href="${address}">naar</a></p><p id="x">a</p>`);
    expect(html).toBe('<p><a href="#s-note-1">naar</a></p><p id="s-note-1">a</p>');
  });

  it.each([
    ['another page', '/nl/groenkennisnet/dossier/mest.htm#x', '/dossier/mest#x'],
    ['the page in another language', '/en/groenkennisnet/dossier/stikstof#x', '/dossier/stikstof?language=en#x'],
  ])('lead to %s, whatever it calls its places', (_, address, href) => {
    const html = page(['/dossier/stikstof']).richText(`<p><a href="${address}">naar</a></p><p id="x">a</p>`);
    expect(html).toBe(`<p><a href="${href}">naar</a></p><p>a</p>`);
  });

  it.each([
    ['goes with all it holds', '<p>a</p><script id="x">a()</script>', '<p>a</p>'],
    ['is none by a name', '<p name="x">a</p>', '<p>a</p>'],
  ])('stay as they are when their place %s', (_, html, expected) => {
    expect(withPlace('#x', html)).toBe(`<p><a href="#x">naar</a></p>${expected}`);
  });

  it('lead to no footnote that only has their name among ours', () => {
    expect(page().richText('<p><a href="#x">a</a> <a href="#note-1">b</a></p><p id="x">c</p>')).toBe(
      '<p><a href="#s-note-2">a</a> <a href="#note-1">b</a></p><p id="s-note-2">c</p>',
    );
  });

  it('leave alone words that look like markup', () => {
    expect(withPlace('#x', '<p id="x">Schrijf &lt;p id="note-1"&gt; en href="#note-1"</p>')).toContain(
      'Schrijf &lt;p id="note-1"&gt; en href="#note-1"',
    );
  });
});
