import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import type { FoundPage } from './foundPage.ts';

/** Addresses in one file; the protocol's own limit (sitemaps.org). */
export const pagesPerFile = 50_000;

/** A file of the site map: each page with its last change and its other languages. */
export function sitemapFile(pages: readonly FoundPage[]): Promise<Buffer<ArrayBuffer>> {
  const xmlns = { news: false, video: false, image: false, xhtml: true };
  return written(
    pages.map(({ canonical, modified, alternates }) => ({
      url: canonical,
      ...(modified && { lastmod: modified }),
      links: alternates.map(({ language, href }) => ({ lang: language, url: href })),
    })),
    new SitemapStream({ xmlns, level: ErrorLevel.SILENT }),
  );
}

/** The list of the files, where one is not enough. */
export function sitemapIndex(files: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  return written(files, new SitemapIndexStream({ level: ErrorLevel.SILENT }));
}

async function written(entries: readonly unknown[], stream: Transform): Promise<Buffer<ArrayBuffer>> {
  const bytes = await buffer(Readable.from(entries).compose(stream));
  return Buffer.from(bytes);
}
