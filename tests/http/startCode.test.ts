import { describe, expect, it } from 'vitest';
import { contentPage, filesOf, gzipped, readManifest, straysIn } from '#tests/bench/pageFiles.ts';

/** What a page of a text, a picture and an accordion may ask for to come alive, gzip (bytes). */
const most = 118_000;

const builtScripts = async () => filesOf(contentPage, await readManifest()).scripts;

describe('the code of a content page, as it is built', () => {
  it('weighs no more than it did', async () => {
    expect(await gzipped(await builtScripts())).toBeLessThan(most);
  });

  it('has no packages that only the server needs', async () => {
    expect(await straysIn(await builtScripts())).toEqual([]);
  });
});
