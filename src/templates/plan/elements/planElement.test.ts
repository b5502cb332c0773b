import { describe, expect, it } from 'vitest';
import { prune } from '../../contract/empty.ts';
import type { Finding } from '../../contract/finding.ts';
import { storyContext } from '../../stories/storyPlan.tsx';
import { createElementContext, createPageIds } from './elementContext.ts';
import { planElement } from './planElement.ts';

function plannedOf(raw: unknown) {
  const findings: Finding[] = [];
  const element = planElement(prune(raw), createElementContext(storyContext('nl'), createPageIds(), 2), {
    path: ['contents', 0, 'elements', 1],
    fallbackId: 'main-2',
    report: (finding) => findings.push(finding),
    original: () => raw,
  });
  return { element, findings };
}

function planRaw(raw: unknown) {
  const { element, findings } = plannedOf(raw);
  return { element, told: findings.map(({ code, pointer }) => `${code} ${pointer}`) };
}

const here = '/contents/0/elements/1';
const publications = { title: 'Lees ook', gkz_content_id: ['1060879'] };

describe('the kind of an element', () => {
  it('is its type', () => {
    const { element, told } = planRaw({ type: 'text', html: '<p>a</p>' });
    expect(element).toMatchObject({ kind: 'known', type: 'text', data: { html: '<p>a</p>' } });
    expect(told).toEqual([]);
  });

  it('is the key that holds its fields, when its type says no more than "modularcontent"', () => {
    const { element, told } = planRaw({
      identifier: 'element_7',
      type: 'modularcontent',
      gkzindexmanual: publications,
    });
    expect(element).toMatchObject({ kind: 'known', type: 'records', id: '7', data: { title: 'Lees ook' } });
    expect(told).toEqual([]);
  });

  it.each(['itemlist', 'item_list', 'Item-List', 'ITEMLIST', 'list'])('has many spellings: %s', (spelling) => {
    const items = [{ title: 'a', url: '/a' }];
    expect(planRaw({ type: spelling, items }).element).toMatchObject({ kind: 'known', type: 'item-list' });
    expect(planRaw({ type: 'modularcontent', [spelling]: { items } }).element).toMatchObject({ type: 'item-list' });
  });

  it.each(['modularcontent', 'ModularContent', 'modular_content'])('is not "%s" itself', (type) => {
    expect(planRaw({ type, records: publications }).element).toMatchObject({ kind: 'known', type: 'records' });
  });

  it('is the first known one of two keys', () => {
    const { element, told } = planRaw({
      type: 'modularcontent',
      settings: { x: 1 },
      tiles: { items: [{ title: 'a', url: '/a' }] },
    });
    expect(element).toMatchObject({ kind: 'known', type: 'tiles' });
    expect(told).toEqual([]);
  });

  it('is unknown when nothing here renders it, and says which', () => {
    const { element, told } = planRaw({ identifier: 'element_9', type: 'modularcontent', kaartspel: { x: 1 } });
    expect(element).toMatchObject({ kind: 'unknown', type: 'kaartspel', id: '9', pointer: here });
    expect(told).toEqual([`unknown-kind ${here}`]);
  });

  it('is unknown when no key holds an object', () => {
    expect(planRaw({ type: 'modularcontent', title: 'Kop' })).toMatchObject({
      element: { kind: 'unknown', type: 'modularcontent' },
      told: [`unknown-kind ${here}`],
    });
  });

  it('points at the key that names a kind and holds something else', () => {
    expect(planRaw({ type: 'modularcontent', gkzindexmanual: '1060879' })).toMatchObject({
      element: { kind: 'invalid' },
      told: [`wrong-type ${here}/gkzindexmanual`],
    });
  });

  it.each([
    ['missing', {}, `missing ${here}/type`],
    ['of the wrong type', { type: 5 }, `wrong-type ${here}/type`],
  ])('is guessed from its fields when its type is %s', (_, type, finding) => {
    expect(planRaw({ ...type, html: '<p>a</p>' })).toMatchObject({ element: { type: 'text' }, told: [finding] });
    expect(planRaw({ ...type, tiles: { items: [{ title: 'a', url: '/a' }] } })).toMatchObject({
      element: { type: 'tiles' },
      told: [finding],
    });
    expect(planRaw({ ...type, name: 'x' })).toMatchObject({ element: { kind: 'invalid' }, told: [finding] });
  });

  it.each([
    ['an error where nobody sees the element for it', { items: [{ title: 'a', html: '<p>a</p>' }] }, 'error'],
    [
      'a warning where its fields say what it is',
      { accordion: { items: [{ title: 'a', html: '<p>a</p>' }] } },
      'warning',
    ],
  ])('is %s when it is missing', (_, fields, severity) => {
    for (const type of [{}, { type: 5 }])
      expect(plannedOf({ ...type, ...fields }).findings).toMatchObject([{ severity }]);
  });
});

describe('the fields of an element', () => {
  it('may stand on it, inside it, or both: the inner ones win', () => {
    const { element, told } = planRaw({
      type: 'accordion',
      title: 'Buiten',
      accordion: { title: 'Binnen', items: [{ title: 'a', html: '<p>a</p>' }] },
    });
    expect(element).toMatchObject({ data: { title: 'Binnen', items: [{ title: 'a' }] } });
    expect(told).toEqual([]);
    expect(
      planRaw({ type: 'modularcontent', title: 'Buiten', gkzindexmanual: { ...publications, title: '' } }).element,
    ).toMatchObject({
      data: { title: 'Buiten' },
    });
  });

  it('may have the name of the kind: an image holds an image', () => {
    const image = { source: 'https://example.org/x.jpg' };
    const shown = { kind: 'known', type: 'image', data: { picture: { source: image.source } } };
    expect(planRaw({ type: 'image', image }).element).toMatchObject(shown);
    expect(planRaw({ type: 'modularcontent', image: { image } }).element).toMatchObject(shown);
    expect(planRaw({ type: 'modularcontent', image }).element).toMatchObject(shown);
  });

  it('are pointed at where they stand, and missing where the CMS would have put them', () => {
    expect(planRaw({ type: 'tiles', items: [{ title: 5, url: '/a' }] }).told).toEqual([
      `wrong-type ${here}/items/0/title`,
    ]);
    expect(planRaw({ type: 'modularcontent', title: true, tiles: { items: [{ url: '/a' }] } }).told).toEqual([
      `wrong-type ${here}/title`,
      `missing ${here}/tiles/items/0/title`,
      `shows-nothing ${here}`,
    ]);
    expect(planRaw({ type: 'modularcontent', gkzindexmanual: {} }).told).toEqual([
      `missing ${here}/gkzindexmanual/gkz_content_id`,
    ]);
  });
});

describe('an element that cannot be shown', () => {
  it('is kept for editors, as the CMS sent it', () => {
    const raw = { identifier: 'element_3', type: 'text', html: '' };
    expect(planRaw(raw).element).toEqual({ kind: 'invalid', type: 'text', id: '3', pointer: here, raw });
  });

  it('is kept, cut off where it nests without end', () => {
    const deep = Array.from({ length: 100_000 }).reduce((value: unknown) => [value], 'x');
    const { element } = planRaw({ type: 'kaartspel', deep });
    expect(JSON.stringify(element)).toContain('…');
  });

  it.each([['een woord'], [12], [true], [['een lijst']]])('is reported when it is no object: %j', (raw) => {
    expect(planRaw(raw)).toMatchObject({ element: { kind: 'invalid' }, told: [`wrong-type ${here}`] });
  });

  it.each([[null], [''], [[]], [{ id: '' }]])('is not there at all when it is empty: %j', (raw) => {
    expect(planRaw(raw)).toEqual({ element: undefined, told: [] });
  });
});

describe('the id of an element', () => {
  it.each([
    ['the CMS’s, without its sort', 'element_21793713', '21793713'],
    ['a number as it is', 12, '12'],
    ['its place when it has none', '', 'main-2'],
    ['its place when it is no word', ['x'], 'main-2'],
  ])('is %s', (_, identifier, id) => {
    expect(planRaw({ identifier, type: 'text', html: '<p>a</p>' }).element?.id).toBe(id);
  });
});
