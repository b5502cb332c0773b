import { createHash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Answer, json, startTestService } from '../../testing/testService.ts';

/** What an ID token is made of, for those that ought to be refused. */
export interface IdTokenChange {
  readonly issuer?: string;
  readonly audience?: string;
  readonly nonce?: string;
  /** Seconds until it ends. */
  readonly seconds?: number;
  /** Signed with a key that nobody knows. */
  readonly signature?: 'unknown';
}

export interface TestProvider {
  readonly port: number;
  readonly origin: string;
  /** Bodies that its token endpoint was posted. */
  readonly posts: URLSearchParams[];
  /** Every secret that it ever gave: codes and tokens. */
  readonly secrets: string[];
  /** Who signs in next. */
  claims: Readonly<Record<string, string>>;
  /** What it tells of them at UserInfo; nothing: it has no such address. */
  userInfo: Readonly<Record<string, string>> | undefined;
  change: IdTokenChange;
  /** How long access tokens hold (s). */
  seconds: number;
  /** By how much access tokens are longer than they need to be. */
  longer: number;
  /** In place of everything its token endpoint would say. */
  instead: Answer | undefined;
  /** The visitor signs in. @returns the address that they come back to */
  approve(location: string): string;
  close(): Promise<void>;
}

const known = generateKeyPair('RS256');
const unknown = generateKeyPair('RS256');

/**
 * A provider that speaks the part of OpenID Connect that the server asks: tokens for a code with PKCE, once; new tokens
 * for a refresh token, once; and its keys. It is the embedded service of a portal on the same port.
 */
export async function startTestProvider(): Promise<TestProvider> {
  const codes = new Map<string, URLSearchParams>();
  const refreshTokens = new Set<string>();
  let count = 0;

  const tokensFor = async (client: string, nonce: string | null) => {
    const { issuer, audience, nonce: otherNonce, seconds = 600, signature } = provider.change;
    const { privateKey } = await (signature === 'unknown' ? unknown : known);
    const given = otherNonce ?? nonce;
    const id = new SignJWT({ ...provider.claims, ...(given !== null && { nonce: given }) })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setSubject('auth0|anna')
      .setIssuer(issuer ?? `http://localhost:${service.port}/`)
      .setAudience(audience ?? client)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds);
    const tokens = {
      access_token: `anna.${++count}.${randomUUID()}${'x'.repeat(provider.longer)}`,
      refresh_token: randomUUID(),
    };
    refreshTokens.add(tokens.refresh_token);
    provider.secrets.push(...Object.values(tokens));
    return { ...tokens, id_token: await id.sign(privateKey), token_type: 'Bearer', expires_in: provider.seconds };
  };

  const tokenAnswer = async (body: URLSearchParams): Promise<object | undefined> => {
    const asked = codes.get(body.get('code') ?? '');
    const client = body.get('client_id') ?? '';
    if (body.get('grant_type') === 'refresh_token') {
      return refreshTokens.delete(body.get('refresh_token') ?? '') ? tokensFor(client, null) : undefined;
    }
    codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isSame = (['client_id', 'redirect_uri'] as const).every((name) => asked?.get(name) === body.get(name));
    return asked?.get('code_challenge') === challenge && isSame ? tokensFor(client, asked.get('nonce')) : undefined;
  };

  const service = await startTestService((request, response) => {
    if (request.url === '/.well-known/jwks.json') {
      void known
        .then(({ publicKey }) => exportJWK(publicKey))
        .then((key) => json(response, { keys: [{ ...key, kid: 'key', alg: 'RS256', use: 'sig' }] }));
      return;
    }
    if (request.url === '/userinfo') {
      const isKnown = provider.userInfo && request.headers.authorization?.startsWith('Bearer anna.');
      return json(response, isKnown ? { sub: 'auth0|anna', ...provider.userInfo } : {}, isKnown ? 200 : 404);
    }
    if (provider.instead) return provider.instead(request, response);
    void text(request).then(async (given) => {
      const body = new URLSearchParams(given);
      provider.posts.push(body);
      const answer = request.url === '/oauth/token' ? await tokenAnswer(body) : undefined;
      json(response, answer ?? { error: 'invalid_grant' }, answer ? 200 : 400);
    });
  });

  const provider: TestProvider = {
    port: service.port,
    origin: service.origin,
    posts: [],
    secrets: [],
    claims: { nickname: 'Anna', email: 'anna@example.nl' },
    userInfo: undefined,
    change: {},
    seconds: 900,
    longer: 0,
    instead: undefined,
    approve(location) {
      const { searchParams } = new URL(location);
      const code = randomUUID();
      codes.set(code, searchParams);
      provider.secrets.push(code);
      const state = searchParams.get('state') ?? '';
      return `${searchParams.get('redirect_uri')}/?${new URLSearchParams({ code, state })}`;
    },
    close: () => service.close(),
  };
  return provider;
}
