import { expect, inject, test } from 'vitest';
import { ask } from '#tests/e2e/helpers/network.ts';

/*
 * What documents say of themselves to machines: what they are, and where they belong. In a site of each language; the
 * one in Dutch has pages in English too.
 */

const port = inject('port');

interface Expected {
  readonly title: string;
  readonly host: string;
  readonly origin: string;
  /** What a page of each kind says that it is. */
  readonly types: Readonly<Record<string, readonly string[]>>;
}

const expectations: readonly Expected[] = [
  {
    title: 'Groen Kennisnet',
    host: 'localhost',
    origin: 'https://groenkennisnet.nl',
    types: {
      '/': ['WebSite'],
      '/nieuwsitem/water-vasthouden-begint-bij-de-bodem': ['NewsArticle'],
      '/dossier/stikstof': ['Article'],
      '/agenda/kennismiddag-zoet-water': ['Event'],
      '/project/zoete-kavels': ['ResearchProject'],
      '/persoon/marit-hoekzema': ['Person'],
      '/dossier/nitrogen?language=en': ['Article'],
      '/disclaimer': [],
    },
  },
  {
    title: 'EURCAW-Pigs',
    host: 'eurcaw-pigs.localhost',
    origin: 'https://eurcaw-pigs.eu',
    types: {
      '/': ['WebSite'],
      '/newsitem/hot-days-in-the-pig-house': ['NewsArticle'],
      '/event/virtual-farm-walk': ['Event'],
      '/source/Pen-side-scoring-sheet': ['CreativeWork'],
    },
  },
];

function attributeIn(html: string, tag: RegExp): string | undefined {
  return tag.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

/** As much of a document as the most sparing of those who preview links reads (Slack, in bytes). */
const readByPreviews = 32_768;

for (const { title, host, origin, types } of expectations) {
  test(`pages of ${title} say what previews of links show where those still read`, async () => {
    for (const path of Object.keys(types)) {
      const { text } = await ask({ port, host, path });
      const beginning = Buffer.from(text).subarray(0, readByPreviews).toString();
      const ofPreviews = /<meta property="og:[^>]+>/g;
      expect(beginning.match(ofPreviews)?.length, path).toBeGreaterThan(5);
      expect(beginning.match(ofPreviews), path).toEqual(text.match(ofPreviews));
    }
  });

  test(`pages of ${title} say what they are, and where they belong`, async () => {
    for (const [path, expected] of Object.entries(types)) {
      const { text, headers } = await ask({ port, host, path });
      const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const data = blocks.map(([, json = '']) => JSON.parse(json));
      expect(
        data.map((thing) => thing['@type']).filter((type) => type !== 'BreadcrumbList'),
        path,
      ).toEqual(expected);
      expect(
        data.every((thing) => thing['@context'] === 'https://schema.org'),
        path,
      ).toBe(true);
      expect(attributeIn(text, /<link rel="canonical" href="([^"]+)"/), path).toBe(origin + path);
      expect(attributeIn(text, /<meta property="og:url" content="([^"]+)"/), path).toBe(origin + path);
      expect(headers['x-robots-tag'], path).toBeUndefined();
    }
  });
}
