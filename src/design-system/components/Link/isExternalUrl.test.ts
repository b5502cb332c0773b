import { describe, expect, it } from 'vitest';
import { isExternalUrl, opensNewTab } from './isExternalUrl.ts';

describe('isExternalUrl', () => {
  it.each(['https://www.wur.nl/', 'http://example.org/a?b=c#d', 'mailto:redactie@example.org'])(
    'an address that parses as absolute is external: %s',
    (url) => {
      expect(isExternalUrl(url)).toBe(true);
    },
  );

  it.each(['/dossier/bodem', 'dossier/bodem', '?start=20', '#bronnen', '', 'https://', 'wur.nl'])(
    'anything else is an in-app link: "%s"',
    (url) => {
      expect(isExternalUrl(url)).toBe(false);
    },
  );
});

describe('opensNewTab', () => {
  it('is so for another site', () => {
    expect(opensNewTab('https://www.wur.nl/')).toBe(true);
  });

  it.each(['mailto:redactie@example.org', 'tel:+31201234567', '/dossier/bodem'])('is not so for %s', (url) => {
    expect(opensNewTab(url)).toBe(false);
  });
});
