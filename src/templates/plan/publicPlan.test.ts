import { describe, expect, it } from 'vitest';
import { storyContext } from '../stories/storyPlan.tsx';
import { plan } from './plan.ts';
import { publicPlan } from './publicPlan.ts';

const text = { type: 'text', html: '<p>Tekst</p>' };
const unknown = { type: 'kaartspel', kaarten: 52 };

function areasOf(contents: readonly unknown[]) {
  const page = { type: 'page', title: 'Pagina', url: '/nl/groenkennisnet/x', language: 'nl_NL', contents };
  return publicPlan(plan(page, storyContext('nl')).plan).areas;
}

describe('a plan for visitors', () => {
  it('has no rejected elements', () => {
    const [area] = areasOf([{ area: 'main', elements: [text, unknown, { type: 'text' }] }]);
    expect(area?.elements.map(({ kind }) => kind)).toEqual(['known']);
  });

  it('has no area of which only a heading is left', () => {
    expect(
      areasOf([
        { title: 'Spel', elements: [unknown] },
        { title: 'Tekst', elements: [text] },
      ]),
    ).toMatchObject([{ title: 'Tekst' }]);
  });

  it('keeps an area that still has something to say', () => {
    expect(areasOf([{ title: 'Spel', contentarea_leadtext: 'Wie wint?', elements: [unknown] }])).toMatchObject([
      { title: 'Spel', lead: 'Wie wint?', elements: [] },
    ]);
  });

  it('keeps an area that an editor made without elements', () => {
    expect(areasOf([{ title: 'Binnenkort meer', elements: [] }])).toMatchObject([{ title: 'Binnenkort meer' }]);
  });
});
