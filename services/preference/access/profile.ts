import { z } from 'zod';
import { emailAddress } from '#services/mail/emailAddress.ts';

/** What the issuer of a token knows of the person. */
export interface Profile {
  /** An address that is confirmed to be the person's own, in small letters. */
  readonly email: string | undefined;
  /** By which others may know the person; empty when there is none. */
  readonly name: string;
}

export type ReadProfile = (authorization: string | undefined) => Promise<Profile>;

/** The issuer of tokens could not be asked whose they are. */
export class IssuerAway extends Error {
  override name = 'IssuerAway';
}

const userInfo = z.object({
  email: emailAddress.optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  nickname: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** How long the issuer may take (ms). */
const timeout = 5000;

const nobody: Profile = { email: undefined, name: '' };

/**
 * Reads profiles from the issuer, by OpenID's UserInfo: access tokens do not hold them.
 * @throws {IssuerAway} when the issuer does not answer, from the function it gives
 */
export function createProfileReader(userInfoAt: URL | undefined): ReadProfile {
  return async (authorization) => {
    if (userInfoAt === undefined || authorization === undefined) return nobody;
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(userInfoAt, { headers: { authorization }, signal }).catch(() => undefined);
    if (answer === undefined || isPassing(answer.status)) {
      await answer?.body?.cancel();
      throw new IssuerAway();
    }
    const read = userInfo.safeParse(await answer.json().catch(() => undefined));
    if (!answer.ok || !read.success) return nobody;
    const { email, email_verified: isVerified, nickname, name = '' } = read.data;
    return { email: isVerified ? email?.toLowerCase() : undefined, name: shown(nickname || name) };
  };
}

/** Whether a status speaks of the issuer's own troubles: one that limits how often it is asked says 429. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** A name on one line, without letters that steer; of one that is an address what stands before the sign. */
function shown(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, ' ')
    .trim()
    .replace(/^(\S+)@\S+$/, '$1')
    .slice(0, 100);
}
