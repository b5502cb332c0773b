import { expect, inject, test } from 'vitest';
import { ask } from '#tests/e2e/helpers/network.ts';

/*
 * The embedded identity provider as the portal mounts it: on the first site, and nowhere else.
 */

const port = inject('port');
const discovery = '/.well-known/openid-configuration';

test('the first site tells where to sign in', async () => {
  const { status, text } = await ask({ port, path: discovery, host: `localhost` });
  expect(status).toBe(200);
  const origin = `http://localhost:${port}`;
  expect(JSON.parse(text)).toMatchObject({
    issuer: `${origin}/`,
    authorization_endpoint: `${origin}/authorize`,
    end_session_endpoint: `${origin}/v2/logout`,
  });
});

test('other sites have pages of their own under these names', async () => {
  for (const path of [discovery, '/authorize', '/u/login']) {
    expect((await ask({ port, path, host: 'coegroen.localhost' })).status, path).toBe(404);
  }
});

test('a browser that asked for the site under another name is led to the one that cookies are for', async () => {
  const { status, headers } = await ask({ port, path: '/u/account?site=coegroen', host: '127.0.0.1' });
  expect([status, headers.location]).toEqual([307, `http://localhost:${port}/u/account?site=coegroen`]);
});
