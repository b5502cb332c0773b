import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  it('says what is missing at the level it stands on, and what to do next', () => {
    const markup = renderToStaticMarkup(
      <EmptyState level={2} title="Geen resultaten" text="Probeer een andere zoekterm.">
        <a href="/zoeken/*">Toon alles</a>
      </EmptyState>,
    );
    expect(markup).toMatch(/<h2[^>]*>Geen resultaten<\/h2><p[^>]*>Probeer een andere zoekterm\.<\/p>/);
    expect(markup).toContain('<a href="/zoeken/*">Toon alles</a>');
  });
});
