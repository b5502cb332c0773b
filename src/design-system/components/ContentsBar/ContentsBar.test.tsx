import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentsBar } from './ContentsBar.tsx';

const html = renderToStaticMarkup(
  <ContentsBar
    label="Inhoud"
    items={[
      { id: 'inleiding', title: 'Inleiding' },
      { id: 'bronnen', title: 'Bronnen' },
    ]}
    previousLabel="Vorige"
    nextLabel="Volgende"
  />,
);

describe('ContentsBar, as the server sends it', () => {
  it('is a named landmark', () => {
    expect(html).toMatch(/^<nav aria-label="Inhoud"/);
  });

  it('links to every section in a list that opens without JavaScript', () => {
    expect(html).toMatch(/<details.*<summary.*<ol.*href="#inleiding".*href="#bronnen".*<\/ol><\/details>/);
  });

  it('marks no section before the browser knows where the reader is', () => {
    expect(html).not.toContain('aria-current');
  });

  it('leads to the first section, and to none before it', () => {
    expect(html).toContain('href="#inleiding" aria-label="Volgende: Inleiding"');
    expect(html).not.toContain('Vorige');
  });
});
