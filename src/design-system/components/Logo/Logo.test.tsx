import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

const markup = renderToStaticMarkup(
  <Logo src="/assets/logo-1a.svg" width={96} height={48} name="Coegroen" href="/" homeLabel="naar de startpagina" />,
);

describe('Logo', () => {
  it('links home, named by the site and by where it leads', () => {
    expect(markup).toMatch(/^<a href="\/"/);
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('Coegroen, naar de startpagina');
  });

  it('draws the mark out of the site’s file, in its own proportions, unseen by screen readers', () => {
    expect(markup).toContain('<use href="/assets/logo-1a.svg#logo"');
    expect(markup).toMatch(/<svg viewBox="0 0 96 48" width="96" height="48"[^>]*aria-hidden="true"/);
  });
});
