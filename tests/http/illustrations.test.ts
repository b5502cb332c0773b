import { expect, inject, test } from 'vitest';
import { ask } from '#tests/e2e/helpers/network.ts';
import { siteBook } from '#tests/e2e/helpers/siteBook.ts';

/*
 * The pictures of the embedded content, on every page as the portal sends it: headers, cards, galleries, posters and
 * pictures in texts all count. Each of them has a scene of its own, and says that it was drawn where it says who by.
 */

const port = inject('port');

/** Dutch sites have pages in the other language, too: at the same host. */
const languages = ['nl', 'en'] as const;

const pages = siteBook.flatMap((site, index) =>
  languages.flatMap((language) =>
    site.pagesIn(language).map(({ path }) => ({
      host: index === 0 ? 'localhost' : `${site.id}.localhost`,
      path: language === site.language ? path : `${path}?language=${language}`,
      language,
    })),
  ),
);

/** The file names of the samples' pictures that a document shows, in its order. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<(?:img|video)\b[^>]*\b(?:src|poster)="\/pictures\/[^"]*\/([\w-]+)[."]/g)]
    .map(([, source = '']) => Buffer.from(source, 'base64url').toString('utf8'))
    .map((address) => address.slice(address.lastIndexOf('/') + 1));
}

/** What a picture shows: its scene; of people, who they are. Logos may stand twice, in a text and in the footer. */
function subjectOf(file: string): string | undefined {
  const [, scene = '', rest = ''] = /^\d+_fullimage_([a-z-]+)_(.*)_\d+x\d+\.jpg$/.exec(file) ?? [];
  return scene === 'portrait' ? `portrait ${rest}` : scene || undefined;
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

test('no page shows a scene twice', async () => {
  const faults: string[] = [];
  let shown = 0;
  for (const { host, path } of pages) {
    const { text, status } = await ask({ port, host, path });
    expect(status, `${host}${path}`).toBe(200);
    const subjects = picturesIn(text).flatMap((file) => subjectOf(file) ?? []);
    shown += subjects.length;
    faults.push(...repeated(subjects).map((subject) => `${host}${path}: ${subject}`));
  }
  expect(faults).toEqual([]);
  // The pictures were found at all.
  expect(shown).toBeGreaterThan(pages.length);
});

test('every picture that is credited is credited as an illustration, in the language of its page', async () => {
  const words = {
    nl: { drawn: 'Illustratie:', taken: 'Bron foto:' },
    en: { drawn: 'Illustration:', taken: 'Source photo:' },
  };
  const faults: string[] = [];
  for (const { host, path, language } of pages) {
    const { text } = await ask({ port, host, path });
    const { drawn, taken } = words[language];
    // What opens a page is credited in its header; pictures of people stand in their profile.
    const header = /<article\b[^>]*>.*?<\/header>/s.exec(text)?.[0] ?? '';
    if (text.includes(taken)) faults.push(`${host}${path}: a photograph`);
    if (picturesIn(header).length > 0 && !header.includes(drawn))
      faults.push(`${host}${path}: no credit in the header`);
    const figures = [...text.matchAll(/<figure\b.*?<\/figure>/gs)].filter(([figure]) => picturesIn(figure).length > 0);
    if (figures.some(([figure]) => !figure.includes(drawn))) faults.push(`${host}${path}: no credit below a picture`);
  }
  expect(faults).toEqual([]);
});
