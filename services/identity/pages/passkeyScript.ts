import { createHash } from 'node:crypto';
import { runPasskeys } from './runPasskeys.ts';

/** Where what pages with passkeys run is. */
export const scriptPath = '/u/passkeys.js';

/** The function as it was written, without its types: one file, which needs no build. */
const script = `(${runPasskeys})();\n`;
const edition = createHash('sha256').update(script).digest('base64url').slice(0, 10);

/** The whole address of the script, which changes with it: browsers may keep it for ever. */
export function scriptAddress(issuer: string): string {
  return new URL(`${scriptPath}?${edition}`, issuer).href;
}

export function answerScript(): Response {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  return new Response(script, { headers });
}
