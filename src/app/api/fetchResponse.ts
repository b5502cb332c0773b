/** A response of the portal's API could not be had at all: the network, or the portal itself. */
export class ResponseUnreachable extends Error {
  /** How long the portal asked to be left alone (ms). */
  pause = 0;
}

/** Longer than the portal itself waits for a service: a connection that says nothing for so long is dead (ms). */
const patience = 30_000;

/**
 * Asks the portal's own API. Responses with an error status carry it in their body and are responses all the
 * same; one that breaks off halfway, or comes from something before the portal, is none.
 * @throws {ResponseUnreachable} when there is no JSON object to be had
 */
export async function fetchResponse(address: string, priority: RequestPriority = 'auto'): Promise<object> {
  const unreachable = new ResponseUnreachable(`No response from ${address}`);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      priority,
      signal: AbortSignal.timeout(patience),
    });
    unreachable.pause = Number(response.headers.get('retry-after')) * 1000 || 0;
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null) return body;
  } catch (cause) {
    unreachable.cause = cause;
  }
  throw unreachable;
}
