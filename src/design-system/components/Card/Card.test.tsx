import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from './Card.tsx';

const news = { kind: 'news', badgeLabel: 'Nieuws', title: 'Mestbeleid', href: '/nieuws/mest', level: 3 } as const;
const picture = { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' };

describe('Card', () => {
  it('has one link: its title', () => {
    const html = renderToStaticMarkup(<Card {...news} picture={picture} lead="Kort" />);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/nieuws\/mest"[^>]*>Mestbeleid<\/a><\/h3>/);
  });

  it('is only read when it leads nowhere', () => {
    expect(renderToStaticMarkup(<Card {...news} href={undefined} />)).not.toContain('<a ');
  });

  it('opens another site in a new tab, and says so', () => {
    const html = renderToStaticMarkup(
      <Card {...news} href="https://www.wur.nl/" externalHint="opent in een nieuw tabblad" />,
    );
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toMatch(/Mestbeleid<span[^>]*> \(opent in een nieuw tabblad\)<\/span><\/a>/);
  });

  it('has no badge without a name for its kind', () => {
    expect(renderToStaticMarkup(<Card {...news} badgeLabel={undefined} />)).not.toContain('Nieuws');
  });

  it.each(['tall', 'wide', 'feature'] as const)('has something to show without a picture: %s', (layout) => {
    expect(renderToStaticMarkup(<Card {...news} layout={layout} />)).toContain('plate-news');
  });

  it('shows its picture once, whatever its layout', () => {
    for (const layout of ['tall', 'wide', 'feature'] as const) {
      expect(renderToStaticMarkup(<Card {...news} layout={layout} picture={picture} />).match(/<img/g)).toHaveLength(1);
    }
  });

  it.each(['wide', 'compact'] as const)('shows a person’s initials where there is no picture: %s', (layout) => {
    const html = renderToStaticMarkup(<Card {...news} kind="expert" title="Anna van der Berg" layout={layout} />);
    expect(html).toMatch(/aria-hidden="true"[^>]*>AB</);
    expect(html).not.toContain('plate-');
  });

  it('shows an event’s first day as a leaf of the calendar', () => {
    const html = renderToStaticMarkup(
      <Card
        {...news}
        kind="event"
        eventDate={{ date: { year: 2026, month: 11, day: 12, time: null }, language: 'nl' }}
        layout="compact"
      />,
    );
    expect(html).toMatch(/<time dateTime="2026-11-12".*12.*nov/);
  });

  it.each(['tall', 'wide', 'compact', 'feature'] as const)('says a date once to listeners: %s', (layout) => {
    const eventDate = { date: { year: 2026, month: 11, day: 12, time: null }, language: 'nl' };
    const leafOf = (meta?: string) =>
      /<time[^>]*>/.exec(
        renderToStaticMarkup(<Card {...news} kind="event" eventDate={eventDate} layout={layout} meta={meta} />),
      )?.[0];
    expect(leafOf('12 november 2026')).toContain('aria-hidden="true"');
    expect(leafOf()).toMatch(/^<time(?!.*aria-hidden="true")/);
  });

  it('shows no leaf without a date', () => {
    expect(renderToStaticMarkup(<Card {...news} kind="event" />)).not.toContain('<time');
  });
});
