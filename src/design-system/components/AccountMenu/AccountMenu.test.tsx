import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';
import { LoginLink } from './LoginLink.tsx';

const entries = [
  { label: 'Mijn GKN', href: '/mijn-gkn', icon: 'user' },
  { label: 'Uitloggen', href: '/logout', icon: 'logout' },
] as const;
const markupOf = (look: 'bar' | 'list') =>
  renderToStaticMarkup(<AccountMenu name="Jantine de Vries" label="Account van" entries={entries} look={look} />);

describe('AccountMenu', () => {
  it('opens without scripts, and says whose it is', () => {
    expect(markupOf('bar')).toMatch(/^<details[^>]*><summary[^>]*>.*Account van Jantine de Vries.*<\/summary>/);
  });

  it.each(['bar', 'list'] as const)('leads to what is one’s own, and out: %s', (look) => {
    expect(markupOf(look)).toMatch(
      /<a href="\/mijn-gkn"[^>]*>.*Mijn GKN<\/a>.*<a href="\/logout"[^>]*>.*Uitloggen<\/a>/,
    );
  });

  it('folds nothing away at the foot of a menu', () => {
    expect(markupOf('list')).toMatch(/^<ul role="list" aria-label="Account van Jantine de Vries"/);
  });
});

describe('LoginLink', () => {
  it('leads to signing in without scripts', () => {
    const markup = renderToStaticMarkup(<LoginLink label="Inloggen" href="/login?return=/bodem" />);
    expect(markup).toMatch(/<a href="\/login\?return=\/bodem"[^>]*>.*Inloggen<\/a>/);
    expect(markup).toMatch(/<span role="status"[^>]*><\/span>/);
  });

  it('says that a window has opened', () => {
    const markup = renderToStaticMarkup(
      <LoginLink label="Inloggen" href="/login" state="popupOpen" popupText="Log in in het nieuwe venster." />,
    );
    expect(markup).toMatch(/<span role="status"[^>]*>Log in in het nieuwe venster\.<\/span>/);
  });
});
