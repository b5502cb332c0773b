import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

/** Starts a portal whose settings are wrong, so that it ends when it has read them. */
function start(...args: readonly string[]) {
  const env = { PATH: process.env.PATH, AUTH0_CLIENT_ID: 'portal', AUTH0_DOMIAN: 'portaal.eu.auth0.com' };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'serve.ts'), ...args], { env, encoding: 'utf8' });
}

describe('a start', () => {
  it('says what looks misspelt before it says what is wrong, which may be why', () => {
    const { status, stderr } = start();
    expect(stderr).toMatch(
      /^AUTH0_DOMIAN is not a setting: did you mean AUTH0_DOMAIN\?\n\nA setting is wrong:\n {2}AUTH0_DOMAIN is not set: /,
    );
    expect(status).toBe(1);
  });

  it('refuses options, which it would pass over, and says where settings stand', () => {
    const { status, stderr } = start('--port', '4000');
    expect(stderr).toMatch(/^Unknown option '--port'\.\n\n.*PORT=4000 npm start.*\.env\.example/);
    expect(status).toBe(1);
    expect(start('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('.env.example') });
  });
});
