/** An answer of the portal's API could not be had at all: the network, or the portal itself. */
export class AnswerUnreachable extends Error {
  override name = 'AnswerUnreachable';
}

/**
 * Asks the portal's own API. Answers with an error status carry their status in the body and are answers all the same.
 * @throws {AnswerUnreachable} when there is no JSON to be had
 */
export async function fetchAnswer(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return await response.json();
  } catch (cause) {
    throw new AnswerUnreachable(`No answer from ${address}`, { cause });
  }
}
