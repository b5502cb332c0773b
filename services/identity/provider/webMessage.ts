import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { siteSignInPath } from '../paths.ts';

/**
 * Hands the answer to the page that opened this window or frame. That page closes the window when it has heard: a
 * window that closes by itself is seen as closed before a busy page has read its message, and so as given up.
 *
 * A link in a letter opens in a tab that no page waits for: it goes on to the site.
 */
const script = `
const { response, address, onwards } = JSON.parse(document.querySelector('[type="application/json"]').textContent);
const asking = opener || (parent === self ? null : parent);
if (asking) {
  asking.postMessage({ type: 'authorization_response', response }, address);
  setTimeout(() => close(), 60000);
} else location.replace(onwards);`;

const scriptHash = createHash('sha256').update(script).digest('base64');

/**
 * The response mode `web_message` (draft-sakimura-oauth-wmrm-00), as Auth0's library asks for it. Which pages may frame
 * it is said where the provider's headers are.
 */
export function answerByMessage(ctx: KoaContextWithOIDC, redirectUri: string, response: object): void {
  // A message needs a page that runs: a redirect's status, or one that browsers put a page of their own in place of.
  if (ctx.status !== 500) ctx.status = 'error' in response ? 400 : 200;
  ctx.type = 'html';
  ctx.set('content-security-policy', `default-src 'none';script-src 'sha256-${scriptHash}';base-uri 'none'`);
  const onwards = new URL(siteSignInPath, redirectUri).href;
  const data = JSON.stringify({ response, address: redirectUri, onwards }).replaceAll('<', '\\u003c');
  ctx.body = `<!doctype html><meta charset="utf-8"><title>…</title><script type="application/json">${data}</script><script>${script}</script>`;
}
