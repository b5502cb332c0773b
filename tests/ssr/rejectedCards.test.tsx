import { beforeAll, describe, expect, it } from 'vitest';
import { itemKinds } from '#templates/contract/identifiers.ts';
import { areaTemplateIds } from '#templates/plan/areas/areaTemplates.ts';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import { plan } from '#templates/plan/plan.ts';
import { rejectedAnchor } from '#templates/renderer/rejectedPlace.ts';
import { storyContext } from '#templates/stories/storyPlan.tsx';
import { preloadRegistry, renderPlan } from '#tests/contract/renderPlan.tsx';

/*
 * Wherever an editor's mistake stands, its card stands there in a preview: no template may drop what it does not know.
 */

const elements = [
  { type: 'text', html: '<p>Zand.</p>' },
  { type: 'kaartspel' },
  { type: 'accordion', items: [{ title: 'Klei', html: '<p>Zwaar.</p>' }] },
  { type: 'text', html: '' },
  { area: 'binnen', title: 'Binnen', elements: [{ type: 'kwartet' }] },
];

const pageTypes = [
  ...['home_page', 'overview_page', 'content_page', 'content2_page', 'team_page', 'map_page', 'contact_page'],
  ...['a', 'b', 'c', 'd', 'accordion', 'newsletter', 'text', 'video', 'itemlist'].map((name) => `template_${name}`),
];

function cardsMissing(answer: object): string[] {
  const planned = plan({ title: 'Bodem', url: '/nl/groenkennisnet/bodem', ...answer }, storyContext('nl')).plan;
  const html = renderPlan(planned, 'preview');
  const rejected = elementsOf(planned.areas).flatMap((element) => (element.kind === 'known' ? [] : [element.pointer]));
  expect(rejected.length).toBeGreaterThanOrEqual(3);
  return rejected.filter((pointer) => html.split(`id="${rejectedAnchor(pointer)}"`).length !== 2);
}

beforeAll(preloadRegistry);

describe('a rejected element has its card in a preview', () => {
  it.each(areaTemplateIds)('in an area of the template %s', (template) => {
    const contents = [
      { area: 'main', elements },
      { area: 'meer', title: 'Meer', contentarea_template: `contenttemplate_${template}`, elements },
    ];
    expect(cardsMissing({ type: 'page', contents })).toEqual([]);
  });

  it.each(pageTypes)('on a page of the type %s', (id) => {
    const metadata = { gkn_pagemetadata: { page_type: { id } } };
    expect(cardsMissing({ type: 'page', metadata, contents: [{ area: 'main', elements }] })).toEqual([]);
  });

  it.each(itemKinds)('on an item of the kind %s', (kind) => {
    const metadata = { contenttype: `wmammodularcontent_gkn_${kind}` };
    expect(cardsMissing({ type: 'mediaitem', metadata, contents: [{ area: 'main', elements }] })).toEqual([]);
  });
});
