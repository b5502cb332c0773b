import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleGroups } from './FilterSidebar.samples.ts';
import { FilterSidebar, type FilterSidebarProps } from './FilterSidebar.tsx';

const props: FilterSidebarProps = {
  title: 'Verfijn je zoekopdracht',
  action: '/zoeken/bodem',
  hiddenFields: [{ name: 'srt', value: 'jaar' }],
  groups: sampleGroups,
  formatCount: (count) => count.toLocaleString('nl-NL'),
  applyLabel: 'Toepassen',
  moreLabel: 'Meer',
  lessLabel: 'Minder',
  toggleLabel: 'Filters',
};

const markup = renderToStaticMarkup(<FilterSidebar {...props} />);
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('FilterSidebar', () => {
  it('is one plain GET form with a button that sends it', () => {
    expect(markup).toMatch(/<form[^>]* action="\/zoeken\/bodem" method="get"/);
    expect(markup).toMatch(/<button type="submit"[^>]*>Toepassen<\/button>/);
  });

  it('carries what the address holds besides the filters', () => {
    expect(markup).toContain('<input type="hidden" name="srt" value="jaar"/>');
  });

  it('sends an option under its filter’s name, ticked where it is active', () => {
    expect(markup).toMatch(/<input[^>]*type="checkbox"[^>]* name="documenttype" checked="" value="Dossier"/);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  it('makes the count part of each option’s name', () => {
    const labels = [...markup.matchAll(/<label.*?<\/label>/g)].map(([label]) => words(label));
    expect(labels).toContain('Artikel 4.821');
  });

  it('groups the options of a filter under its name', () => {
    expect(markup).toMatch(/<fieldset[^>]*><legend[^>]*>Trefwoord<\/legend>/);
  });

  it('folds what a long group has beyond its first six options', () => {
    const [, rest] = /<summary[^>]*><span[^>]*>Meer \(3\).*?<\/summary>(.*?)<\/details>/.exec(markup) ?? [];
    expect([...(rest ?? '').matchAll(/value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'akkerbouw',
      'melkveehouderij',
      'verzilting',
    ]);
  });

  it('unfolds the rest of a group when something in it is ticked', () => {
    const groups = sampleGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, checked: option.id === 'verzilting' })),
    }));
    expect(renderToStaticMarkup(<FilterSidebar {...props} groups={groups} />)).toMatch(
      /<details[^>]* open=""[^>]*><summary[^>]*><span[^>]*>Meer/,
    );
  });

  it('says on its toggle how many filters are active', () => {
    expect(words(/<summary.*?<\/summary>/.exec(markup)?.[0] ?? '')).toBe('Filters (1)');
  });

  it('offers to clear only where there is something to clear', () => {
    expect(markup).not.toContain('Wis alles');
    const clear = { label: 'Wis alles', href: '/zoeken/bodem' };
    expect(renderToStaticMarkup(<FilterSidebar {...props} clear={clear} />)).toMatch(
      /<a href="\/zoeken\/bodem"[^>]*>.*?Wis alles<\/a>/,
    );
  });
});
