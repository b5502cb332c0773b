import { expect, it } from 'vitest';
import { plan } from '#templates/plan/plan.ts';
import { storyContext } from '#templates/stories/storyPlan.tsx';
import { itemOf } from './item.ts';

it('an item is called by its title on one line, as services that keep it ask', () => {
  const page = {
    ...{ type: 'media', subtype: 'news', identifier: 'media_12', title: 'Veenweide\n\tin\u0093beweging' },
    metadata: { gkn_pagemetadata: { contenttype: 'wmammodularcontent_gkn_news' } },
  };
  expect(itemOf(plan(page, storyContext('nl')).plan)).toEqual({
    ...{ id: '12', title: 'Veenweide in beweging', kind: 'news' },
  });
});
