import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentIdentity, setIdentity } from '../identity/identity.ts';
import { SomebodyElse } from '../identity/providerPort.ts';
import { PersonalCallFailed, personalCall } from './personalCall.ts';

const { accessToken, forget } = vi.hoisted(() => ({ accessToken: vi.fn(), forget: vi.fn() }));
vi.mock('../identity/provider.ts', () => ({ accessToken, loadProvider: async () => ({ forget }) }));

const identity = { domain: 'https://id.example', clientId: 'portal', audience: 'https://id.example/api/', account: '' };
const answer = (...given: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', async () => new Response(...given));

const anna = { id: 'anna', name: 'Anna', email: undefined, isModerator: false };

beforeEach(() => {
  accessToken.mockResolvedValue('token');
  setIdentity({ state: 'signedIn', person: anna, fault: undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

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

  it('is made once more with a new token where the one at hand is refused before its time', async () => {
    accessToken.mockImplementation(async (_, freshness = 'kept') => freshness);
    const tokens: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
      tokens.push(headers.authorization);
      return headers.authorization === 'Bearer new' ? new Response('{}') : new Response('{}', { status: 401 });
    });
    expect(await personalCall(identity, '/api/comments', { method: 'POST', body: {} })).toEqual({});
    expect(tokens).toEqual(['Bearer kept', 'Bearer new']);
    expect(currentIdentity()).toMatchObject({ state: 'signedIn', fault: undefined });
  });

  it('ends the sign-in whose new token is refused as well', async () => {
    answer('{}', { status: 401 });
    await expect(personalCall(identity, '/api/mydata')).rejects.toMatchObject({ status: 401 });
    expect(forget).toHaveBeenCalledOnce();
    expect(currentIdentity()).toMatchObject({ state: 'anonymous', fault: 'expired' });
  });

  it('ends nothing where the service may lack it, whatever it says of that', async () => {
    answer('{}', { status: 401 });
    await expect(personalCall(identity, '/api/mybookmarks', { kind: 'optional' })).rejects.toMatchObject({
      status: 401,
    });
    expect(forget).not.toHaveBeenCalled();
    expect(currentIdentity().state).toBe('signedIn');
  });

  it('is not made in the name of somebody else who signed in in another tab, and ends nothing of theirs', async () => {
    accessToken.mockRejectedValue(new SomebodyElse());
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await expect(personalCall(identity, '/api/comments', { method: 'POST', body: {} })).rejects.toThrow(
      PersonalCallFailed,
    );
    expect(fetched).not.toHaveBeenCalled();
    expect(forget).not.toHaveBeenCalled();
  });

  it('is not made once more in the name of somebody else who has signed in meanwhile', async () => {
    const fetched = vi.fn(async () => {
      setIdentity({ person: { ...anna, id: 'bram', name: 'Bram' } });
      return new Response('{}', { status: 401 });
    });
    vi.stubGlobal('fetch', fetched);
    await expect(personalCall(identity, '/api/comments', { method: 'POST', body: {} })).rejects.toMatchObject({
      status: 0,
    });
    expect(fetched).toHaveBeenCalledOnce();
    expect(forget).not.toHaveBeenCalled();
  });
});
