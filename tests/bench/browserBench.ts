import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { gzipped } from './pageFiles.ts';
import { median } from './percentile.ts';
import { type Visit, visit } from './phone.ts';
import { startReferenceSite } from './referenceSite.ts';
import type { Row } from './row.ts';

/** The two take turns, so that noise of the machine meets both. */
const rounds = 7;

interface Measured {
  readonly path: string;
  /** What the first paint may wait for, over the wire (bytes). */
  readonly waited: number;
  /** What its scripts may weigh until it is alive, gzip (bytes). */
  readonly scripts: number;
}

/** The pages of the embedded site that the reference says in plain HTML. */
const pages = {
  content: { path: '/nieuwsitem/water-vasthouden-begint-bij-de-bodem', waited: 45_000, scripts: 115_000 },
  home: { path: '/', waited: 55_000, scripts: 125_000 },
  dossier: { path: '/dossier/stikstof', waited: 55_000, scripts: 125_000 },
  search: { path: '/zoeken/bodem', waited: 55_000, scripts: 130_000 },
} satisfies Record<string, Measured>;

/** How soon pages are there on a phone, how long they keep a finger waiting, and whether anything moves. */
export async function benchBrowser(): Promise<Row[]> {
  const portal = await startPortal({ PAGE_CACHE_SECONDS: '300', LOG_LEVEL: 'silent' });
  const reference = await startReferenceSite();
  try {
    const rows: Row[] = [];
    for (const [name, page] of Object.entries(pages)) {
      const ours: Visit[] = [];
      const theirs: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(await visit(portal.address(page.path), alive));
        theirs.push(await visit(`${reference.origin}/${name}`));
      }
      rows.push(...(await rowsOf(name, page, ours, theirs)));
    }
    const { requests } = await visit(portal.address(pages.content.path), alive, 10_000);
    return [
      ...rows,
      {
        what: 'requests of a content page in its first ten seconds, without input',
        value: String(requests),
        goal: '≤ 25',
        met: requests <= 25,
      },
    ];
  } finally {
    await reference.stop();
    await portal.close();
  }
}

const alive: Parameters<typeof visit>[1] = (page) => page.getByRole('button', { name: 'Menu', exact: true }).waitFor();

async function rowsOf(name: string, may: Measured, ours: readonly Visit[], theirs: readonly Visit[]): Promise<Row[]> {
  const against = (what: string, read: (one: Visit) => number): Row => {
    const [own, plain] = [median(ours.map(read)), median(theirs.map(read))];
    return {
      what: `${what} on a phone, ${name}, against the same words and pictures in plain HTML`,
      value: `${(own / plain).toFixed(2)} × (${own.toFixed(0)} / ${plain.toFixed(0)} ms)`,
      goal: '≤ 1.1',
      met: own / plain <= 1.1,
    };
  };
  const blocked = median(ours.map((one) => one.blocked));
  const shift = Math.max(...ours.map((one) => one.shift));
  const waited = median(ours.map((one) => one.waited));
  const scripts = await gzipped(new Set(ours.flatMap((one) => one.scripts)));
  if (scripts === 0) throw new Error(`${name} never came alive.`);
  return [
    against('FCP', (one) => one.first),
    against('LCP', (one) => one.largest),
    { what: `TBT on a phone, ${name}`, value: `${blocked.toFixed(0)} ms`, goal: '≤ 50 ms', met: blocked <= 50 },
    { what: `CLS on a phone, ${name}`, value: String(Number(shift.toFixed(4))), goal: '0', met: shift === 0 },
    {
      what: `on the wire before the first paint, ${name}, pictures left out`,
      value: `${(waited / 1000).toFixed(1)} kB`,
      goal: `≤ ${may.waited / 1000} kB`,
      met: waited <= may.waited,
    },
    {
      what: `JavaScript to be alive, gzip, ${name}`,
      value: `${(scripts / 1000).toFixed(1)} kB`,
      goal: `≤ ${may.scripts / 1000} kB`,
      met: scripts <= may.scripts,
    },
  ];
}
