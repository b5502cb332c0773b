import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { read } from '#tests/contract/reading.ts';
import type { PlannedItem } from '../../plan/elements/plannedItem.ts';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import { storyRenderer } from '../../stories/storyPlan.tsx';
import { Cards } from './Cards.tsx';

const item: PlannedItem = {
  title: 'Water vasthouden',
  href: '/nieuwsitem/water-vasthouden',
  lead: undefined,
  picture: { source: 'https://cms.example/akker.jpg', alt: '', credit: [] },
  kind: 'news',
  published: undefined,
  start: undefined,
  end: undefined,
  location: undefined,
};

describe('cards', () => {
  it('ask for a larger picture for the item that leads a list', () => {
    const html = renderToStaticMarkup(
      <RendererProvider value={storyRenderer('nl')}>
        <Cards items={[item, item, item]} level={3} layout="lead-and-list" />
      </RendererProvider>,
    );
    const sizes = read(html)
      .all('img')
      .map(({ attribs }) => attribs.sizes);
    const other = '(min-width: 960px) 28rem, (min-width: 750px) 50vw, 100vw';
    expect(sizes).toEqual(['(min-width: 1440px) 50rem, (min-width: 960px) 56vw, 100vw', other, other]);
  });
});
