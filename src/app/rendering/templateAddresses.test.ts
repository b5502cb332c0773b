import { describe, expect, it } from 'vitest';
import { templateAddresses } from './templateAddresses.ts';

const site = { origin: 'https://groenkennisnet.nl', language: 'nl' } as const;

describe('what templates of a site lead to', () => {
  it('is in the site’s language without saying so', () => {
    const { search, calendar, whole } = templateAddresses(site, 'nl');
    expect(search('organische stof')).toBe('/zoeken/organische+stof');
    expect(calendar('/activiteit/zaaidag')).toBe('/api/calendar?path=%2Factiviteit%2Fzaaidag');
    expect(whole('/activiteit/zaaidag')).toBe('https://groenkennisnet.nl/activiteit/zaaidag');
  });

  it('names the other language, whose page may have an alternate under the same path', () => {
    const { search, calendar, whole } = templateAddresses(site, 'en');
    expect(search('soil')).toBe('/search/soil');
    expect(calendar('/event/x')).toBe('/api/calendar?path=%2Fevent%2Fx&language=en');
    expect(whole('/event/x')).toBe('https://groenkennisnet.nl/event/x?language=en');
  });
});
