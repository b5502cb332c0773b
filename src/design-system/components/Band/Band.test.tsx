import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Band } from './Band.tsx';

describe('Band', () => {
  it('is a section named by its heading and reachable by a link', () => {
    const html = renderToStaticMarkup(
      <Band id="bronnen" labelledBy="bronnen-titel">
        Bronnen
      </Band>,
    );
    expect(html).toMatch(/^<section id="bronnen" aria-labelledby="bronnen-titel"/);
  });

  it('is no section without a heading, and reachable all the same', () => {
    expect(renderToStaticMarkup(<Band id="inhoud">Tekst</Band>)).toMatch(/^<div id="inhoud"/);
  });
});
