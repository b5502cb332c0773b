import type { SWRConfiguration, useSWRConfig } from 'swr';
import { fetchResponse } from './fetchResponse.ts';
import { type ApiResponse, isAnswerResponse, isPageResponse, isSearchResponse, isShellResponse } from './responses.ts';

type SwrConfig = ReturnType<typeof useSWRConfig> & Pick<SWRConfiguration, 'fallback'>;

/** How long a response serves new visits without being asked for again (ms). */
const freshFor = 5 * 60_000;

export interface ResponseStore {
  /** A response at hand that says no error. */
  kept(address: string): ApiResponse | undefined;
  /**
   * The kept response, or a new one; one that is under way already is not asked for twice. An old one gives way to no
   * failure.
   * @param age `fresh` for going on, `any` for coming back to what one saw
   * @throws {ResponseUnreachable} when there is none to be had, and no old one either
   */
  get(address: string, age: 'fresh' | 'any', priority?: RequestPriority): Promise<ApiResponse>;
}

/** Responses of the portal's API: kept where SWR has them for the components, asked for only once at a time. */
export function createResponseStore({ cache, mutate, fallback }: SwrConfig): ResponseStore {
  const underWay = new Map<string, Promise<ApiResponse>>();
  const askedAt = new Map<string, number>();

  const kept = (address: string): ApiResponse | undefined => {
    // Responses come from this portal's own API, whose types they have.
    const response = (cache.get(address)?.data ?? fallback[address]) as ApiResponse | undefined;
    return response && !isFailure(response) ? response : undefined;
  };
  const ask = async (address: string, priority: RequestPriority): Promise<ApiResponse> => {
    try {
      const response = (await fetchResponse(address, priority)) as ApiResponse;
      // It may be on the screen: a menu must not vanish because a page was asked for ahead.
      const old = isFailure(response) ? kept(address) : undefined;
      if (old) return old;
      askedAt.set(address, performance.now());
      await mutate(address, response, { revalidate: false });
      return response;
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
function isFailure(response: ApiResponse): boolean {
  if (isPageResponse(response)) return response.status >= 500;
  if (isShellResponse(response))
    return [response.menu, response.footer, response.legal].some(({ state }) => state === 'error');
  if (isAnswerResponse(response)) return response.state === 'unavailable' || response.results?.state === 'error';
  return isSearchResponse(response) && (response.state === 'error' || response.isPart === true);
}
