import { describe, expect, it } from 'vitest';
import { openCookieJar } from './cookieJar.ts';

describe('cookies on the way to the CMS', () => {
  it('are the visitor’s, with what the CMS gives out on the way in their place', () => {
    const jar = openCookieJar('sessie=oud; taal=nl');
    expect(jar.header()).toBe('sessie=oud; taal=nl');
    jar.take(['sessie=nieuw; Path=/nl; HttpOnly', 'token=t1']);
    expect(jar.header()).toBe('sessie=nieuw; taal=nl; token=t1');
  });

  it('are none of the portal’s own sign-in', () => {
    const jar = openCookieJar(
      'auth0.abc.is.authenticated=1; _session=geheim; _session.sig=x; _interaction=y; sign-in=verzegeld; a=b',
    );
    jar.take(['_session=overgenomen', 'auth0.abc=1']);
    expect(jar.header()).toBe('a=b');
    expect(jar.given()).toEqual([]);
  });

  it('come back for posts of forms only, out of reach of scripts and other sites', () => {
    const jar = openCookieJar(null);
    expect(jar.header()).toBeUndefined();
    jar.take(['sessie=s1; Domain=.groenkennisnet.nl; Path=/; Max-Age=600; Secure; SameSite=None', 'sessie=s2; Path=/']);
    expect(jar.given()).toEqual(['sessie=s2; Path=/api/; HttpOnly; SameSite=Lax']);
    jar.take(['ander=x; Domain=evil.example; Max-Age=600; Secure']);
    expect(jar.given()[1]).toBe('ander=x; Max-Age=600; Secure; Path=/api/; HttpOnly; SameSite=Lax');
  });

  it('are no cookies when they have no name', () => {
    const jar = openCookieJar('kaal; =x; ');
    jar.take(['kaal', '=y']);
    expect(jar.header()).toBeUndefined();
    expect(jar.given()).toEqual([]);
  });
});
