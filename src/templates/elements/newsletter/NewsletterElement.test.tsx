import { beforeAll, describe, expect, it } from 'vitest';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../renderer/storyPlan.tsx';
import { newsletterFixtures } from './newsletter.fixtures.ts';

beforeAll(preloadRegistry);

describe('Newsletter', () => {
  it.each(Object.entries(newsletterFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows its title and its lead', () => {
    const { headings, text } = readFixture(newsletterFixtures.usual);
    expect(headings).toEqual([{ level: 2, text: 'Een titel' }]);
    expect(text).toContain('Een zin die zegt waar het over gaat.');
  });

  it('is finished', () => {
    expect.fail(
      [
        'The element "newsletter" was just made. To finish it:',
        '1. newsletter.schema.ts: the fields and spellings of the contract, and the data the component needs;',
        '2. NewsletterElement.tsx: hand that data to a component of the design system, in under 60 lines;',
        '3. newsletter.fixtures.ts: realistic examples, Dutch and English, in both shapes of the CMS;',
        '4. newsletter.editor.mdx: what it is for, its fields, what to do and what not;',
        '5. this file: what readers see of every example, in place of this test.',
      ].join('\n'),
    );
  });
});
