import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlphabetNav } from './AlphabetNav.tsx';

const texts = { letter: 'Letter', other: 'Overig', goTo: (letter: string) => `Naar ${letter}` };
const render = (...filled: string[]) =>
  renderToStaticMarkup(<AlphabetNav label="Alfabet" filled={filled} texts={texts} />);

describe('AlphabetNav', () => {
  it('has all letters; those with items lead to their section', () => {
    const html = render('B');
    expect(html.match(/<li/g)).toHaveLength(26);
    expect(html).toMatch(/<a href="#letter-b"[^>]*>B<\/a>/);
  });

  it('says of a letter without items that it is disabled, and gives it no address', () => {
    expect(render('B')).toMatch(/<a role="link" aria-disabled="true"[^>]*>A<\/a>/);
  });

  it('has a sign for what starts with no letter, with its name in words, only when there is any', () => {
    expect(render('B', '#')).toMatch(/<a href="#letter-other"[^>]*>.*?Overig/);
    expect(render('B')).not.toContain('#letter-other');
  });

  it('offers on small screens only the letters that lead somewhere', () => {
    expect(render('B', 'W', '#').match(/<option[^>]*>[^<]*/g)).toEqual([
      '<option value="B" selected="">B',
      '<option value="W">W',
      '<option value="#">Overig',
    ]);
  });

  it('leads to the first letter before anything is chosen, so that its link works at once', () => {
    expect(render('B', 'W')).toMatch(/<a href="#letter-b"[^>]*>Naar B<\/a>/);
  });

  it('leads to the sections of its own list where a page has several', () => {
    const html = renderToStaticMarkup(
      <AlphabetNav label="Alfabet" idPrefix="dieren" filled={['B', '#']} texts={texts} />,
    );
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['dieren-b', 'dieren-other', 'dieren-b']);
  });
});
