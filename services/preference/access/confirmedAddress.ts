import { z } from 'zod';

/**
 * The address that the issuer of a token has confirmed to be the person's own, in small letters. `undefined` when there
 * is none, `unknown` when the issuer cannot be asked.
 */
export type ReadAddress = (authorization: string | undefined) => Promise<string | undefined>;

/** The issuer of tokens could not be asked whose they are. */
export class IssuerAway extends Error {
  override name = 'IssuerAway';
}

const userInfo = z.object({ email: z.email().max(254), email_verified: z.literal(true) });

/** How long the issuer may take (ms). */
const timeout = 5000;

/**
 * Reads addresses from the issuer, by OpenID's UserInfo: access tokens do not hold them.
 * @throws {IssuerAway} when the issuer does not answer, from the function it gives
 */
export function createAddressReader(userInfoAt: URL | undefined): ReadAddress {
  return async (authorization) => {
    if (userInfoAt === undefined || authorization === undefined) return undefined;
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(userInfoAt, { headers: { authorization }, signal }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500) {
      await answer?.body?.cancel();
      throw new IssuerAway();
    }
    const read = userInfo.safeParse(await answer.json().catch(() => undefined));
    return answer.ok && read.success ? read.data.email.toLowerCase() : undefined;
  };
}
