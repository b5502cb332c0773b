import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contextOf, readEmbedded } from '#tests/contract/answers.ts';
import { damagesOf, nameOf } from '#tests/contract/damage.ts';
import type { ElementFixture } from '../elements/defineFixtures.ts';
import { planFixture } from '../stories/storyPlan.tsx';
import { elementDefinitions } from './elements/elementDefinitions.ts';
import { jsonSchemas } from './jsonSchemas.ts';
import { plan } from './plan.ts';

const modules = import.meta.glob<Record<string, Record<string, ElementFixture>>>('../elements/*/*.fixtures.ts', {
  eager: true,
});

/** Every example of every element: `accordion › questions`. */
const examples = Object.entries(modules).flatMap(([path, exported]) => {
  const type = path.split('/')[2] ?? '';
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Fixtures'))
    .flatMap(([, fixtures]) => Object.entries(fixtures))
    .map(([name, fixture]) => ({ name: `${type} › ${name}`, type, fixture }));
});

const validators = new Map(
  [...jsonSchemas].map(([kind, schema]) => [kind, z.fromJSONSchema(JSON.parse(JSON.stringify(schema)))]),
);

function takes(kind: string, json: unknown): boolean {
  return validators.get(kind)?.safeParse(json).success ?? false;
}

/** Keywords of draft 2020-12 that the schemas use, by what stands in them. */
const schemaKeywords = new Set(['items', 'additionalProperties']);
const listKeywords = new Set(['anyOf', 'allOf']);
const mapKeywords = new Set(['properties', '$defs']);
const plainKeywords = new Set([
  '$schema',
  '$id',
  '$ref',
  'title',
  'description',
  'type',
  'const',
  'pattern',
  'required',
  'minItems',
  'maxItems',
]);

/** A schema and all schemas in it. */
function schemasIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const inside = Object.entries(schema).flatMap(([keyword, value]): unknown[] => {
    if (schemaKeywords.has(keyword)) return [value];
    return listKeywords.has(keyword) || mapKeywords.has(keyword) ? Object.values(value) : [];
  });
  return [Object.fromEntries(Object.entries(schema)), ...inside.flatMap(schemasIn)];
}

describe('the published schemas', () => {
  it('cover every element', () => {
    expect([...jsonSchemas.keys()]).toEqual(expect.arrayContaining(Object.keys(elementDefinitions)));
  });

  it.each([...jsonSchemas])('%s is a schema of draft 2020-12 that needs no other', (_, schema) => {
    const known = new Set([...schemaKeywords, ...listKeywords, ...mapKeywords, ...plainKeywords]);
    const names = new Set(Object.keys(z.record(z.string(), z.unknown()).parse(schema.$defs)));
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    for (const part of schemasIn(schema)) {
      expect(Object.keys(part).filter((keyword) => !known.has(keyword))).toEqual([]);
      if (typeof part.$ref === 'string') expect(names).toContain(part.$ref.replace('#/$defs/', ''));
      if (typeof part.pattern === 'string') expect(() => new RegExp(String(part.pattern), 'u')).not.toThrow();
    }
  });

  it('require what a page can survive without too: editors hear of it', () => {
    expect(takes('accordion', { type: 'accordion', items: [{ title: 'Maaien', html: '<p>In juli.</p>' }] })).toBe(true);
    expect(takes('accordion', { type: 'accordion', items: [{ html: '<p>In juli.</p>' }] })).toBe(false);
    expect(takes('accordion', { type: 'accordion', items: [{ title: ' ', html: '<p>In juli.</p>' }] })).toBe(false);
  });

  it('take a date that was never set for none', () => {
    const item = { title: 'Bodem', url: '/nl/groenkennisnet/bodem' };
    const takesItem = (more: object) => takes('item-list', { type: 'itemlist', items: [{ ...item, ...more }] });
    expect(takesItem({ startdate: '0001-01-01T00:00:00' })).toBe(true);
    expect(takesItem({ leadimage: '0001-01-01T00:00:00' })).toBe(true);
    expect(takesItem({ leadimage: '2026-01-01' })).toBe(false);
  });

  it('take any spelling of a kind that the reading takes', () => {
    const items = [{ title: 'Bodem', url: '/nl/groenkennisnet/bodem' }];
    expect(takes('item-list', { type: 'Item_List', items })).toBe(true);
    expect(takes('item-list', { type: 'modularcontent', itemlist: { items } })).toBe(true);
    expect(takes('item-list', { type: 'accordion', items })).toBe(false);
  });
});

describe('an element', () => {
  it.each(examples)('is valid exactly when its editor has nothing to hear: $name', ({ type, fixture }) => {
    expect(takes(type, fixture.element)).toBe(planFixture(fixture).findings.length === 0);
  });

  it.each(examples)('is not valid without its fields: $name', ({ type, fixture }) => {
    expect(takes(type, { identifier: fixture.element.identifier, type: 7 })).toBe(false);
  });
});

describe('a field of an element', () => {
  /** What tells the kind of an element is not a field of it: damaged, another schema would be asked. */
  const isField = (path: readonly unknown[]) => !['identifier', 'type'].includes(String(path[0])) && path.length > 0;

  it.each(examples.filter(({ type, fixture }) => takes(type, fixture.element)))(
    'is damaged in the eyes of the schema exactly when it is in ours: $name',
    ({ type, fixture }) => {
      const isModular = fixture.element.type === 'modularcontent';
      const damages = damagesOf(fixture.element).filter(({ path }) => isField(path) && (!isModular || path.length > 1));
      const judged = damages.map((damage) => {
        const element = damage.apply(fixture.element);
        const { findings } = planFixture({ language: fixture.language, element: Object.assign({ type: '' }, element) });
        return { damage: nameOf([damage]), valid: takes(type, element), findings };
      });
      expect(judged.filter(({ valid, findings }) => valid !== (findings.length === 0))).toEqual([]);
    },
  );
});

describe('a whole answer', () => {
  it.each(readEmbedded())('is valid exactly when its editor has nothing to hear: $name', ({ json }) => {
    expect(takes('envelope', json)).toBe(plan(json, contextOf(json)).findings.length === 0);
  });
});
