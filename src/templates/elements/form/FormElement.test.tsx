import { beforeAll, describe, expect, it } from 'vitest';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../renderer/storyPlan.tsx';
import { formFixtures } from './form.fixtures.ts';

beforeAll(preloadRegistry);

describe('Form', () => {
  it.each(Object.entries(formFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows its title and its lead', () => {
    const { headings, text } = readFixture(formFixtures.usual);
    expect(headings).toEqual([{ level: 2, text: 'Een titel' }]);
    expect(text).toContain('Een zin die zegt waar het over gaat.');
  });

  it('is finished', () => {
    expect.fail(
      [
        'The element "form" was just made. To finish it:',
        '1. form.schema.ts: the fields and spellings of the contract, and the data the component needs;',
        '2. FormElement.tsx: hand that data to a component of the design system, in under 60 lines;',
        '3. form.fixtures.ts: realistic examples, Dutch and English, in both shapes of the CMS;',
        '4. form.editor.mdx: what it is for, its fields, what to do and what not;',
        '5. this file: what readers see of every example, in place of this test.',
      ].join('\n'),
    );
  });
});
