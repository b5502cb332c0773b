import { beforeAll, describe, expect, it } from 'vitest';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../renderer/storyPlan.tsx';
import { carouselFixtures } from './carousel.fixtures.ts';

beforeAll(preloadRegistry);

describe('Carousel', () => {
  it.each(Object.entries(carouselFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows its title and its lead', () => {
    const { headings, text } = readFixture(carouselFixtures.usual);
    expect(headings).toEqual([{ level: 2, text: 'Een titel' }]);
    expect(text).toContain('Een zin die zegt waar het over gaat.');
  });

  it('is finished', () => {
    expect.fail(
      [
        'The element "carousel" was just made. To finish it:',
        '1. carousel.schema.ts: the fields and spellings of the contract, and the data the component needs;',
        '2. CarouselElement.tsx: hand that data to a component of the design system, in under 60 lines;',
        '3. carousel.fixtures.ts: realistic examples, Dutch and English, in both shapes of the CMS;',
        '4. carousel.editor.mdx: what it is for, its fields, what to do and what not;',
        '5. this file: what readers see of every example, in place of this test.',
      ].join('\n'),
    );
  });
});
