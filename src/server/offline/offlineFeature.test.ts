import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';

let running: TestPortal | undefined;
afterEach(() => running?.close());

async function ask(path: string, env: Record<string, string> = {}) {
  running = await startTestPortal({ env });
  const response = await running.get(path);
  return { response, text: await response.text() };
}

describe('/offline.html', () => {
  it('is in the site’s language first and the other one below', async () => {
    const dutch = await ask('/offline.html');
    expect(dutch.text.indexOf('Geen verbinding</h1>')).toBeGreaterThan(0);
    expect(dutch.text.indexOf('lang="en"><h2>No connection')).toBeGreaterThan(dutch.text.indexOf('<h1>'));
    await running?.close();
    const english = await ask('http://eurcaw-pigs.localhost:3000/offline.html');
    expect(english.text).toContain('<h1>No connection</h1>');
    expect(english.text).toContain('data-site="eurcaw-pigs"');
  });

  it('asks for nothing, and its policy allows its own styles alone', async () => {
    const { response, text } = await ask('/offline.html');
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const digest = hash('sha256', style, 'base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}'`);
    expect(text).not.toMatch(/src=|url\(|<link|<script|@font-face/);
  });

  it('has the site’s colours for light and for dark', async () => {
    const { text } = await ask('http://coegroen.localhost:3000/offline.html');
    expect(text.match(/--site-color-page:/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain('prefers-color-scheme: dark');
    for (const [, name] of text.matchAll(/var\((--[\w-]+)\)/g)) expect(text).toContain(`${name}:`);
  });
});

describe('/sw.js', () => {
  it('is asked for anew each time, and may fetch', async () => {
    const { response, text } = await ask('/sw.js');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(text).toMatch(/^const revision = '[\w-]+';/);
  });

  it('goes and takes its cache along when it is switched off', async () => {
    const { text } = await ask('/sw.js', { SERVICE_WORKER: 'off' });
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain("'fetch'");
  });
});
