import { describe, expect, inject, test } from 'vitest';
import { ask } from '#tests/e2e/helpers/network.ts';

/* What a search page says, without any script, of how the term was understood, and where its links lead. */

const port = inject('port');

/** The words of a part of the document, without its tags. */
async function resultsOf(path: string): Promise<{ readonly text: string; readonly hrefs: readonly string[] }> {
  const { text } = await ask({ port, path });
  const [, results = ''] = /<section id="results"(.*?)<\/section>/s.exec(text) ?? [];
  return {
    text: results.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '),
    hrefs: Array.from(results.matchAll(/href="([^"]+)"/g), ([, href = '']) => href.replaceAll('&amp;', '&')),
  };
}

describe('a search page', () => {
  test.for([
    ['/zoeken/weidevogles', 'Niets gevonden voor ‘weidevogles’. Dit zijn de resultaten voor weidevogels.', '/zoeken'],
    ['/search/weidevogles', 'Nothing found for ‘weidevogles’. These are the results for weidevogels.', '/search'],
  ] as const)('%s says what was corrected, with the way back', async ([path, said, base]) => {
    const { text, hrefs } = await resultsOf(path);
    expect(text).toContain(said);
    expect(hrefs).toEqual(expect.arrayContaining([`${base}/weidevogels`, `${base}/weidevogles?exact=1`]));
  });

  test('says which other words were looked up, and leaves them out where it is asked to', async () => {
    const wide = await resultsOf('/zoeken/vogelgriep?taal=en');
    expect(wide.text).toContain('Ook gezocht op avian influenza');
    expect(wide.hrefs).toContain('/zoeken/vogelgriep?taal=en&exact=1');
    const exact = await resultsOf('/zoeken/vogelgriep?exact=1');
    expect(exact.text).not.toContain('Ook gezocht op');
    expect(exact.hrefs).toContain('/zoeken/vogelgriep');
  });

  test('leads from nothing, looked for exactly, to a wider search', async () => {
    const { text, hrefs } = await resultsOf('/zoeken/weidevogles?exact=1');
    expect(text).toContain('Geen resultaten');
    expect(hrefs).toContain('/zoeken/weidevogles');
  });
});
