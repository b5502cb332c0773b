import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlannedItem } from '../../plan/elements/plannedItem.ts';
import { storyRenderer } from '../../stories/storyPlan.tsx';
import { cardOf } from './cardOf.tsx';

const event: PlannedItem = {
  title: 'Bodemdag',
  href: '/activiteit/bodemdag',
  lead: undefined,
  picture: undefined,
  kind: 'event',
  published: undefined,
  start: '12-11-2026',
  end: '14-11-2026',
  location: undefined,
};

const markup = (item: Partial<PlannedItem>) =>
  renderToStaticMarkup(cardOf({ ...event, ...item }, { level: 3, layout: 'tall' }, storyRenderer('nl')));

describe('the card of an item', () => {
  it('reads the dates of the CMS', () => {
    expect(markup({}).replaceAll(/<[^>]*>/g, '')).toContain('12–14 november 2026');
    expect(markup({})).toMatch(/<time dateTime="2026-11-12".*12.*nov/);
  });

  it.each(['', '01-11-2026', 'later'])('shows the first day alone when the last is %j', (end) => {
    expect(markup({ end })).toContain('>12 november 2026<');
  });

  it('shows a first day that cannot be read as it was written, whenever it was published', () => {
    const words = markup({ start: 'mei 2026', end: '', published: '2026-03-01' }).replaceAll(/<[^>]*>/g, ' ');
    expect(words).toContain('mei 2026');
    expect(words).not.toContain('maart');
  });

  it('says that an item of another site opens in a new tab', () => {
    expect(markup({ href: 'https://www.wur.nl/bodemdag' })).toMatch(/ \(opent in een nieuw tabblad\)<\/span><\/a>/);
  });

  it('shows neither a leaf nor a period for a first day that cannot be read', () => {
    expect(markup({ start: 'volgt' })).not.toContain('<time');
    expect(markup({ start: '' })).not.toContain('<time');
  });
});
