/** Cookies between one visitor and the CMS while a form is sent. */
export interface CookieJar {
  /** What the CMS is told; `undefined` when there is nothing to tell. */
  header(): string | undefined;
  /** Learns what the CMS gave out. */
  take(setCookies: readonly string[]): void;
  /** What the visitor is given to keep, as values of `Set-Cookie`. */
  given(): readonly string[];
}

/** Names of the portal's own: those of the sign-in. The CMS neither learns nor sets them. */
const ownNames = /^(auth0\.|_session|_interaction|_grant|_state|sign-in$)/i;

/** Attributes the CMS may decide on; where a cookie is sent is ours to say. */
const keptAttributes = /^(max-age|expires|secure)\b/i;

/**
 * A jar with what the visitor's browser sent. Cookies of the CMS live below `/api/` only, where forms are posted to,
 * and out of reach of scripts: pages are the same for everybody and never see them.
 * @param sent the request's `cookie` header
 */
export function openCookieJar(sent: string | null): CookieJar {
  const pairs = new Map<string, string>();
  const given = new Map<string, string>();
  for (const pair of (sent ?? '').split(';')) {
    const name = nameOf(pair);
    if (name !== undefined) pairs.set(name, pair.trim());
  }
  return {
    header: () => (pairs.size > 0 ? [...pairs.values()].join('; ') : undefined),
    take(setCookies) {
      for (const cookie of setCookies) {
        const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
        const name = nameOf(pair);
        if (name === undefined) continue;
        pairs.set(name, pair);
        const kept = attributes.filter((attribute) => keptAttributes.test(attribute));
        given.set(name, [pair, ...kept, 'Path=/api/', 'HttpOnly', 'SameSite=Lax'].join('; '));
      }
    },
    given: () => [...given.values()],
  };
}

function nameOf(pair: string): string | undefined {
  const end = pair.indexOf('=');
  const name = pair.slice(0, Math.max(0, end)).trim();
  return name === '' || ownNames.test(name) ? undefined : name;
}
