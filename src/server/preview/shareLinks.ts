import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link to a preview that somebody was given: what it shows, and until when. */
export type SharedPreview =
  | { readonly kind: 'shared'; readonly url: string; readonly expires: Date }
  | { readonly kind: 'refused'; readonly reason: 'shareExpired' | 'shareDamaged' };

/** Vouches for links to previews: each carries an address of the CMS and the moment it ends, and nothing of a page. */
export interface ShareLinks {
  /** @param url path of a page in the CMS */
  make(url: string): { readonly token: string; readonly expires: Date };
  read(token: string): SharedPreview;
}

/** How long a link holds (ms): long enough for a colleague who is away for a week. */
const lifetimeMs = 7 * 24 * 3600_000;

/** Characters of base64url: 128 bits, which nobody guesses. */
const signatureLength = 22;

/** Longer than any token of an address of the CMS. */
const maximumLength = 4000;

/** When it ends (seconds, in base 36), the address, and what vouches for both. */
const tokenShape = /^([0-9a-z]{1,9})\.([\w-]+)\.([\w-]{22})$/;

/**
 * @param keys the first one signs; links that are on their way may carry signatures of the others
 * @param now for tests
 */
export function createShareLinks(
  keys: readonly [string, ...string[]],
  now: () => number = () => Date.now(),
): ShareLinks {
  // What is signed says what it is for: the same keys vouch for pictures.
  const signWith = (key: string, said: string) =>
    createHmac('sha256', key).update(`preview share\n${said}`).digest('base64url').slice(0, signatureLength);
  return {
    make(url) {
      const seconds = Math.floor((now() + lifetimeMs) / 1000);
      const said = `${seconds.toString(36)}.${Buffer.from(url).toString('base64url')}`;
      return { token: `${said}.${signWith(keys[0], said)}`, expires: new Date(seconds * 1000) };
    },
    read(token) {
      const [whole, until, address, signature = ''] =
        token.length > maximumLength ? [] : (tokenShape.exec(token) ?? []);
      if (whole === undefined || until === undefined || address === undefined) return damaged;
      const given = Buffer.from(signature);
      const isOurs = keys.some((key) => timingSafeEqual(Buffer.from(signWith(key, `${until}.${address}`)), given));
      if (!isOurs) return damaged;
      const expires = new Date(Number.parseInt(until, 36) * 1000);
      if (expires.getTime() <= now()) return { kind: 'refused', reason: 'shareExpired' };
      return { kind: 'shared', url: Buffer.from(address, 'base64url').toString('utf8'), expires };
    },
  };
}

const damaged: SharedPreview = { kind: 'refused', reason: 'shareDamaged' };
