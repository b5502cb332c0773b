import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan/plan.types.ts';
import { RendererProvider } from '../renderer/RendererProvider.tsx';
import { planPageFixture } from '../stories/storyPage.tsx';
import { storyRenderer } from '../stories/storyPlan.tsx';
import { ItemMeta } from './ItemMeta.tsx';
import { newsFixtures } from './news/news.fixtures.ts';

function markup(details: Partial<Plan<'news'>['details']>): string {
  const plan = planPageFixture(newsFixtures.complete);
  if (plan.template !== 'news') throw new Error('The example is no news.');
  const dated = { ...plan, details: { ...plan.details, author: undefined, ...details } };
  return renderToStaticMarkup(
    <RendererProvider value={storyRenderer('nl')}>
      <ItemMeta plan={dated} />
    </RendererProvider>,
  );
}

describe('what an item says of its dates', () => {
  it('reads the dates of the CMS, and names a change on another day', () => {
    const html = markup({ published: '2021-09-05T13:00+02:00', modified: '2021-09-06T09:00+02:00' });
    expect(html).toContain('<time dateTime="2021-09-05">5 september 2021</time>');
    expect(html).toContain('<time dateTime="2021-09-06">6 september 2021</time>');
  });

  it('names no change on the same day, however its date is written', () => {
    const html = markup({ published: '2022-03-09T10:00+02:00', modified: '09-03-2022' });
    expect(html.match(/<time/g)).toHaveLength(1);
  });

  it('names a change of something that was published on no day one can read', () => {
    expect(markup({ published: 'volgt', modified: '09-03-2022' })).toContain('9 maart 2022');
  });

  it('shows nothing, not even the prefix, for what is no date', () => {
    expect(markup({ published: 'volgt', modified: '' }).replaceAll(/<[^>]*>/g, '')).toBe('');
  });
});
