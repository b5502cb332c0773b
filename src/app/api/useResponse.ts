import useSWR from 'swr';
import type { ApiResponse } from './responses.ts';

/** A response of the portal's API as far as it is there: the server's state, or what navigation has fetched. */
export function useResponse(address: string | undefined): ApiResponse | undefined {
  return useSWR<ApiResponse>(address ?? null).data;
}
