/** What a provider, or its library, calls answers that say nothing about the visitor. */
const noAnswers = new Set(['temporarily_unavailable', 'server_error', 'request_error']);

/** What the library says when it has waited long enough for a call. */
const lateAnswer = "Timeout when executing 'fetch'";

/**
 * Whether an error of the identity provider's library means that the provider could not be asked: then nothing is known
 * of a session, and none is over. Every browser has words of its own for a call that fails; its kind is the same in all.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError || error.message === lateAnswer) return true;
  return 'error' in error ? noAnswers.has(String(error.error)) : !navigator.onLine;
}
