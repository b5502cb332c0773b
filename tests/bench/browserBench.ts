import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { median } from './percentile.ts';
import { type Visit, visit } from './phone.ts';
import { startReferenceSite } from './referenceSite.ts';
import type { Row } from './row.ts';

/** The two take turns, so that noise of the machine meets both. */
const rounds = 7;

/** The pages of the embedded site that the reference says in plain HTML, and what the first paint may wait for (bytes). */
const pages = {
  content: { path: '/nieuwsitem/water-vasthouden-begint-bij-de-bodem', waited: 45_000 },
  home: { path: '/', waited: 55_000 },
  dossier: { path: '/dossier/stikstof', waited: 55_000 },
  search: { path: '/zoeken/bodem', waited: 55_000 },
};

/** How soon pages are there on a phone, how long they keep a finger waiting, and whether anything moves. */
export async function benchBrowser(): Promise<Row[]> {
  const portal = await startPortal({ PAGE_CACHE_SECONDS: '300', LOG_LEVEL: 'silent' });
  const reference = await startReferenceSite();
  try {
    const rows: Row[] = [];
    for (const [name, { path, waited }] of Object.entries(pages)) {
      const ours: Visit[] = [];
      const theirs: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(await visit(portal.address(path), alive));
        theirs.push(await visit(`${reference.origin}/${name}`));
      }
      rows.push(...rowsOf(name, waited, ours, theirs));
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

function rowsOf(name: string, mayWait: number, ours: readonly Visit[], theirs: readonly Visit[]): Row[] {
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
  return [
    against('FCP', (one) => one.first),
    against('LCP', (one) => one.largest),
    { what: `TBT on a phone, ${name}`, value: `${blocked.toFixed(0)} ms`, goal: '≤ 50 ms', met: blocked <= 50 },
    { what: `CLS on a phone, ${name}`, value: String(Number(shift.toFixed(4))), goal: '0', met: shift === 0 },
    {
      what: `on the wire before the first paint, ${name}, pictures left out`,
      value: `${(waited / 1000).toFixed(1)} kB`,
      goal: `≤ ${mayWait / 1000} kB`,
      met: waited <= mayWait,
    },
  ];
}
