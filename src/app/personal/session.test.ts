import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSignIn } from './session.ts';

const forget = vi.fn(async () => {});
const loadProvider = vi.hoisted(() => vi.fn());
vi.mock('../identity/provider.ts', () => ({ loadProvider }));

const identity = { domain: 'https://id.example', clientId: 'portal', audience: 'https://id.example/api/' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('where signing out ends', () => {
  it('nobody is known any more whose account was deleted, or who signed out without scripts', async () => {
    // The server has taken its own cookie back; the library's is there still.
    vi.stubGlobal('document', { cookie: 'auth0.portal.is.authenticated=true' });
    vi.stubGlobal('location', { search: '' });
    loadProvider.mockResolvedValue({ forget });
    await forgetSignIn(identity);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('nothing is fetched to forget nobody', async () => {
    vi.stubGlobal('document', { cookie: 'consent=all' });
    vi.stubGlobal('location', { search: '' });
    await forgetSignIn(identity);
    expect(loadProvider).not.toHaveBeenCalled();
  });
});
