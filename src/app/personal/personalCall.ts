import type { PublicIdentity } from '../context/publicSite.ts';
import { currentIdentity, setIdentity } from '../identity/identity.ts';
import { isUnreachable } from '../identity/isUnreachable.ts';
import { accessToken, loadProvider } from '../identity/provider.ts';
import { SomebodyElse } from '../identity/providerPort.ts';

/** A call of a signed-in person failed. */
export class PersonalCallFailed extends Error {
  override name = 'PersonalCallFailed';

  /** The answer's status; 0 where there was none. */
  readonly status: number;
  /** What the answer said; empty where there was none. */
  readonly said: string;

  constructor(status: number, { said = '', ...options }: ErrorOptions & { readonly said?: string } = {}) {
    super(`The call was answered with ${status}`, options);
    this.status = status;
    this.said = said;
  }
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Names a post, so that sending it again adds nothing. */
  readonly key?: string;
  /** `optional` where a service may lack it: whatever it says of that, it says nothing of who is signed in. */
  readonly kind?: 'optional';
  /** Whose call it is; unset, that of whoever is signed in when it is begun. */
  readonly person?: string | undefined;
}

/** Longer than the portal itself waits for a service (ms). */
const patience = 30_000;

/**
 * Calls the portal's own API in the name of whoever is signed in.
 *
 * @returns the JSON it answers with; nothing where it says no more than that it went well
 * @throws {PersonalCallFailed} with the status; 401 when nobody is signed in any more
 */
export async function personalCall(
  identity: PublicIdentity,
  path: string,
  { method = 'GET', body, key, kind, person = currentIdentity().person?.id }: Call = {},
): Promise<unknown> {
  const ask = async (freshness?: 'new'): Promise<Response> => {
    const token = await accessToken(identity, freshness).catch((cause: unknown) => endSession(identity, cause));
    if (token === undefined) throw new PersonalCallFailed(401);
    // In another tab somebody else may have signed in since: the token is theirs, and the call is not.
    if (currentIdentity().person?.id !== person) throw new PersonalCallFailed(0, { cause: new SomebodyElse() });
    try {
      return await fetch(path, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
    } catch (cause) {
      throw new PersonalCallFailed(0, { cause });
    }
  };
  let response = await ask();
  // A service whose clock is ahead of the issuer's refuses a token before its time: only the provider ends a session.
  if (response.status === 401 && kind !== 'optional') {
    response = await ask('new');
    if (response.status === 401) await endSession(identity);
  }
  if (!response.ok) throw new PersonalCallFailed(response.status, { said: await response.text().catch(() => '') });
  const text = await response.text();
  // What is asked for has to be there: nothing at all is not an empty list.
  if (text === '' && method === 'GET') throw new PersonalCallFailed(502);
  return text === '' ? undefined : JSON.parse(text);
}

/** Somebody's sign-in is over without their doing: they hear of it, and may sign in again. */
async function endSession(identity: PublicIdentity, cause?: unknown): Promise<undefined> {
  // Without a network, or an answer of the provider, nothing is over; nor is it where somebody else is signed in by now.
  if (isUnreachable(cause) || cause instanceof SomebodyElse) throw new PersonalCallFailed(0, { cause });
  await (await loadProvider(identity)).forget();
  setIdentity({ state: 'anonymous', person: undefined, fault: 'expired' });
  return undefined;
}
