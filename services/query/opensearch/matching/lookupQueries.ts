import type { Lookup, Wording } from '#services/query/engine/matching/writeQueries.ts';
import { partZones, type Zone, zoneNames } from '#services/query/engine/text/zones.ts';
import { allOf, type Query, someOf, term, terms } from '#services/query/opensearch/dsl.ts';
import { tokenOf } from '#services/query/opensearch/indexing/document.ts';

/** What finds a lookup in one part of a record; `undefined` where it cannot stand there. */
export function queryInZone({ wordings, inParts }: Lookup, zone: Zone): Query | undefined {
  const isOfParts = partZones.has(zone);
  if (isOfParts && !inParts) return undefined;
  const field = `zone.${zone}`;
  const found = [...stems(wordings, field), ...(isOfParts ? [] : rows(wordings, field))];
  return found.length === 0 ? undefined : someOf(found);
}

/** What finds a lookup in any part of a record; `undefined` for a lookup of nothing. */
export function queryAnywhere({ wordings, inParts }: Lookup): Query | undefined {
  const zones = zoneNames.filter((zone) => !partZones.has(zone));
  const found = [
    ...stems(wordings, inParts ? 'anywhere' : 'whole'),
    // Words next to each other are so in one part of the record.
    ...zones.flatMap((zone) => rows(wordings, `zone.${zone}`)),
  ];
  return found.length === 0 ? undefined : someOf(found);
}

function stems(wordings: readonly Wording[], field: string): Query[] {
  const whole = wordings.flatMap((each) => (each.kind === 'stem' ? [tokenOf(each.language, each.stem)] : []));
  const starts = wordings.flatMap((each) => (each.kind === 'start' ? [tokenOf(each.language, each.stem)] : []));
  const [only, ...others] = whole;
  return [
    ...(only === undefined ? [] : [others.length === 0 ? term(field, only) : terms(field, whole)]),
    ...starts.map((start): Query => ({ prefix: { [field]: start } })),
  ];
}

function rows(wordings: readonly Wording[], field: string): Query[] {
  return wordings.flatMap((wording): Query[] => {
    if (wording.kind === 'apart') {
      return [allOf(wording.stems.map((stem) => term(field, tokenOf(wording.language, stem))))];
    }
    if (wording.kind !== 'row') return [];
    const tokens = wording.stems.map(({ stem }) => tokenOf(wording.language, stem));
    const isClose = wording.stems.every(({ distance }, at) => at === 0 || distance === 1);
    if (isClose) return [{ match_phrase: { [field]: tokens.join(' ') } }];
    const clauses = wording.stems.flatMap(({ distance }, at): Query[] => [
      ...(at > 0 && distance > 1 ? [{ span_gap: { [field]: distance - 1 } }] : []),
      { span_term: { [field]: tokens[at] } },
    ]);
    return [{ span_near: { clauses, slop: 0, in_order: true } }];
  });
}
