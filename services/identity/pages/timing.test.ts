import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  audience,
  clientId,
  issuer,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
} from '../testing/testIdentity.ts';

/*
 * How long an answer takes says nothing of whether an address has an account. Times are the shortest of several, because
 * other work on the machine can only add to them; a guess at a password costs enough here to be seen beside the rest.
 */

const rounds = 6;

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity({ cost: { ln: 14, r: 8, p: 1 } });
  await identity.addAccount('bekend@example.nl', 'drie koeien in een wei');
});
afterAll(() => identity.close());

async function shortest(path: string, fields: (round: number) => Record<string, string>): Promise<number> {
  const browser = new TestBrowser(identity);
  const query = new URLSearchParams({
    ...{ client_id: clientId, response_type: 'code', redirect_uri: 'http://localhost:3000', scope: 'openid', audience },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
  });
  const { url } = await browser.get(`${issuer}authorize?${query}`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await identity.database.query('delete from identity_attempt');
    const began = performance.now();
    await browser.post(`${url}${path}`, fields(round));
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

describe('known and unknown addresses take as long', () => {
  it.each([
    ['to sign in with', '', { password: 'niet dit wachtwoord' }],
    ['to sign up with', '/sign-up', { nickname: 'Bram', newPassword: 'vijf vossen in het riet' }],
    ['to have forgotten the password of', '/forgotten', {}],
  ])(
    '%s',
    async (_name, path, fields) => {
      await shortest(path, () => ({ ...fields, email: 'warm@example.nl' }));
      const ratio = async () => {
        const known = await shortest(path, () => ({ ...fields, email: 'bekend@example.nl' }));
        const unknown = await shortest(path, (round) => ({ ...fields, email: `onbekend${round}@example.nl` }));
        return unknown / known;
      };
      // A machine that is busy with something else is asked again: a difference of our own stays.
      await expect.poll(async () => Math.abs(Math.log2(await ratio())), { timeout: 45_000 }).toBeLessThan(1);
    },
    60_000,
  );
});
