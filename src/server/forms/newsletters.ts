import type { Log } from '../log.ts';

/** What became of signing up. */
export type Subscribe = (email: string, list: string) => Promise<'accepted' | 'known' | 'failed'>;

interface NewslettersOptions {
  /** The preference service, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly log: Log;
}

/** Signs an address up with the preference service: 201 is registered, 409 already, everything else has failed. */
export function createNewsletters({ baseUrl, timeoutMs, log }: NewslettersOptions): Subscribe {
  return async (email, list) => {
    try {
      const answer = await fetch(`${baseUrl}/api/newsletter`, {
        method: 'POST',
        body: JSON.stringify({ email, list }),
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.status === 201) return 'accepted';
      if (answer.status === 409) return 'known';
      log.warn({ event: 'newsletter.failed', status: answer.status });
    } catch (error) {
      log.warn({ event: 'newsletter.failed', err: error });
    }
    return 'failed';
  };
}
