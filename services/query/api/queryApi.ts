import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Log } from '#services/log.ts';
import { displayOf, type Facet, type FacetCount } from '#services/query/collection/facet.ts';
import { parentOf } from '#services/query/collection/path.ts';
import type { Gazetteer } from '#services/query/places/gazetteer.ts';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import type { PassagePort } from '#services/query/ports/passagePort.ts';
import { type FacetCounts, type Scope, type SearchPort, scopes } from '#services/query/ports/searchPort.ts';
import { answerAway } from './answerAway.ts';
import { findPlace } from './findPlace.ts';
import { splitJoined } from './joinedValues.ts';
import { listClusters } from './listClusters.ts';
import { listedNames } from './listedNames.ts';
import {
  type Mistake,
  type ParsedChanges,
  parseChanges,
  parseClusters,
  parseListing,
  parseQuestion,
  parseSearch,
  parseSimilar,
  parseSuggest,
  parseValues,
} from './parameters.ts';

interface Parts {
  readonly search: SearchPort;
  readonly passages: PassagePort;
  readonly facets: readonly Facet[];
  readonly gazetteer: Gazetteer;
  readonly log: Log;
}

/**
 * The calls of the query service (specification, section 7):
 * - `GET /{scope}/filters` → `{ filters: [{ id, name, alias, "alias-eng", combine, kind, properties, more }] }`, `combine`
 *   as `and` or `or`, `kind` as `terms` or `range` (see `Facet`), `properties` as
 *   `[{ id, value, display, "display-eng", count, checked }]`, with `parent` where a value is a part of another,
 *   and `more` is how many values are not among them
 * - `GET /{scope}?q=…` → `{ hits, matched, records, facets, without }`: `records` with a `highlight` each
 *   (`{ title, abstract }`, lists of `{ text, match }`), `facets` as `[{ name, properties: [{ value, count }] }]`,
 *   `without` as `[{ name, value, hits }]` when fewer than five were found with filters; see `SearchResult`. With `facet_values=12` each facet
 *   lists at most so many values besides the chosen ones (of ranges and trees all the same), and says how many there are besides those
 *   it lists: `{ name, properties, more }`
 *   `exact=1` asks for the words as they are typed. Else an answer may have `spelling`, `{ term, hits, applied }`: what was
 *   probably meant, how many records that finds, and whether the records are those of it, because there are no others
 *   Other words for what was typed are looked up as well, and `meant`, `[{ words, also: [] }]`, says which found something
 *   `partial`, records like the others, is there where few have all words: some that have a part of them, which are no hits
 * - `GET /{scope}/values?facet=trefwoord&find=bod&max=50&q=…&wq_flt=…&wq_val=…` →
 *   `{ facet, values: [{ value, display, "display-eng", count, parent }], more }`: the values of one facet in a search, each with
 *   its count in that search's answer. With `find` those with a word that begins like this, in the value or in what it is
 *   called in either language, and for several words each of them. The most frequent first, numbers the highest first; at
 *   most `max` (1 to 200, else 50), and `more` is how many match besides those
 * - `GET /{scope}/clusters?view=3.3,50.7,7.3,53.6&zoom=8&q=…&wq_flt=…` → `{ hits, clusters: [{ lat, lon, count, name, bounds:
 *   [west, south, east, north], record: { id, title } }] }`: what a map shows of a search, at most 60 kB; see `Clusters`.
 *   `record` where there is one alone
 * - `GET /{scope}/places?find=6711AB` → `{ kind: "found", name, lat, lon }`, or why there is none: `malformed`, `notFound`,
 *   `notCovered` of postal codes, `several` (`{ kind, names }`) or `unknown` of names
 * - `GET /{scope}/suggest?q=…&lang=nl` → `{ terms: [{ text, count }], titles: [{ id, title }], dossiers: [{ id, title }] }`
 * - `GET /{scope}/changes?from=…&until=…&after=…&max=100` → `{ earliest, total, changes: [{ id, changed, record }], next }`:
 *   when records were last written, the earliest first, for those who keep a copy; `from` belongs to the time and `until`
 *   does not, both in UTC (`2026-01-31T12:00:00Z`). A change without `record` is a deletion. `next`, as `after`, asks for the
 *   next page; there is none behind the last. With `?id=…`, up to a hundred times, the last change of each of these
 *   records
 * - `GET /{scope}/answer?q=…&lang=nl&site=…&after=…&max=5` → `{ kind, passages: [{ quote, before, after, source }] }`: the
 *   sentences that answer a question, word for word, from records and from the pages of that site (see `PassagePort`)
 * - `GET /{scope}/listing?part=1&size=1000` → `{ parts, records: [{ id, title }] }`: all records, a part of at most `size`
 *   (1 to 5000) a call, and how many parts there are
 * - `GET /{scope}/{id}` → one record, or 404. Each of its `authors` says as `listed` under which value of the facet `auteur` it is counted
 * - `GET /{scope}/{id}/similar?max=4` → `{ records }`: at most `max` (1 to 20, else 4) others about the same, best first; or
 *   404
 * - `GET /healthz` → 200 while the engine answers, else 503
 *
 * Searches, values and clusters take `box=west,south,east,north` or `near=latitude,longitude,kilometres`: records with a
 * place there. `/filters` says `areas: true`, because a service of the specification alone would pass that over.
 *
 * A request may choose 50 values in all; a term is looked up as far as `normaliseTerm` says. A mistake is a 400 or 404 with `{ error: { parameter, given, mend } }`.
 */
export function createQueryApi({ search, passages, facets, gazetteer, log }: Parts): Hono {
  const api = new Hono();
  const wrong = (status: 400 | 404, error: Mistake) => Response.json({ error }, { status });
  const scopeOf = (given: string): Scope | undefined => scopes.find((scope) => scope === given);
  const noScope = (given: string) =>
    wrong(404, { parameter: 'scope', given: given.slice(0, 200), mend: `Use one of ${scopes.join(', ')}.` });

  const noRecord = (id: string) =>
    wrong(404, { parameter: 'id', given: id.slice(0, 200), mend: 'Use the id of a record from a search.' });

  api.use('*', async ({ req }, next) => {
    // Requests stand in line: by the time one's turn has come, who sent it may have left.
    await turn();
    return req.raw.signal.aborted ? new Response(null, { status: 499 }) : next();
  });

  api.get('/healthz', async () => {
    try {
      await search.check();
      return Response.json({ status: 'ok' });
    } catch (error) {
      return Response.json({ status: 'failing', reason: String(error) }, { status: 503 });
    }
  });

  api.get('/:scope/filters', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    return Response.json({ filters: listFilters(await search.overview(scope)), areas: true });
  });

  api.get('/:scope/suggest', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseSuggest(new URL(context.req.url).searchParams);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    return Response.json(await search.suggest({ scope, ...parsed.request }));
  });

  api.get('/:scope/answer', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseQuestion(scope, new URL(context.req.url).searchParams);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    return Response.json(await passages.find(parsed.request));
  });

  api.get('/:scope/values', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseValues(scope, new URL(context.req.url).searchParams, facets);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    const found = await search.values(await splitJoined(parsed.request, facets, search));
    if (found === undefined) throw new Error(`The engine has no facet ${parsed.request.facet}.`);
    const { facet, values, more } = found;
    return Response.json({ facet: facet.id, values: values.map((counted) => named(facet, counted)), more });
  });

  api.get('/:scope/listing', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseListing(new URL(context.req.url).searchParams);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    return Response.json(await search.listing({ scope, ...parsed.request }));
  });

  api.get('/:scope/clusters', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseClusters(scope, new URL(context.req.url).searchParams, facets);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    return Response.json(listClusters(await search.clusters(await splitJoined(parsed.request, facets, search))));
  });

  api.get('/:scope/places', (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    return Response.json(findPlace(gazetteer, context.req.query('find') ?? ''));
  });

  api.get('/:scope', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseSearch(scope, new URL(context.req.url).searchParams, facets);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    const { request, saysMore } = parsed.request;
    const found = await search.search(await splitJoined(request, facets, search));
    const { hits, matched, records, without } = found;
    return Response.json({
      hits,
      matched,
      ...(found.meant.length === 0 ? {} : { meant: found.meant }),
      ...(found.spelling === undefined ? {} : { spelling: found.spelling }),
      records: records.map(listedNames),
      ...(found.partial.length === 0 ? {} : { partial: found.partial.map(listedNames) }),
      facets: found.facets.map(({ facet, values, more }) => ({
        name: facet.id,
        properties: values,
        ...(saysMore ? { more } : {}),
      })),
      without: without.map(({ facet, value, hits }) => ({ name: facet.id, value, hits })),
    });
  });

  api.get('/:scope/changes', async (context) => {
    const scope = scopeOf(context.req.param('scope'));
    if (scope === undefined) return noScope(context.req.param('scope'));
    const parsed = parseChanges(new URL(context.req.url).searchParams);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    return Response.json(await readChanges(search, scope, parsed.request));
  });

  api.get('/:scope/:id/similar', async (context) => {
    const scope = context.req.param('scope');
    if (scopeOf(scope) === undefined) return noScope(scope);
    const parsed = parseSimilar(new URL(context.req.url).searchParams);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    const id = context.req.param('id');
    const records = await search.similar({ id, limit: parsed.request });
    return records === undefined ? noRecord(id) : Response.json({ records: records.map(listedNames) });
  });

  api.get('/:scope/:id', async (context) => {
    const scope = context.req.param('scope');
    if (scopeOf(scope) === undefined) return noScope(scope);
    const id = context.req.param('id');
    const record = await search.record(id);
    if (record !== undefined) return Response.json(listedNames(record));
    return noRecord(id);
  });

  api.notFound((context) =>
    wrong(404, { parameter: 'path', given: context.req.path.slice(0, 200), mend: 'Ask /{scope}?q=… with GET.' }),
  );

  api.onError((error, context) => {
    log('query.failed', { path: context.req.path, reason: error.message });
    if (error instanceof EngineAway) return answerAway(error);
    return Response.json({ error: { reason: 'The query service failed; its log tells why.' } }, { status: 500 });
  });

  return api;
}

async function readChanges(search: SearchPort, scope: Scope, request: ParsedChanges) {
  // No record has a place on the map yet.
  if (scope === 'map') return { total: 0, changes: [] };
  if ('ids' in request) {
    const changes = await search.changesOf(request.ids);
    return { total: changes.length, changes };
  }
  const { earliest, total, changes, isLast } = await search.changes(request);
  const last = changes.at(-1);
  return { earliest, total, changes, ...(isLast || last === undefined ? {} : { next: `${last.changed} ${last.id}` }) };
}

function listFilters(counts: FacetCounts) {
  return counts.map(({ facet, values, more }) => ({
    id: facet.id,
    name: facet.id,
    alias: facet.alias,
    'alias-eng': facet['alias-eng'],
    combine: facet.combine,
    kind: facet.kind,
    properties: values.map((counted) => ({
      id: `${facet.id}-${counted.value}`,
      ...named(facet, counted),
      checked: false,
    })),
    more,
  }));
}

function named(facet: Facet, { value, count }: FacetCount) {
  const parent = facet.isTree ? parentOf(value) : undefined;
  return {
    value,
    ...(parent === undefined ? {} : { parent }),
    display: displayOf(facet, value, 'nl'),
    'display-eng': displayOf(facet, value, 'en'),
    count,
  };
}
