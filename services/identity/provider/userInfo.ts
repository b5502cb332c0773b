import { createLocalJWKSet, jwtVerify } from 'jose';
import type { AccountStore } from '../accounts/accountStore.ts';
import type { Keys } from '../keys/keyStore.ts';
import type { IdentitySite } from '../site.ts';
import { claimsOf } from './createProvider.ts';

interface UserInfoParts {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: Keys;
  readonly accounts: AccountStore;
  readonly sites: readonly IdentitySite[];
}

/**
 * Answers /userinfo for access tokens of the product's service, as Auth0 does: to the provider such tokens are for that
 * service alone. Gives `undefined` for any other request, which is the provider's to answer.
 */
export function createUserInfo({ issuer, audience, keys, accounts, sites }: UserInfoParts) {
  const jwks = createLocalJWKSet(keys.publicJwks);
  return async (request: Request): Promise<Response | undefined> => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return undefined;
    const origin = request.headers.get('origin');
    const shared = sites.find((site) => site.origin === origin);
    const headers = {
      'cache-control': 'no-store',
      vary: 'Origin',
      ...(shared ? { 'access-control-allow-origin': shared.origin } : {}),
    };
    const read = await jwtVerify(token, jwks, { issuer, audience, typ: 'at+jwt' }).catch(() => undefined);
    const scopes = String(read?.payload.scope ?? '').split(' ');
    const account = read?.payload.sub === undefined ? undefined : await accounts.byId(read.payload.sub);
    if (!account || !scopes.includes('openid')) {
      const challenge = 'Bearer error="invalid_token"';
      return Response.json(
        { error: 'invalid_token' },
        { status: 401, headers: { ...headers, 'www-authenticate': challenge } },
      );
    }
    const { sub, name, nickname, updated_at, email, email_verified } = claimsOf(account);
    return Response.json(
      {
        sub,
        ...(scopes.includes('profile') ? { name, nickname, updated_at } : {}),
        ...(scopes.includes('email') ? { email, email_verified } : {}),
      },
      { headers },
    );
  };
}
