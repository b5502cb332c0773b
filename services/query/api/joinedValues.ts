import type { Facet } from '#services/query/collection/facet.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Choice, SearchPort, SearchRequest } from '#services/query/ports/searchPort.ts';

/** So many joined texts of a request are looked up, each at the price of a search; more are taken apart unseen. */
const lookedUpMax = 3;

type Narrowed = Pick<SearchRequest, 'scope' | 'choices'>;

/**
 * The values of an `and` group come one by one, because they may hold `||` themselves. Callers that join them all the
 * same, as other groups do, are understood: a joined text that is no value of the collection is taken apart. So is one
 * without a word, unseen: values are found by their words, and it would be looked for among all that there are.
 */
export async function splitJoined<T extends Narrowed>(
  request: T,
  facets: readonly Facet[],
  { values }: Pick<SearchPort, 'values'>,
): Promise<T> {
  const isJoined = ({ facet, values }: Choice) =>
    values.some((value) => value.includes('||')) && facets.find(({ id }) => id === facet)?.combine === 'and';
  const joined = request.choices.filter(isJoined).length;
  if (joined === 0) return request;

  const isValue = async (facet: string, value: string) => {
    const asked = { scope: request.scope, term: '', choices: [], facet, find: value, limit: Number.MAX_SAFE_INTEGER };
    const found = await values(asked);
    return found?.values.some((counted) => counted.value === value) === true;
  };
  const isLookedUp = (value: string) => joined <= lookedUpMax && wordsOf(value).length > 0;
  const split = async (facet: string, value: string) =>
    !value.includes('||') || (isLookedUp(value) && (await isValue(facet, value)))
      ? [value]
      : value.split('||').filter((part) => part !== '');
  const choices = request.choices.map(async (choice) => {
    if (!isJoined(choice)) return choice;
    const parts = await Promise.all(choice.values.map((value) => split(choice.facet, value)));
    return { ...choice, values: parts.flat() };
  });
  return { ...request, choices: await Promise.all(choices) };
}
