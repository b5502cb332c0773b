import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TeamGrid } from './TeamGrid.tsx';

const labels = { email: 'E-mail', phone: 'Telefoon', externalHint: 'opent in een nieuw tabblad' };
const picture = { src: '/anna.jpg', width: 800, height: 800, alt: '' };

describe('TeamGrid', () => {
  it('is a list of people, each under a heading of the level it is given', () => {
    const html = renderToStaticMarkup(
      <TeamGrid level={4} labels={labels} members={[{ name: 'Anna' }, { name: 'Bram' }]} />,
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<h4[^>]*>Anna<\/h4>/);
  });

  it('shows initials where there is no portrait, hidden from those who hear the name', () => {
    const html = renderToStaticMarkup(
      <TeamGrid level={3} labels={labels} members={[{ name: 'Anna van der Berg' }, { name: 'Bram Smit', picture }]} />,
    );
    expect(html).toMatch(/<span aria-hidden="true"[^>]*>AB<\/span>/);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('>BS<');
  });

  it('leads to the person’s own page by their name, and reaches them by mail and phone', () => {
    const html = renderToStaticMarkup(
      <TeamGrid
        level={3}
        labels={labels}
        members={[{ name: 'Anna', href: '/persoon/anna', email: 'anna@example.org', phone: '+31 (0)20 123' }]}
      />,
    );
    expect(html).toMatch(/<a href="\/persoon\/anna"[^>]*>Anna<\/a>/);
    expect(html).toContain('href="mailto:anna@example.org"');
    expect(html).toContain('href="tel:+3120123"');
  });

  it('opens a page about a person on another site in a new tab, and says so', () => {
    const html = renderToStaticMarkup(
      <TeamGrid level={3} labels={labels} members={[{ name: 'Anna', href: 'https://www.wur.nl/anna' }]} />,
    );
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toMatch(/Anna<span[^>]*> \(opent in een nieuw tabblad\)<\/span><\/a>/);
  });

  it('leaves out what is not known', () => {
    const html = renderToStaticMarkup(<TeamGrid level={3} labels={labels} members={[{ name: 'Anna' }]} />);
    expect(html).not.toMatch(/<a |<p[ >]|E-mail/);
  });
});
