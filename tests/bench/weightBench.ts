import { readSites } from '#sites/readSites.ts';
import { contentPage, filesOf, gzipped, readManifest, straysIn, stylesOf } from './pageFiles.ts';
import type { Row } from './row.ts';

/** Screens with styles of their own; portlets have no site's styles. */
const screens = {
  'content page': contentPage,
  'search page': ['src/app/entry-client.tsx', 'src/app/views/search/SearchScreen.tsx'],
  "record's page": ['src/app/entry-client.tsx', 'src/app/views/result/ResultScreen.tsx'],
};

/** Bytes over the wire: scripts of a content page, and styles of each site. */
export async function benchWeight(): Promise<Row[]> {
  const manifest = await readManifest();
  const { scripts } = filesOf(contentPage, manifest);
  const scriptBytes = await gzipped(scripts);
  const strays = await straysIn(scripts);
  const sites = await Promise.all(
    (await readSites()).map(async ({ id }) => ({
      id,
      bytes: await gzipped(stylesOf(`sites/${id}/site.css`, manifest)),
    })),
  );
  const heaviest = sites.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const styleRows = Object.entries(screens).map(async ([name, keys]): Promise<Row> => {
    const { styles } = filesOf(keys, manifest);
    // What comes with a site's own styles is counted there, and no screen waits for paper's.
    const shared = [...styles].filter((file) => !/\/(?:site|print)-/.test(file));
    const bytes = (await gzipped(new Set([...shared, ...stylesOf('src/app/app.css', manifest)]))) + heaviest.bytes;
    return {
      what: `CSS that a ${name} waits for, gzip, heaviest site (${heaviest.id})`,
      value: kilobytes(bytes),
      goal: '≤ 18 kB',
      met: bytes <= 18_000,
    };
  });
  return [
    {
      what: `JavaScript of a text, a picture and an accordion, gzip${strays.length > 0 ? `, WITH ${strays.join(', ')}` : ''}`,
      value: `${kilobytes(scriptBytes)} in ${scripts.size} files`,
      goal: '≤ 118 kB',
      met: scriptBytes <= 118_000 && strays.length === 0,
    },
    ...(await Promise.all(styleRows)),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
