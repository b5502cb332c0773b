import { GenericError, OAuthError, TimeoutError } from '@auth0/auth0-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUnreachable } from './isUnreachable.ts';

afterEach(() => vi.unstubAllGlobals());

describe('isUnreachable', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new Error("Timeout when executing 'fetch'"),
    new GenericError('request_error', 'HTTP error. Unable to fetch https://id.example/oauth/token'),
    new OAuthError('temporarily_unavailable'),
    new GenericError('server_error', ''),
  ])('is where the provider gave no answer: %s', (error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  it.each([
    new GenericError('invalid_grant', 'Unknown or invalid refresh token.'),
    new OAuthError('login_required'),
    new TimeoutError(),
    new Error('The provider gave no token.'),
    undefined,
  ])('is not where it said no: %s', (error) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(isUnreachable(error)).toBe(false);
  });

  it('is while the browser has no network at all', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isUnreachable(new Error('Something else'))).toBe(true);
    expect(isUnreachable(new GenericError('invalid_grant', ''))).toBe(false);
  });
});
