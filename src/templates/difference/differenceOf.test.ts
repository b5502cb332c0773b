import { describe, expect, it } from 'vitest';
import { plan } from '../plan/plan.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import type { Change, ComparedAnswer } from './difference.types.ts';
import { differenceOf } from './differenceOf.ts';

type Entry = Readonly<Record<string, unknown>>;

const text = (words: string, more: Entry = {}): Entry => ({ type: 'text', html: `<p>${words}</p>`, ...more });
const area = (title: string, elements: readonly Entry[], more: Entry = {}): Entry => ({
  area: 'main',
  title,
  elements,
  ...more,
});

function answer(contents: readonly Entry[], more: Entry = {}): ComparedAnswer {
  const value = { type: 'page', title: 'Bodem', url: '/nl/groenkennisnet/bodem', language: 'nl_NL', contents, ...more };
  return { value, sources: plan(value, storyContext('nl')).sources };
}

function changes(before: readonly Entry[], after: readonly Entry[]): readonly Change[] {
  return differenceOf(answer(before), answer(after)).changes;
}

/** `moved main 2 → 1`: enough to tell one change from another. */
function inShort(all: readonly Change[]): string[] {
  return all.map((change) => {
    if (change.kind === 'page') return `page ${change.fields.map(({ field }) => field)}`;
    if ('part' in change) {
      const { source } = change.part;
      return `${change.kind} ${source.area} ${source.type ?? 'area'} ${source.position}`;
    }
    const { before, after } = change;
    const [from, to] = [before.source, after.source];
    const where = from.area === to.area ? `${from.area}` : `${from.area} to ${to.area}`;
    return `${change.kind} ${where} ${from.position} → ${to.position}`;
  });
}

const one = text('Zand is licht.');
const two = text('Klei is zwaar.');
const three = text('Veen is nat.');

describe('the difference between two answers', () => {
  it('is none where they say the same, in whatever order of fields and with whatever stamps', () => {
    const before = [area('Grond', [{ ...one, identifier: 'element_1' }])];
    const after = [
      {
        elements: [{ html: one.html, identifier: 'element_1', last_update: 'now', type: 'text' }],
        title: 'Grond',
        area: 'main',
        lead: null,
      },
    ];
    expect(changes(before, after)).toEqual([]);
  });

  it('finds what changed in the only element of the only area, which came without their lists', () => {
    const alone = (element: Entry) => answer([], { contents: { ...area('Grond', []), elements: element } });
    const found = differenceOf(alone(one), alone({ ...one, title: 'Zand' })).changes;
    expect(inShort(found)).toEqual(['changed Grond 1 → 1']);
    expect(found).toMatchObject([{ after: { source: { pointer: '/contents/elements' } } }]);
  });

  it('names what was added, removed and moved, by area and place', () => {
    expect(inShort(changes([area('Grond', [one, three])], [area('Grond', [one, two, three])]))).toEqual([
      'added Grond text 2',
    ]);
    expect(inShort(changes([area('Grond', [one, two, three])], [area('Grond', [one, three])]))).toEqual([
      'removed Grond text 2',
    ]);
    expect(inShort(changes([area('Grond', [one, two, three])], [area('Grond', [three, one, two])]))).toEqual([
      'moved Grond 3 → 1',
    ]);
  });

  it('finds a part again in another area', () => {
    const before = [area('Grond', [one, two]), area('Water', [three])];
    const after = [area('Grond', [one]), area('Water', [three, two])];
    expect(inShort(changes(before, after))).toEqual(['moved Grond to Water 2 → 2']);
  });

  it('finds a part that was rewritten where it stood, and by its identifier wherever it stands', () => {
    expect(inShort(changes([area('Grond', [one, two, three])], [area('Grond', [one, text('Leem.'), three])]))).toEqual([
      'changed Grond 2 → 2',
    ]);
    const before = [area('Grond', [one, text('Oud.', { identifier: 'element_7' })])];
    const after = [area('Grond', [text('Nieuw.', { identifier: 'element_7' }), one])];
    const found = inShort(changes(before, after));
    expect(found).toHaveLength(2);
    expect(found).toContain('changed Grond 2 → 1');
  });

  it('finds a part that was rewritten and moved by how its words begin or end', () => {
    const [was, begun, ended] = [
      text('Zand en klei en veen.'),
      text('Zand en klei, löss.'),
      text('Veel klei en veen.'),
    ];
    for (const is of [begun, ended]) {
      const found = inShort(changes([area('Grond', [was, two, three])], [area('Grond', [two, three, is])]));
      expect(found).toEqual(['moved Grond 1 → 3', 'changed Grond 1 → 3']);
    }
  });

  it('tells an area with everything in it once', () => {
    const water = area('Water', [two, three]);
    const added = changes([area('Grond', [one])], [area('Grond', [one]), water]);
    expect(added).toMatchObject([{ kind: 'added', part: { title: 'Water' }, inside: 2 }]);
    expect(changes([area('Grond', [one]), water], [area('Grond', [one])])).toMatchObject([
      { kind: 'removed', part: { title: 'Water' }, inside: 2 },
    ]);
    const [a, b, c] = [area('Een', [one]), area('Twee', [two]), area('Drie', [three])];
    expect(inShort(changes([a, b, c], [c, a, b]))).toEqual(['moved Drie 3 → 1']);
  });

  it('keeps an area that was given another title, and one inside another', () => {
    expect(inShort(changes([area('Grond', [one])], [area('Bodem', [one])]))).toEqual(['changed Grond to Bodem 1 → 1']);
    const nested = (words: string) => area('Buiten', [one, { title: 'Binnen', elements: [text(words)] }]);
    expect(inShort(changes([nested('Eerst.')], [nested('Later.')]))).toEqual(['changed Binnen 1 → 1']);
  });

  it('says which words went and which came', () => {
    const [change] = changes(
      [area('Grond', [text('Klei houdt <b>veel</b> water vast.')])],
      [area('Grond', [text('Klei houdt <b>heel veel</b> water lang vast.')])],
    );
    expect(change).toMatchObject({
      fields: [{ field: 'html', kind: 'words', before: 'veel water', after: 'heel veel water lang' }],
    });
    const [markup] = changes([area('Grond', [text('Klei')])], [area('Grond', [text('<b>Klei</b>')])]);
    expect(markup).toMatchObject({ fields: [{ field: 'html', kind: 'markup' }] });
  });

  it('tells of entries of a list without those that only moved on', () => {
    const items = (...titles: string[]) => [
      { elements: [{ type: 'items', items: titles.map((title) => ({ title, url: '/x' })) }] },
    ];
    const [change] = changes(items('Een', 'Drie'), items('Een', 'Twee', 'Drie'));
    expect(change).toMatchObject({ fields: [{ field: 'items 2', before: '', after: 'Twee, /x' }], more: 0 });
  });

  it('tells of the page itself, and of its title once', () => {
    const before = answer([], { metadata: { title: 'Bodem', lead: 'Kort.' } });
    const after = answer([], { title: 'De bodem', metadata: { title: 'De bodem', lead: 'Kort en goed.' } });
    expect(inShort(differenceOf(before, after).changes)).toEqual(['page title,lead']);
  });

  it('stays readable where everything was changed', () => {
    const fields = (word: string) => Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, word]));
    const [change] = changes(
      [area('Grond', [text('x', { ...fields('oud') })])],
      [area('Grond', [text('x', { ...fields('w'.repeat(9000)) })])],
    );
    expect(change).toMatchObject({ kind: 'changed', more: 20 });
    expect(JSON.stringify(change).length).toBeLessThan(10_000);
  });

  it('cuts no word within a letter', () => {
    const long = `${'w'.repeat(139)}🌾🌾`;
    const [change] = changes([area('Grond', [text('Klei')])], [area('Grond', [text(long)])]);
    expect(change).toMatchObject({ fields: [{ field: 'html', after: `${'w'.repeat(139)}\ufffd …` }] });
  });

  it('pairs the same parts of both', () => {
    const before = answer([area('Grond', [one, two])]);
    const after = answer([area('Nieuw', [three]), area('Grond', [one, two])]);
    expect([...differenceOf(before, after).pairs]).toEqual([
      ['/contents/0', '/contents/1'],
      ['/contents/0/elements/0', '/contents/1/elements/0'],
      ['/contents/0/elements/1', '/contents/1/elements/1'],
    ]);
  });
});

/** Counts how often parts are looked at: what the work of a comparison is made of. */
function readsOf(count: number, order: (place: number) => number): number {
  let reads = 0;
  const counted = (value: ComparedAnswer): ComparedAnswer => ({
    ...value,
    sources: value.sources.map((source) => ({
      ...source,
      get pointer() {
        reads += 1;
        return source.pointer;
      },
      get type() {
        reads += 1;
        return source.type;
      },
    })),
  });
  const parts = Array.from({ length: count }, (_, place) => text(`Deel ${place}`));
  const before = counted(answer([area('Grond', parts)]));
  const after = counted(
    answer([
      area(
        'Grond',
        parts.map((_, place) => parts[order(place)] ?? one),
      ),
    ]),
  );
  expect(differenceOf(before, after).changes.length).toBeGreaterThan(0);
  return reads;
}

describe('the cost of a comparison', () => {
  it('grows with the parts, not with their square, in whatever order they come', () => {
    const reversed = (count: number) => readsOf(count, (place) => count - 1 - place);
    expect(reversed(900)).toBeLessThanOrEqual(reversed(90) * 11);
  });
});
