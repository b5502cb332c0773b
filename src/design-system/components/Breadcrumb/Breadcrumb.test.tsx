import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

const html = renderToStaticMarkup(
  <Breadcrumb label="Kruimelpad" items={[{ title: 'Home', href: '/' }, { title: 'Dossiers' }, { title: 'Bodem' }]} />,
);

describe('Breadcrumb', () => {
  it('is a named landmark with an ordered list', () => {
    expect(html).toMatch(/^<nav aria-label="Kruimelpad"><ol/);
  });

  it('marks the page itself, and only that', () => {
    expect(html.match(/aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe('Bodem');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });
});
