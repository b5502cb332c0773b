import { z } from 'zod';
import type { Log } from '../log.ts';

/** Asking for a newsletter. */
export interface SignUp {
  readonly email: string;
  /** Id of the newsletter. */
  readonly list: string;
  /** Id of the site whose page was asked from. */
  readonly site: string;
  /** Of that page. */
  readonly language: string;
  /** What the newsletter is called there, in its editor's words; empty where that is not known. */
  readonly title: string;
}

/** Who asks, as far as the portal can see. */
export interface Asker {
  readonly network: string;
  /** The request's header of this name. */
  readonly authorization: string | null;
}

/** What became of signing up: `accepted` is registered, `asked` waits for its owner's confirmation by mail. */
export type Subscribe = (
  signUp: SignUp,
  asker: Asker,
) => Promise<'asked' | 'accepted' | 'known' | 'limited' | 'failed'>;

interface NewslettersOptions {
  /** The preference service, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly log: Log;
}

/** How a service says that it has found the address to be the asker's own. */
const ownKnown = z.object({ status: z.literal('known'), whose: z.literal('yours') });

/**
 * Signs an address up with the preference service: 202 is a letter to confirm it, 201 or 200 is registered, 409 already,
 * everything else has failed. Who is registered is told to the address's owner alone: of 409 everybody else hears what
 * they would of 201.
 */
export function createNewsletters({ baseUrl, timeoutMs, log }: NewslettersOptions): Subscribe {
  return async (signUp, { network, authorization }) => {
    try {
      const answer = await fetch(`${baseUrl}/api/newsletter`, {
        method: 'POST',
        body: JSON.stringify(signUp),
        headers: {
          ...{ 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': network },
          ...(authorization === null ? {} : { authorization }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await answer.json().catch(() => undefined);
      if (answer.status === 202) return 'asked';
      if (answer.status === 201) return 'accepted';
      // Where the service led elsewhere, 200 is any page, as one to sign in on.
      if (answer.status === 200 && !answer.redirected) return 'accepted';
      if (answer.status === 409) return ownKnown.safeParse(body).success ? 'known' : 'accepted';
      if (answer.status === 429) return 'limited';
      log.warn({ event: 'newsletter.failed', status: answer.status });
    } catch (error) {
      log.warn({ event: 'newsletter.failed', err: error });
    }
    return 'failed';
  };
}
