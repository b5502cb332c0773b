import { afterEach, describe, expect, it, vi } from 'vitest';
import { PersonalCallFailed, personalCall } from './personalCall.ts';

vi.mock('../identity/provider.ts', () => ({ accessToken: async () => 'token', loadProvider: async () => ({}) }));

const identity = { domain: 'https://id.example', clientId: 'portal', audience: 'https://id.example/api/', account: '' };
const answer = (...given: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', async () => new Response(...given));

afterEach(() => vi.unstubAllGlobals());

describe('a call of a person', () => {
  it('gives what it was answered with', async () => {
    answer('{"mydata":[]}');
    expect(await personalCall(identity, '/api/mydata')).toEqual({ mydata: [] });
  });

  it.each([
    ['DELETE', 204],
    ['PUT', 200],
  ] as const)('is done when it is answered without a word: %s %i', async (method, status) => {
    answer(null, { status });
    expect(await personalCall(identity, '/api/setpreferences', { method })).toBeUndefined();
  });

  it('has failed when nothing is what was asked for: it is no empty list', async () => {
    answer(null);
    await expect(personalCall(identity, '/api/mydata')).rejects.toThrow(PersonalCallFailed);
  });
});
