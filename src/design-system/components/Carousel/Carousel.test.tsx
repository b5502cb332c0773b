import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './Carousel.tsx';

const texts = {
  carousel: 'carrousel',
  slide: 'dia',
  previous: 'Vorige',
  next: 'Volgende',
  position: (first: number, last: number, count: number) => `${first}-${last} van ${count}`,
};
const slides = ['Polder', 'Duin', 'Plas'].map((label) => ({ key: label, label, content: <p>{label} in beeld</p> }));
const markup = renderToStaticMarkup(<Carousel kind="pictures" label="Landschappen" slides={slides} texts={texts} />);

describe('Carousel', () => {
  it('has every slide in the page before script, each a named group', () => {
    for (const [place, { label }] of slides.entries()) {
      expect(markup).toContain(
        `role="group" aria-roledescription="dia" aria-label="${place + 1}-${place + 1} van 3: ${label}"`,
      );
      expect(markup).toContain(`<p>${label} in beeld</p>`);
    }
  });

  it('is a named group that says it is a carousel', () => {
    expect(markup).toMatch(/^<div role="group" aria-roledescription="carrousel" aria-label="Landschappen"/);
  });

  it('scrolls for who has no pointer', () => {
    expect(markup).toMatch(/<section aria-label="Landschappen" tabindex="0"/);
  });

  it('has its buttons before the slides they move', () => {
    expect(markup.indexOf('aria-label="Volgende"')).toBeLessThan(markup.indexOf('tabindex="0"'));
  });

  it('stays at the beginning until somebody moves it', () => {
    expect(markup).toMatch(/<button[^>]*aria-label="Vorige" aria-disabled="true"/);
    expect(markup).toMatch(/<button[^>]*aria-label="Volgende" aria-disabled="false"/);
    expect(markup).toContain('1 / 3');
  });
});
