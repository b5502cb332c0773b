/** An answer of the portal's API could not be had at all: the network, or the portal itself. */
export class AnswerUnreachable extends Error {
  override name = 'AnswerUnreachable';
}

/** Longer than the portal itself waits for anybody: a connection that says nothing for so long is dead (ms). */
const patience = 30_000;

/**
 * Asks the portal's own API. Answers with an error status carry their status in the body and are answers all the same;
 * one that breaks off halfway, or comes from something before the portal, is none.
 * @throws {AnswerUnreachable} when there is no JSON object to be had
 */
export async function fetchAnswer(address: string, priority: RequestPriority = 'auto'): Promise<object> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { headers: { accept: 'application/json' }, priority, signal });
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch (cause) {
    throw new AnswerUnreachable(`No answer from ${address}`, { cause });
  }
  throw new AnswerUnreachable(`No answer from ${address}`);
}
