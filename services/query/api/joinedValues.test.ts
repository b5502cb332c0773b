import { describe, expect, it, vi } from 'vitest';
import { facets } from '#services/query/collection/facets.ts';
import type { CountedFacet, ValuesRequest } from '#services/query/ports/searchPort.ts';
import { splitJoined } from './joinedValues.ts';

const keyword = facets.find(({ id }) => id === 'trefwoord') ?? expect.fail('There are no keywords.');

/** An engine of which only the values of a facet are asked, and that has these. */
function engineWith(...values: readonly string[]) {
  const counted = values.map((value) => ({ value, count: 1 }));
  return {
    values: vi.fn(async (_: ValuesRequest): Promise<CountedFacet> => ({ facet: keyword, values: counted, more: 0 })),
  };
}

const choosing = (...values: readonly string[]) => ({
  scope: 'gkn3' as const,
  choices: [{ facet: 'trefwoord', values }],
});

describe('what a caller joined', () => {
  it('is looked up as a value, and taken apart where it is none', async () => {
    const engine = engineWith('zout||zoet');
    expect(await splitJoined(choosing('zout||zoet'), facets, engine)).toEqual(choosing('zout||zoet'));
    expect(await splitJoined(choosing('zoet||zout'), facets, engine)).toEqual(choosing('zoet', 'zout'));
  });

  it.each([
    ['||', []],
    ['||||', []],
    ['- || ?', ['- ', ' ?']],
  ])('is taken apart unseen where no word of it could find a value: %j', async (joined, parts) => {
    const engine = engineWith(joined);
    expect(await splitJoined(choosing(joined), facets, engine)).toEqual(choosing(...parts));
    expect(engine.values).not.toHaveBeenCalled();
  });
});
