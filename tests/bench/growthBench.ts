import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import type { Row } from './row.ts';

/** How often a thing is repeated in one request. */
const counts = [1, 10, 100, 1000] as const;
const rounds = 9;

/** What a repeated thing may cost, in ordinary searches. */
const most = 3;

interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is posted; else it is asked for. */
  readonly body?: string;
}

/** `round` makes each request new to every cache. */
type Repeated = (count: number, round: number) => Asked;

const times = (count: number, each: (place: number) => string) => Array.from({ length: count }, (_, at) => each(at));
const search = (path: string, parts: readonly string[]): Asked => ({ path: `${path}?${parts.join('&')}` });
const encode = encodeURIComponent;
const post = (path: string, type: string, body: string): Asked => ({
  ...{ path, body },
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
});
const draftOf = (round: number, type: string, html: string) => {
  const contents = [{ area: 'main', elements: [{ type, html }] }];
  return post('/api/preview', 'application/json', JSON.stringify({ type: 'page', title: `w${round}`, contents }));
};
const facets = ['trefwoord', 'taal', 'documenttype', 'thema', 'uitgever', 'jaar'];

/** Everything that a visitor can repeat in one request. */
const repeated: Readonly<Record<string, Repeated>> = {
  'values of one filter': (count, round) =>
    search(
      '/zoeken/*',
      times(count, (at) => `trefwoord=w${round}-${at}`),
    ),
  'values of six filters': (count, round) =>
    search(
      '/zoeken/*',
      times(count, (at) => `${facets[at % facets.length]}=w${round}-${at}`),
    ),
  'the same value': (count, round) =>
    search(
      `/zoeken/bodem+w${round}`,
      times(count, () => 'taal=nl'),
    ),
  'real values of a filter': (count, round) =>
    search('/zoeken/*', ['trefwoord=bodem', ...times(count, (at) => `jaar=${1000 + ((round * 1000 + at) % 3000)}`)]),
  'values joined by hand': (count, round) =>
    search('/zoeken/*', [`trefwoord=${encode(times(count, (at) => `w${round}-${at}`).join('||'))}`]),
  'parameters of nobody': (count, round) =>
    search(
      `/zoeken/bodem+w${round}`,
      times(count, (at) => `p${at}=1`),
    ),
  'empty parameters': (count, round) =>
    search(
      `/zoeken/bodem+w${round}`,
      times(count, () => 'jaar_van='),
    ),
  'words of a term': (count, round) => ({ path: `/zoeken/w${round}+${times(count, (at) => `woord${at}`).join('+')}` }),
  'real words of a term': (count, round) => ({ path: `/zoeken/w${round}+${times(count, () => 'bodem').join('+')}` }),
  'letters of a word': (count, round) => ({ path: `/zoeken/w${round}${'a'.repeat(count)}` }),
  'parts of a compound': (count, round) => ({ path: `/zoeken/w${round}${times(count, () => '-koe').join('')}` }),
  'quotes of a term': (count, round) => ({ path: `/zoeken/w${round}+${encode('-"'.repeat(count))}` }),
  'records by their ids': (count, round) =>
    search(
      '/zoeken/resultaat/-',
      times(count, (at) => `id=${1060001 + round * 1000 + at}`),
    ),
  'items by their ids': (count, round) =>
    search(
      '/api/items',
      times(count, (at) => `id=urn:${round}-${at}`),
    ),
  'records of a citation': (count, round) =>
    search('/api/citation', ['format=ris', ...times(count, (at) => `id=${1060001 + ((round * 1000 + at) % 3000)}`)]),
  'questions before a question': (count, round) =>
    search('/api/answer', [`question=bodem+w${round}`, ...times(count, (at) => `after=vraag${at}`)]),
  'ends of a range': (count, round) =>
    search(
      `/zoeken/bodem+w${round}`,
      times(count, (at) => `jaar_van=${1000 + at}`),
    ),
  'places to look around': (count, round) =>
    search(
      `/zoeken/bodem+w${round}`,
      times(count, () => 'near=Wageningen'),
    ),
  'arguments of a harvest': (count) => search('/oai', ['verb=Identify', ...times(count, (at) => `set=${at}`)]),
  'fields of a form': (count, round) =>
    post('/api/form', 'application/x-www-form-urlencoded', times(count, (at) => `f${round}-${at}=1`).join('&')),
  'names of a draft that nobody knows': (count, round) =>
    post(
      '/api/preview',
      'application/json',
      JSON.stringify(Object.fromEntries(times(count, (at) => `w${round}-${at}`).map((name) => [name, 'x']))),
    ),
  'asterisks in a form of a draft': (count, round) =>
    draftOf(round, 'form', `<form><p>${'* '.repeat(4 * count)}</p></form>`),
  'words of a duty in a form of a draft': (count, round) =>
    draftOf(round, 'form', `<form><p>${'verplicht woord '.repeat(count)}</p></form>`),
  'hyphens between capitals in a draft': (count, round) => draftOf(round, 'text', `<p>A${'-'.repeat(8 * count)}</p>`),
  'brackets that open in a draft': (count, round) => draftOf(round, 'text', `<p>A${'['.repeat(8 * count)}</p>`),
  'links that begin in a draft': (count, round) => draftOf(round, 'text', `<p>A${'[a](http:'.repeat(count)}</p>`),
  'spaces behind a break in a draft': (count, round) => draftOf(round, 'text', `<p>A<br>${' '.repeat(8 * count)}b</p>`),
  'lists in each other in a draft': (count, round) =>
    post(
      '/api/preview',
      'application/json',
      `{"title":"w${round}","contents":${'['.repeat(count)}${']'.repeat(count)}}`,
    ),
  'segments of a path': (count, round) => ({ path: `/w${round}${times(count, () => '/a').join('')}` }),
  'slashes of a path': (count, round) => ({ path: `/w${round}${'/'.repeat(count)}a` }),
  'values in the API': (count, round) =>
    search('/api/search', ['term=*', 'language=nl', ...times(count, (at) => `trefwoord=w${round}-${at}`)]),
  'words to suggest from': (count, round) =>
    search('/api/suggest', ['language=nl', `q=w${round}+${times(count, (at) => `woord${at}`).join('+')}`]),
  'words to find a value by': (count, round) =>
    search('/api/values', [
      'facet=trefwoord',
      'language=nl',
      'term=*',
      `find=w${round}+${times(count, () => 'a').join('+')}`,
    ]),
  'languages of a request': (count, round) => ({
    path: `/zoeken/bodem+w${round}`,
    headers: { 'accept-language': times(count, () => 'nl').join(',') },
  }),
  cookies: (count, round) => ({
    path: `/zoeken/bodem+w${round}`,
    headers: { cookie: times(count, (at) => `c${at}=1`).join('; ') },
  }),
  'tags of an earlier answer': (count, round) => ({
    path: `/zoeken/bodem+w${round}`,
    headers: { 'if-none-match': times(count, (at) => `"t${at}"`).join(',') },
  }),
};

/** What an address costs that holds 1, 10, 100 and 1,000 of a thing, against an ordinary search in the same rounds. */
export async function benchGrowth(): Promise<Row[]> {
  const portal = await startPortal({ RATE_LIMITS: 'off', MAXIMUM_LAG_MS: '0', LOG_LEVEL: 'silent' });
  const milliseconds = async ({ path, headers = {}, body }: Asked) => {
    const start = performance.now();
    // Redirects are part of the price.
    const response = await fetch(portal.address(path), {
      headers: { 'accept-encoding': 'br', ...headers },
      ...(body !== undefined && { method: 'POST', body }),
    });
    await response.arrayBuffer();
    return performance.now() - start;
  };
  try {
    let round = 0;
    const ordinary = () => milliseconds({ path: `/zoeken/bodem+en+water+${round}` });
    for (; round < 30; round++) await ordinary();
    const rows: Row[] = [];
    for (const [what, ask] of Object.entries(repeated)) {
      const ratios: number[] = [];
      for (const count of counts) {
        const [ours, reference]: [number[], number[]] = [[], []];
        for (let turn = 0; turn < rounds; turn++, round++) {
          ours.push(await milliseconds(ask(count, round)));
          reference.push(await ordinary());
        }
        ratios.push(median(ours) / median(reference));
      }
      rows.push({
        what: `${counts.join(', ')} × ${what}, against an ordinary search`,
        value: `${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} ×`,
        goal: `≤ ${most}`,
        met: Math.max(...ratios) <= most,
      });
    }
    return rows;
  } finally {
    await portal.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
