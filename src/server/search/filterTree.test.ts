import { describe, expect, it } from 'vitest';
import { createJsonClient } from '../calls/jsonClient.ts';
import { json, startTestService } from '../testing/testService.ts';
import { loadValues } from './loadValues.ts';
import { mergeFilters } from './mergeFilters.ts';
import { withoutPreset, withPreset } from './presetFilters.ts';
import { queryFilterSchema } from './queryFilter.ts';
import { readSearchQuery, withoutPassedOver } from './searchQuery.ts';

const part = (value: string, parent?: string) => ({ value, display: value.toUpperCase(), count: 5, parent });
const many = Array.from({ length: 12 }, (_, at) => part(`a/${at}`, 'a'));

const themes = queryFilterSchema.parse({
  ...{ id: 'thema', name: 'thema', alias: 'Thema', combine: 'or', kind: 'terms', more: 0 },
  properties: [part('a'), part('b'), ...many, part('b/1', 'b'), part('b/1/x', 'b/1')],
});

const merged = (addressed: string, filter = themes) => {
  const query = readSearchQuery('*', new URLSearchParams(addressed), [filter]);
  const facets = [{ name: filter.id, properties: [...filter.properties.values()].map(counted), more: 0 }];
  return mergeFilters({ known: [filter], facets, query, language: 'nl' })[0];
};
const counted = ({ value }: { value: string }) => ({ value, count: 5 });
const valuesIn = (addressed: string) => merged(addressed)?.options.map(({ value }) => value);

describe('a filter whose values have parts', () => {
  it('shows each level as far as it would show a list, and what is chosen with the way to it', () => {
    expect(valuesIn('')).toEqual(['a', ...many.slice(0, 6).map(({ value }) => value), 'b', 'b/1', 'b/1/x']);
    expect(merged('')?.more).toBe(6);
    expect(valuesIn('thema=a/11')).toEqual(expect.arrayContaining(['a', 'a/11']));
    const [option] = merged('thema=b/1/x')?.options.filter(({ checked }) => checked) ?? [];
    expect(option).toEqual({ value: 'b/1/x', label: 'B/1/X', count: 5, checked: true, parent: 'b/1' });
  });

  it('takes who chose a part of a value to want no more than that', () => {
    const chosen = (addressed: string) =>
      readSearchQuery('*', new URLSearchParams(addressed), [themes]).choices.get('thema')?.values;
    expect(chosen('thema=b&thema=b/1/x&thema=a')).toEqual(['b/1/x', 'a']);
    expect(chosen('thema=a/1&thema=a/2')).toEqual(['a/1', 'a/2']);
    expect(withoutPassedOver(new URLSearchParams('thema=b&thema=b/1'), [themes])?.toString()).toBe('thema=b%2F1');
  });

  it('loses nothing where a service leads round in circles', () => {
    const properties = [part('a', 'b'), part('b', 'a'), part('c', 'c'), part('d', 'a')];
    const circles = queryFilterSchema.parse({ ...themes, properties });
    expect(merged('', circles)?.options.map(({ value, parent }) => [value, parent])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', undefined],
      ['d', undefined],
    ]);
  });

  it('is offered, where a portlet is about a whole, as the parts of that', () => {
    const preset = { thema: ['a'] };
    const asked = (addressed: string) =>
      withPreset(readSearchQuery('*', new URLSearchParams(addressed), [themes]).choices, preset, [themes]).get('thema')
        ?.values;
    expect([asked(''), asked('thema=a/1'), asked('thema=b')]).toEqual([['a'], ['a/1'], ['a']]);
    const [filter] = withoutPreset([merged('') ?? expect.fail()], preset, [themes]);
    expect(filter?.options.map(({ value }) => value)).toEqual(many.slice(0, 6).map(({ value }) => value));
    const plain = queryFilterSchema.parse({ ...themes, properties: [part('a'), part('b')] });
    expect(withoutPreset([merged('', plain) ?? expect.fail()], preset, [plain])).toEqual([]);
  });

  it('takes parents of other services as they come, and none that is not there', () => {
    const properties = [part('1'), { ...part('2'), parent: 1 }, { ...part('3'), parent: '' }, part('4', 'nowhere')];
    const odd = queryFilterSchema.parse({ ...themes, properties });
    expect(merged('', odd)?.options.map(({ parent }) => parent)).toEqual([undefined, '1', undefined, undefined]);
  });

  it('says of what is found by typing what it is a part of, by name where that is not shown', async () => {
    // The service knows more values than its filters list.
    const found = [part('a/11', 'a'), part('e/1', 'e'), part('b/1', 'b')];
    const service = await startTestService((_, response) => json(response, { values: found, more: 0 }));
    const query = createJsonClient({ baseUrl: service.origin, timeoutMs: 2000 });
    const wanted = readSearchQuery('*', new URLSearchParams('facet=thema&find=1&thema=a'), [themes]);
    const parts = { scope: 'gkn3', known: [themes], wanted, whole: wanted, preset: {}, language: 'nl' as const };
    try {
      const values = await loadValues(query, { ...parts, signal: undefined });
      expect(values?.options.map(({ label, parent }) => [label, parent])).toEqual([
        ['A/11', 'a'],
        ['E/1', undefined],
        ['B › B/1', undefined],
      ]);
    } finally {
      await query.close();
      await service.close();
    }
  });
});
