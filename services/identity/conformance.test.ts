import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import {
  audience,
  clientId,
  issuer,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
} from './testing/testIdentity.ts';

/*
 * The provider as a client of the standard meets it: openid-client checks every answer, its signature, its nonce and its
 * times. Auth0's own library asks for the same things.
 */

const email = 'anna@example.nl';
const password = 'drie koeien in een wei';
const redirectUri = 'http://eurcaw-pigs.localhost:3000';

for (const { name, available } of testDatabases) {
  describe.runIf(available)(`the identity provider on ${name}`, () => {
    let identity: TestIdentity;
    let config: client.Configuration;
    let account: string;

    beforeAll(async () => {
      identity = await startTestIdentity({ kind: name });
      account = await identity.addAccount(email, password);
      config = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
        execute: [client.allowInsecureRequests],
        [client.customFetch]: ask,
      });
    });
    afterAll(() => identity.close());

    const ask: client.CustomFetch = (url, { method, headers, body }) => {
      // An address without a path is written with one by this library, and without by Auth0's.
      const sent = body ? String(body).replace(/(redirect_uri=[^&]+)%2F(?=&|$)/, '$1') : undefined;
      return identity.ask(url, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
    };

    /** Signs in as a visitor does, and gives what the site is sent back with. */
    async function authorize(browser: TestBrowser, more: Record<string, string> = {}) {
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: 'openid profile email offline_access', audience, state, nonce },
        ...{
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...more,
        },
      });
      const visit = await browser.get(url.href);
      const back = visit.html === '' ? visit : await browser.post(visit.url, { email, password });
      return { back: new URL(back.url), verifier, state, nonce };
    }
    async function signIn(browser = new TestBrowser(identity), more: Record<string, string> = {}) {
      const { back, verifier, state, nonce } = await authorize(browser, more);
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
      return client.authorizationCodeGrant(config, back, checks);
    }

    it('names Auth0’s routes', () => {
      expect(config.serverMetadata()).toMatchObject({
        issuer,
        authorization_endpoint: `${issuer}authorize`,
        token_endpoint: `${issuer}oauth/token`,
        revocation_endpoint: `${issuer}oauth/revoke`,
        userinfo_endpoint: `${issuer}userinfo`,
        jwks_uri: `${issuer}.well-known/jwks.json`,
        end_session_endpoint: `${issuer}v2/logout`,
        code_challenge_methods_supported: ['S256'],
      });
    });

    it('signs in with code and PKCE, and says who it is', async () => {
      const tokens = await signIn();
      expect(tokens.claims()).toMatchObject({
        sub: account,
        nickname: 'Anna',
        name: 'Anna',
        email,
        email_verified: true,
      });
      expect(account).toMatch(/^auth0\|[0-9a-f]{24}$/);
      const jwks = createLocalJWKSet(await (await identity.ask('/.well-known/jwks.json')).json());
      const { payload } = await jwtVerify(tokens.access_token, jwks, { issuer, audience });
      expect(decodeProtectedHeader(tokens.access_token).alg).toBe('RS256');
      expect(payload).toMatchObject({ sub: account, permissions: [], client_id: clientId });
      expect(String(payload.scope).split(' ')).toContain('openid');
    });

    it('says so for hours, because browsers whose clock is an hour off take nobody’s word that is over', async () => {
      const { exp = 0, iat = 0 } = (await signIn()).claims() ?? {};
      expect(exp - iat).toBe(10 * 60 * 60);
    });

    it('publishes public keys alone', async () => {
      const { keys } = await (await identity.ask('/.well-known/jwks.json')).json();
      expect(keys).toHaveLength(1);
      expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    });

    it('answers at /userinfo, with and without an audience', async () => {
      const forService = await signIn();
      expect(await client.fetchUserInfo(config, forService.access_token, account)).toMatchObject({
        email,
        nickname: 'Anna',
      });
      const { back, verifier, state, nonce } = await authorize(new TestBrowser(identity), { audience: '' });
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
      const opaque = await client.authorizationCodeGrant(config, back, checks);
      expect(opaque.access_token).not.toContain('.');
      expect(await client.fetchUserInfo(config, opaque.access_token, account)).toMatchObject({ email });
    });

    it('refuses a token of somebody else at /userinfo', async () => {
      const { access_token: token } = await signIn();
      const [head, body] = token.split('.');
      const headers = { authorization: `Bearer ${head}.${body}.${'A'.repeat(342)}` };
      expect((await identity.ask('/userinfo', { headers })).status).toBe(401);
    });

    it('gives moderators their permission with the next token', async () => {
      const tokens = await signIn();
      await identity.service.accounts.setPermissions(email, ['moderate:comments']);
      const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
      await identity.service.accounts.setPermissions(email, []);
      const [, payload = ''] = refreshed.access_token.split('.');
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString()).permissions).toEqual(['moderate:comments']);
    });

    it('rotates refresh tokens, and revokes the family when an old one comes back', async () => {
      let tokens = await signIn();
      const seen = [tokens.refresh_token ?? ''];
      for (let rotation = 0; rotation < 3; rotation++) {
        tokens = await client.refreshTokenGrant(config, seen.at(-1) ?? '');
        expect(seen).not.toContain(tokens.refresh_token);
        seen.push(tokens.refresh_token ?? '');
        const [, payload = ''] = tokens.access_token.split('.');
        expect(JSON.parse(Buffer.from(payload, 'base64url').toString()).aud).toBe(audience);
      }
      await expect(client.refreshTokenGrant(config, seen[1] ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
      await expect(client.refreshTokenGrant(config, seen[3] ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    it('gives one of two who use a refresh token at once nothing', async () => {
      const { refresh_token: token = '' } = await signIn();
      const results = await Promise.allSettled([0, 1].map(() => client.refreshTokenGrant(config, token)));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('takes a code once', async () => {
      const { back, verifier, state, nonce } = await authorize(new TestBrowser(identity));
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
      const { refresh_token: token = '' } = await client.authorizationCodeGrant(config, back, checks);
      await expect(client.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({
        error: 'invalid_grant',
      });
      await expect(client.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    it('wants the code’s own verifier, and a challenge to begin with', async () => {
      const { back, state, nonce } = await authorize(new TestBrowser(identity));
      const checks = { pkceCodeVerifier: client.randomPKCECodeVerifier(), expectedState: state, expectedNonce: nonce };
      await expect(client.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({
        error: 'invalid_grant',
      });
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid',
      });
      const { url } = await new TestBrowser(identity).get(`/authorize?${query}`);
      expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
    });

    it('signs in on the next site without asking again', async () => {
      const browser = new TestBrowser(identity);
      await signIn(browser);
      const { back } = await authorize(browser, { redirect_uri: 'http://localhost:3000', prompt: 'none' });
      expect([back.origin, back.searchParams.has('code')]).toEqual(['http://localhost:3000', true]);
    });

    it('signs out: the session ends, and so does what came of it', async () => {
      const browser = new TestBrowser(identity);
      const { refresh_token: token = '' } = await signIn(browser);
      const returnTo = `${redirectUri}/logout`;
      const { url } = await browser.get(`/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo })}`);
      expect(url).toBe(returnTo);
      await expect(client.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: 'invalid_grant' });
      const { back } = await authorize(browser, { prompt: 'none' });
      expect(back.searchParams.get('error')).toBe('login_required');
    });

    it('gives back the state that a sign-out was asked for with', async () => {
      const browser = new TestBrowser(identity);
      const { id_token: hint = '' } = await signIn(browser);
      const out = client.buildEndSessionUrl(config, {
        ...{ post_logout_redirect_uri: `${redirectUri}/logout`, id_token_hint: hint, state: 'onderweg' },
      });
      expect((await browser.get(out.href)).url).toBe(`${redirectUri}/logout?state=onderweg`);
    });

    it('lets the scripts of our sites ask for tokens, and no other site’s', async () => {
      const { refresh_token: token = '' } = await signIn();
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
      }).toString();
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const post = (origin: string) =>
        identity.ask('/oauth/token', { method: 'POST', headers: { ...form, origin }, body });
      const refused = await post('http://evil.example');
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, null]);
      const preflight = await identity.ask('/oauth/token', {
        method: 'OPTIONS',
        headers: {
          origin: redirectUri,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'auth0-client',
        },
      });
      expect(preflight.headers.get('access-control-allow-headers')).toBe('auth0-client');
      const answered = await post(redirectUri);
      expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([200, redirectUri]);
    });

    it('hands the code to the page that opened a pop-up', async () => {
      const browser = new TestBrowser(identity);
      const verifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: 'openid', response_mode: 'web_message' },
        ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      });
      const page = await browser.post((await browser.get(url.href)).url, { email, password });
      expect(page.html).toMatch(/"response":\{"code":"[\w-]+"/);
      expect(page.html).toContain(`"address":"${redirectUri}"`);
    });

    it('revokes a refresh token', async () => {
      const { refresh_token: token = '' } = await signIn();
      await client.tokenRevocation(config, token);
      await expect(client.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    it('keeps sessions, keys and tokens over a restart', async () => {
      const browser = new TestBrowser(identity);
      const { refresh_token: token = '', access_token } = await signIn(browser);
      await identity.restart();
      const jwks = createLocalJWKSet(await (await identity.ask('/.well-known/jwks.json')).json());
      await jwtVerify(access_token, jwks, { issuer, audience });
      expect((await client.refreshTokenGrant(config, token)).refresh_token).toBeDefined();
      const { back } = await authorize(browser, { prompt: 'none' });
      expect(back.searchParams.has('code')).toBe(true);
    });
  });
}
