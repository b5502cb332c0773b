import { describe, expect, it } from 'vitest';
import { mergeFilters } from './mergeFilters.ts';
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
});
