import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentIdentity, setIdentity } from '../identity/identity.ts';
import { followOtherTabs, forgetSignIn } from './session.ts';

const forget = vi.fn(async () => {});
const { accessToken, loadProvider } = vi.hoisted(() => ({ accessToken: vi.fn(), loadProvider: vi.fn() }));
vi.mock('../identity/provider.ts', () => ({ accessToken, loadProvider }));

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

describe('a tab that is looked at again', () => {
  const person = { id: 'anna', name: 'Anna', email: undefined, isModerator: false };

  it('is nobody’s any more where they signed out in another one', async () => {
    setIdentity({ state: 'signedIn', person });
    vi.stubGlobal('document', { cookie: 'consent=all' });
    vi.stubGlobal('location', { search: '' });
    await followOtherTabs(identity);
    expect(currentIdentity()).toMatchObject({ state: 'anonymous', person: undefined });
    expect(accessToken).not.toHaveBeenCalled();
  });

  it('has the provider’s library look who is signed in by now, and says nothing where it cannot', async () => {
    setIdentity({ state: 'signedIn', person });
    vi.stubGlobal('document', { cookie: 'auth0.is.authenticated=true' });
    accessToken.mockRejectedValue(new Error('login_required'));
    await followOtherTabs(identity);
    expect(accessToken).toHaveBeenCalledOnce();
    expect(currentIdentity()).toMatchObject({ state: 'signedIn', person });
    expect(currentIdentity().fault).toBeUndefined();
  });

  it('asks for nobody where nobody is signed in', async () => {
    setIdentity({ state: 'anonymous', person: undefined });
    await followOtherTabs(identity);
    expect(accessToken).not.toHaveBeenCalled();
  });
});
