import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { generateSignedCookie, getSignedCookie } from 'hono/cookie';
import { hashOf } from '#services/hashOf.ts';

const name = '_session_device';
/** How long a browser is known (s). */
export const maxAge = 365 * 24 * 60 * 60;

/** Browsers that an account has been signed in with: strangers who guess at its password do not lock these out. */
export interface Devices {
  /** What a browser shows of having signed in with this address; `undefined` when it has not. */
  of(c: Context, email: string): Promise<string | undefined>;
  /** Lets a browser show so from now on. */
  remember(response: Response, email: string): Promise<Response>;
}

/** After OWASP's "Slow Down Online Guessing Attacks with Device Cookies". */
export function createDevices(secret: string, issuer: string): Devices {
  return {
    async of(c, email) {
      const value = await getSignedCookie(c, secret, name);
      return typeof value === 'string' && value.startsWith(`${hashOf(email)}.`) ? value : undefined;
    },
    async remember(response, email) {
      const value = `${hashOf(email)}.${randomBytes(12).toString('base64url')}`;
      const options = {
        path: '/u/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: issuer.startsWith('https:'),
        maxAge,
      } as const;
      response.headers.append('set-cookie', await generateSignedCookie(name, value, secret, options));
      return response;
    },
  };
}
