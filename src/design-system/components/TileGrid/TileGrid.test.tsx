import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TileGrid } from './TileGrid.tsx';

const picture = { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' };

describe('TileGrid', () => {
  it('is a list of titles that are links', () => {
    const html = renderToStaticMarkup(<TileGrid level={3} items={[{ title: 'Water', href: '/water' }]} />);
    expect(html).toMatch(/<ul.*<li.*<h3[^>]*><a href="\/water"[^>]*>Water<\/a><\/h3>/);
  });

  it('opens another site in a new tab', () => {
    const html = renderToStaticMarkup(<TileGrid level={3} items={[{ title: 'RVO', href: 'https://www.rvo.nl/' }]} />);
    expect(html).toContain('target="_blank"');
  });

  it('keeps a tile without an address as text', () => {
    expect(renderToStaticMarkup(<TileGrid level={3} items={[{ title: 'Water' }]} />)).not.toContain('<a ');
  });

  it('shows the picture of a tile', () => {
    const html = renderToStaticMarkup(<TileGrid level={3} items={[{ title: 'Water', picture }, { title: 'Bodem' }]} />);
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
