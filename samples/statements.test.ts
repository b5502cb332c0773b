import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { contentFolder } from './folders.ts';

/** What the Dutch model for accessibility statements asks for, by the heading under which it stands. */
const headings = {
  nl: [
    'Toegankelijkheidsstatus',
    'Norm',
    'Waarop deze verklaring rust',
    'Wat nog niet voldoet',
    'Werkt er iets niet?',
    'Niet tevreden met de afhandeling?',
    'Over deze verklaring',
  ],
  en: [
    'Accessibility status',
    'Standard',
    'What this statement is based on',
    'What does not comply yet',
    'Is something not working?',
    'Not satisfied with the answer?',
    'About this statement',
  ],
} as const;
const files = { nl: 'toegankelijkheid.json', en: 'accessibility.json' } as const;
const owners = { nl: 'In te vullen door de eigenaar', en: 'To be filled in by the owner' } as const;

const statements = allSites.flatMap(({ id, variants }) =>
  (['nl', 'en'] as const).flatMap((language) => {
    const file = join(contentFolder, language, variants.production.api.cname, files[language]);
    return existsSync(file) ? [{ id, language, file }] : [];
  }),
);

describe('the accessibility statement', () => {
  // A new site shares the row, and with it the statement, of another one.
  it.each(allSites)('is in the legal row of $id', ({ variants }) => {
    const row = readFileSync(join(contentFolder, 'sections', `${variants.production.api.legal}.json`), 'utf8');
    expect(row).toMatch(/href=\\"[^"]*\/(?:toegankelijkheid|accessibility)\b/);
  });

  it.each(statements)('of $id in $language has all that the model asks for', ({ language, file }) => {
    const text = readFileSync(file, 'utf8');
    const found = [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(found).toEqual(headings[language]);
    // What nobody here can know is said to be missing.
    expect(text.split(owners[language]).length - 1).toBe(4);
  });
});
