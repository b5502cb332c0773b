import type { SWRConfiguration, useSWRConfig } from 'swr';
import { fetchAnswer } from './fetchResponse.ts';
import { type Answer, isPageAnswer, isSearchAnswer, isShellAnswer } from './useResponse.ts';

type SwrConfig = ReturnType<typeof useSWRConfig> & Pick<SWRConfiguration, 'fallback'>;

/** How long an answer serves new visits without being asked again (ms). */
const freshFor = 5 * 60_000;

export interface AnswerStore {
  /** An answer at hand that says no error. */
  kept(address: string): Answer | undefined;
  /**
   * The kept answer, or a new one; who asks for what is under way already gets that.
   * @param age `fresh` for going on, `any` for coming back to what one saw
   * @throws {AnswerUnreachable} when there is none to be had, and no old one either
   */
  get(address: string, age: 'fresh' | 'any', priority?: RequestPriority): Promise<Answer>;
}

/** Answers of the portal's API: where SWR keeps them for the components, and asked only once at a time. */
export function createAnswerStore({ cache, mutate, fallback }: SwrConfig): AnswerStore {
  const underWay = new Map<string, Promise<Answer>>();
  const askedAt = new Map<string, number>();

  const kept = (address: string): Answer | undefined => {
    // Answers come from this portal's own API, whose types they have.
    const answer = (cache.get(address)?.data ?? fallback[address]) as Answer | undefined;
    return answer && !isFailure(answer) ? answer : undefined;
  };
  const ask = async (address: string, priority: RequestPriority): Promise<Answer> => {
    try {
      const answer = (await fetchAnswer(address, priority)) as Answer;
      askedAt.set(address, performance.now());
      await mutate(address, answer, { revalidate: false });
      return answer;
    } finally {
      underWay.delete(address);
    }
  };

  return {
    kept,
    async get(address, age, priority = 'auto') {
      const old = kept(address);
      // What came with the document is as old as that.
      const isFresh = performance.now() - (askedAt.get(address) ?? 0) < freshFor;
      if (old && (age === 'any' || isFresh)) return old;
      const asked = underWay.get(address) ?? ask(address, priority);
      underWay.set(address, asked);
      return old ? asked.catch(() => old) : asked;
    },
  };
}

/** What went wrong a moment ago may be well by now. */
function isFailure(answer: Answer): boolean {
  if (isPageAnswer(answer)) return answer.status >= 500;
  if (isShellAnswer(answer)) return [answer.menu, answer.footer, answer.legal].some(({ state }) => state === 'error');
  return isSearchAnswer(answer) && answer.state === 'error';
}
