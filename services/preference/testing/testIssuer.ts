import { once } from 'node:events';
import { createServer } from 'node:http';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TokenIssuer } from '../access/bearer.ts';

/** The user API that tokens of tests are for. */
const audience = 'https://portal.example/user-api';

export interface Claims {
  readonly sub?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string | number;
  readonly permissions?: readonly string[];
  /** Another one than the issuer's own. */
  readonly key?: CryptoKey;
}

export interface TestIssuer {
  readonly issuer: TokenIssuer;
  readonly tokenOf: (claims?: Claims) => Promise<string>;
  /** What it tells of a person at UserInfo, by the subject of their tokens; 401 for others. */
  readonly known: Map<string, { readonly email: string; readonly email_verified: boolean; readonly nickname?: string }>;
  /** The status of all answers, once it is set. */
  status: number;
  readonly close: () => void;
}

/** An issuer of tokens whose public keys can be fetched, and which tells whose a token is. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const known: TestIssuer['known'] = new Map();
  const server = createServer(({ url, headers }, response) => {
    if (started.status !== 200) return response.writeHead(started.status).end();
    if (url !== '/userinfo') return response.end(JSON.stringify({ keys: [jwk] }));
    const { sub = '' } = decodeJwt(headers.authorization?.replace('Bearer ', '') ?? '');
    const person = known.get(sub);
    return response.writeHead(person ? 200 : 401).end(JSON.stringify(person ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const started: TestIssuer = {
    issuer: {
      ...{ issuer: origin, audience },
      keysAt: new URL('jwks.json', origin),
      userInfoAt: new URL('userinfo', origin),
    },
    tokenOf: ({ sub = 'auth0|anna', permissions, ...claims } = {}) =>
      new SignJWT({ ...(permissions && { permissions }) })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setSubject(sub)
        .setIssuer(claims.issuer ?? origin)
        .setAudience(claims.audience ?? audience)
        .setExpirationTime(claims.expires ?? '5m')
        .sign(claims.key ?? pair.privateKey),
    known,
    status: 200,
    close: () => server.close(),
  };
  return started;
}
