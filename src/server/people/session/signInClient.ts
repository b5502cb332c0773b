import * as oauth from 'oauth4webapi';
import { nameIn } from '#app/identity/nameIn.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';

/** What a visitor has who is signed in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | undefined;
  /** When the access token ends (s since 1970). */
  readonly expires: number;
}

/** Who signed in, as the ID token says. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly name: string;
  /** Empty where the provider does not say. */
  readonly email: string;
}

/** One attempt to sign in: what its answer is checked against. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** `over`: the sign-in has ended; `unknown`: the provider cannot say so now. */
export type Renewal = Tokens | 'over' | 'unknown';

export interface SignInClient {
  /** A new attempt, and where the visitor goes with it. */
  begin(returnAddress: string, locale: string): Promise<{ readonly attempt: Attempt; readonly location: string }>;
  /**
   * @param answer the address the visitor came back to
   * @throws when the provider refused, or the answer belongs to no such attempt
   */
  finish(attempt: Attempt, answer: URL, returnAddress: string): Promise<SignedIn>;
  /** New tokens for old ones. Never rejects. */
  renew(tokens: Tokens): Promise<Renewal>;
  /** Where a visitor goes who signs out. */
  logoutLocation(returnAddress: string): string;
}

const scope = 'openid profile email offline_access';
/** A token that ends sooner is renewed before it is used (s). */
export const renewBefore = 30;

/** Code with PKCE from the server, for visitors without JavaScript: the same client as the browser's, with Auth0's paths. */
export function createSignInClient(
  { origin, issuer, clientId, audience, keysAt }: IdentityProvider,
  timeoutMs: number,
): SignInClient {
  // An embedded service is asked on this machine, whatever name visitors know it by.
  const inside = new URL(keysAt).origin;
  const server: oauth.AuthorizationServer = {
    issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${inside}/oauth/token`,
    userinfo_endpoint: `${inside}/userinfo`,
    jwks_uri: keysAt,
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const client: oauth.Client = { client_id: clientId, id_token_signed_response_alg: 'RS256' };
  const options = () => ({
    signal: AbortSignal.timeout(timeoutMs),
    [oauth.allowInsecureRequests]: inside.startsWith('http:'),
  });
  const tokensIn = (
    { access_token: access, refresh_token: refresh, expires_in: seconds = 600 }: oauth.TokenEndpointResponse,
    before?: string,
  ): Tokens => ({ access, refresh: refresh ?? before, expires: Math.floor(Date.now() / 1000) + seconds });

  /** What else the provider knows of somebody; nothing where it does not tell. */
  const userInfo = async (access: string, person: string): Promise<oauth.UserInfoResponse | undefined> => {
    try {
      const response = await oauth.userInfoRequest(server, client, access, options());
      return await oauth.processUserInfoResponse(server, client, person, response);
    } catch {
      return undefined;
    }
  };

  return {
    async begin(returnAddress, locale) {
      const attempt = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
      };
      const parameters = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: returnAddress,
        scope,
        audience,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
      return { attempt, location: `${server.authorization_endpoint}?${parameters}` };
    },
    async finish({ state, nonce, verifier }, answer, returnAddress) {
      const parameters = oauth.validateAuthResponse(server, client, answer, state);
      const response = await oauth.authorizationCodeGrantRequest(
        ...([server, client, oauth.None(), parameters, returnAddress, verifier, options()] as const),
      );
      const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      // The tokens of an embedded provider come over plain loopback, where no certificate says whose they are.
      await oauth.validateApplicationLevelSignature(server, response, options());
      const claims = oauth.getValidatedIdTokenClaims(result);
      const tokens = tokensIn(result);
      // Some providers tell a name and an address there alone (OpenID Connect Core 1.0, section 5.4).
      const told = nameIn(claims ?? {}) === '' ? await userInfo(tokens.access, claims?.sub ?? '') : claims;
      return { tokens, name: nameIn(told ?? {}), email: String(told?.email ?? '') };
    },
    async renew({ refresh }) {
      if (!refresh) return 'over';
      try {
        const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refresh, options());
        return tokensIn(await oauth.processRefreshTokenResponse(server, client, response), refresh);
      } catch (error) {
        return error instanceof oauth.ResponseBodyError && error.status !== 429 ? 'over' : 'unknown';
      }
    },
    logoutLocation: (returnAddress) =>
      `${origin}/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo: returnAddress })}`,
  };
}
