import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { marksOf } from './marks.ts';
import { type Place, PlaceMap } from './PlaceMap.tsx';
import { size } from './projection.ts';

const texts = { outside: 'Niet op deze kaart', externalHint: 'opent in een nieuw tabblad' };
const utrecht: Place = { title: 'Utrecht', lat: 52.09, lon: 5.12 };
const groningen: Place = { title: 'Groningen', lat: 53.22, lon: 6.57 };
const bonaire: Place = { title: 'Bonaire', lat: 12.15, lon: -68.28 };

const render = (...places: readonly Place[]) =>
  renderToStaticMarkup(<PlaceMap places={places} level={3} texts={texts} />);

/** The numbers in the drawing, and those in the list. */
function numbersOf(html: string) {
  const [drawing = '', list = ''] = html.split('<ol');
  const numbers = (part: string) =>
    [...part.matchAll(/<(?:span|a)[^>]*>(\d+)<\/(?:span|a)>/g)].map(([, number]) => Number(number));
  return { drawing: numbers(drawing), list: numbers(list) };
}

describe('PlaceMap', () => {
  it('lists every place under a heading, and leads to those that have a page', () => {
    const html = render(utrecht, { ...groningen, href: '/groningen' });
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*>Utrecht<\/h3>/);
    expect(html).toMatch(/<h3[^>]*><a href="\/groningen"[^>]*>Groningen<\/a><\/h3>/);
  });

  it('opens a place’s page on another site in a new tab, and says so', () => {
    const html = render({ ...utrecht, href: 'https://www.uu.nl/' });
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toMatch(/Utrecht<span[^>]*> \(opent in een nieuw tabblad\)<\/span><\/a>/);
  });

  it('gives a place the same number in the drawing and in the list, skipping those that are not drawn', () => {
    const html = render(bonaire, utrecht, groningen);
    expect(numbersOf(html)).toEqual({ drawing: [1, 2], list: [1, 2] });
    expect(html).toMatch(/Bonaire.*Niet op deze kaart.*Utrecht/);
    expect(html.match(/Niet op deze kaart/g)).toHaveLength(1);
  });

  it('leads from a number of the drawing to its entry in the list', () => {
    const html = render(bonaire, utrecht);
    const href = /<a href="#([^"]+)" tabindex="-1"[^>]*>1<\/a>/.exec(html)?.[1] ?? 'none';
    expect(html).toMatch(new RegExp(`<li id="${href}".*Utrecht`));
  });

  it('hides the drawing from those who hear the list', () => {
    expect(render(utrecht)).toMatch(/<div aria-hidden="true"[^>]*><svg/);
  });

  it('says in classes where a number stands, to the whole percent', () => {
    const [, classes = ''] = /<a [^>]*class="([^"]*)"[^>]*>1<\/a>/.exec(render(utrecht)) ?? [];
    const sumOf = (side: string) =>
      [...classes.matchAll(new RegExp(`place-${side}-(\\d+)`, 'g'))].reduce((sum, [, part]) => sum + Number(part), 0);
    const [mark] = marksOf([utrecht]);
    const share = (at = 0, length = 1) => Math.round((100 * at) / length);
    expect([sumOf('x'), sumOf('y')]).toEqual([share(mark?.label?.x, size.width), share(mark?.label?.y, size.height)]);
  });

  it('draws nothing when there is nothing to draw, and says nothing of a map', () => {
    const html = render(bonaire);
    expect(html).toContain('Bonaire');
    expect(html).not.toMatch(/<svg|Niet op deze kaart/);
  });

  it('shows dots without numbers when there are too many to tell apart', () => {
    const html = render(...Array.from({ length: 41 }, () => utrecht));
    expect(numbersOf(html)).toEqual({ drawing: [], list: [] });
    expect(html.match(/<circle/g)).toHaveLength(41);
  });

  it('names each of two drawings on one page apart', () => {
    const html = renderToStaticMarkup(
      <>
        <PlaceMap places={[utrecht]} level={3} texts={texts} />
        <PlaceMap places={[groningen]} level={3} texts={texts} />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    // The drawing's, and the entry's that its number leads to.
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('numbers on the drawing', () => {
  it('stand where their places are', () => {
    expect(marksOf([utrecht, groningen]).every(({ at, label }) => label === at || (label && label.x === at.x))).toBe(
      true,
    );
  });

  it('keep their distance when places lie together, near the edge too', () => {
    const vaals = { lat: 50.77, lon: 6.02 };
    const marks = marksOf([utrecht, utrecht, utrecht, vaals, vaals, vaals].map((place) => ({ ...place })));
    const labels = marks.flatMap(({ label }) => label ?? []);
    const distances = labels.flatMap((one, index) =>
      labels.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(labels).toHaveLength(6);
    expect(Math.min(...distances)).toBeGreaterThan(37);
    expect(Math.max(...labels.map(({ x }) => x))).toBeLessThan(390);
    expect(Math.max(...labels.map(({ y }) => y))).toBeLessThan(450);
  });

  it('are all there when forty places are one', () => {
    expect(marksOf(Array.from({ length: 40 }, () => utrecht)).map(({ label }) => label)).not.toContain(undefined);
  });
});
