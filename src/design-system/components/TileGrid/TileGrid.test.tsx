import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TileGrid } from './TileGrid.tsx';

const props = { level: 3, externalHint: 'opent in een nieuw tabblad' } as const;
const picture = { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' };

describe('TileGrid', () => {
  it('is a list of titles that are links', () => {
    const html = renderToStaticMarkup(<TileGrid {...props} items={[{ title: 'Water', href: '/water' }]} />);
    expect(html).toMatch(/<ul.*<li.*<h3[^>]*><a href="\/water"[^>]*>Water<\/a><\/h3>/);
  });

  it('opens another site in a new tab, and says so', () => {
    const html = renderToStaticMarkup(<TileGrid {...props} items={[{ title: 'RVO', href: 'https://www.rvo.nl/' }]} />);
    expect(html).toContain('target="_blank"');
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('RVO (opent in een nieuw tabblad)');
  });

  it('keeps a tile without an address as text', () => {
    expect(renderToStaticMarkup(<TileGrid {...props} items={[{ title: 'Water' }]} />)).not.toContain('<a ');
  });

  it('shows the picture of a tile', () => {
    const html = renderToStaticMarkup(
      <TileGrid {...props} items={[{ title: 'Water', picture }, { title: 'Bodem' }]} />,
    );
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
