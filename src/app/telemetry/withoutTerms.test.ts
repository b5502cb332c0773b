import { describe, expect, it } from 'vitest';
import { withoutTerms } from './withoutTerms.ts';

describe('withoutTerms', () => {
  it.each([
    ['/zoeken/mest+verwerking', '/zoeken'],
    ['/search/manure', '/search'],
    ['/ai-zoeken/hoe+diep+wortelt+gras', '/ai-zoeken'],
    ['/ai-search/how', '/ai-search'],
    ['/aiSearch/how', '/aiSearch'],
    ['/portlet/bodem/mijn+vraag', '/portlet/bodem'],
    ['/dossier/stikstof?utm_source=brief&email=a@b.nl', '/dossier/stikstof'],
    ['/zoeken/resultaat/een-titel?id=12', '/zoeken/resultaat/een-titel'],
    ['/portlet/bodem/resultaat/een-titel', '/portlet/bodem/resultaat/een-titel'],
  ])('of %s leaves %s', (path, left) => {
    expect(withoutTerms(path)).toBe(left);
  });

  it('leaves pages whose names only begin alike', () => {
    for (const path of ['/onderzoeken/mest', '/zoeken-en-vinden/tips', '/research/soil', '/'])
      expect(withoutTerms(path)).toBe(path);
  });

  it('takes terms out of addresses within a sentence', () => {
    expect(withoutTerms("No answer from /api/search?term=mest, nor 'http://a.nl/zoeken/mest'")).toBe(
      "No answer from /api/search nor 'http://a.nl/zoeken'",
    );
  });
});
