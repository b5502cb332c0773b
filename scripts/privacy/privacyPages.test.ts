import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { privacyPages } from './privacyPages.ts';

const pages = await privacyPages();

describe('privacy pages', () => {
  it('are there for every site', () => {
    const found = new Set(pages.map(({ file }) => file.split('/').at(-2)));
    expect(found).toEqual(new Set(allSites.map(({ variants }) => variants.production.api.cname)));
    expect(readdirSync(import.meta.dirname)).toContain('generate.ts');
  });

  it.each(pages)('say what is kept: $file (`npm run privacy` writes it)', ({ text, wanted }) => {
    expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
  });
});
