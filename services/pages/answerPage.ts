import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DocumentFacts, type PageContext, pageDocument, type SiteLook } from './document.ts';
import type { PageSite } from './site.ts';

const styles = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');
const edition = createHash('sha256').update(styles).digest('base64url').slice(0, 10);

export interface PageFacts extends DocumentFacts {
  readonly status?: 200 | 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503;
  readonly headers?: Readonly<Record<string, string>>;
}

interface AnswerParts {
  /** Where forms of pages may lead to. */
  readonly sites: readonly PageSite[];
  readonly lookOf: (siteId: string) => SiteLook;
  /** Where the pages' own styles are. */
  readonly stylesPath: string;
}

/** Answers with pages of a service in the sites' themes. */
export function createAnswerPage({ sites, lookOf, stylesPath }: AnswerParts) {
  const origins = sites.map(({ origin }) => origin);
  // The edition changes with the styles, which browsers may keep for ever.
  const parts = { lookOf, stylesheet: `${stylesPath}?${edition}` };
  return async (context: PageContext, { status = 200, headers: more = {}, ...facts }: PageFacts): Promise<Response> => {
    const markup = await pageDocument(context, facts, parts);
    return new Response(markup.toString(), { status, headers: { ...pageHeaders(origins, facts.script), ...more } });
  };
}

export function answerStyles(): Response {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  return new Response(styles, { headers });
}

/**
 * A page runs no script, or one, which may ask its own origin; it is not framed and not cached. Its forms may lead to
 * the sites: Chromium holds the way back after signing in, a redirect, against the form that began it. There is no opener
 * policy, which would cut the pop-up off from the site that waits for it.
 */
function pageHeaders(origins: readonly string[], script: string | undefined) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      ...(script === undefined ? [] : [`script-src ${withoutQuery(script)}`, "connect-src 'self'"]),
      `form-action 'self' ${origins.join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // Forms need to say where they come from; addresses with tokens stay here.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** Policies name a file without its query. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
