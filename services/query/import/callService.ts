import { z } from 'zod';

const errorSchema = z.object({ error: z.object({ reason: z.string().optional(), mend: z.string().optional() }) });

/**
 * Calls the running query service as whoever brings records in.
 * @throws {Error} with the service's own reason when it refuses, or with that of the network
 */
export async function callService(url: string, method: string, token: string, body?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    // What `fetch` throws says no more than that it failed; the cause says why.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const read = errorSchema.safeParse(answer);
  throw new Error(read.data?.error.reason ?? read.data?.error.mend ?? `status ${response.status}`);
}
