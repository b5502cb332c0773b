import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** Whom the tokens of signed-in visitors come from, and for whom they must be. */
export interface TokenIssuer {
  /** The `iss` claim, with the slash that it ends with. */
  readonly issuer: string;
  /** The `aud` claim: the identifier of this API at the issuer. */
  readonly audience: string;
  /** Where the issuer's public keys are. */
  readonly keysAt: URL;
  /** Where it tells whose a token is (OpenID's UserInfo); none: nobody's address is known. */
  readonly userInfoAt?: URL | undefined;
}

/** A signed-in person, as their access token names them. */
export interface Person {
  /** The `sub` claim, whole: its last part alone would be the same for two providers. */
  readonly id: string;
  readonly isModerator: boolean;
}

/** Why a request has no person: it names none, or one who cannot be believed, or nobody can tell. */
export type Refusal = 'missing' | 'invalid' | 'unknown';

export type ReadBearer = (authorization: string | undefined) => Promise<Person | Refusal>;

const moderating = 'moderate:comments';

/** Asymmetric ones alone: whoever knows a public key must not be able to sign with it. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** How far the clocks of issuer and service may be apart (s). */
export const clockTolerance = 5;

/** Reads access tokens (RFC 9068): signature, issuer, audience, expiry. The keys are fetched when they are needed, and kept. */
export function createBearerReader(
  { issuer, audience, keysAt }: TokenIssuer,
  keys: JWTVerifyGetKey = createRemoteJWKSet(keysAt, { timeoutDuration: 5000 }),
): ReadBearer {
  return async (authorization) => {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return 'missing';
    try {
      const { payload } = await jwtVerify(token, keys, {
        ...{ issuer, audience, algorithms },
        requiredClaims: ['sub', 'exp'],
        clockTolerance,
      });
      const { sub = '', permissions } = payload;
      if (sub === '') return 'invalid';
      return { id: sub, isModerator: Array.isArray(permissions) && permissions.includes(moderating) };
    } catch (error) {
      // A key that the issuer does not have is a forged token; an issuer that cannot be asked is nobody's fault here.
      const isUnknown = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
      return isUnknown ? 'unknown' : 'invalid';
    }
  };
}

/** Believes no token of somebody whose account was closed, though by its date it is still good. */
export function refuseDeparted(readBearer: ReadBearer, hasLeft: (person: string) => Promise<boolean>): ReadBearer {
  return async (authorization) => {
    const person = await readBearer(authorization);
    return typeof person === 'object' && (await hasLeft(person.id)) ? 'invalid' : person;
  };
}
