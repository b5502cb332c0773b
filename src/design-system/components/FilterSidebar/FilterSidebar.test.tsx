import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleGroups, sampleTexts, sampleTree } from './FilterSidebar.samples.ts';
import { FilterSidebar, type FilterSidebarProps } from './FilterSidebar.tsx';

const props: FilterSidebarProps = {
  id: 'filters',
  title: 'Verfijn je zoekopdracht',
  action: '/zoeken/bodem',
  hiddenFields: [{ name: 'srt', value: 'jaar' }],
  groups: sampleGroups,
  formatCount: (count) => count.toLocaleString('nl-NL'),
  applyLabel: 'Toepassen',
  message: '',
  toggleLabel: 'Filters',
  texts: sampleTexts,
  open: false,
  onOpenChange: () => {},
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

  it('has no browser put back ticks that the address does not hold', () => {
    expect(markup).toMatch(/<form[^>]* autoComplete="off"/);
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

  it('keeps them apart for readers without its styles', () => {
    expect(markup.replaceAll(/<[^>]+>/g, '')).toContain('Artikel 4.821 ');
  });

  it('groups the options of a filter under its name', () => {
    expect(markup).toMatch(/<fieldset[^>]*><legend[^>]*>Trefwoord<\/legend>/);
  });

  it('puts what is a part of an option in a fold below it, open where something in it is chosen', () => {
    const tree = renderToStaticMarkup(<FilterSidebar {...props} groups={[sampleTree]} />);
    const folds = [...tree.matchAll(/<details( open="")? class="filter-parts.*?<\/details>/g)];
    expect(folds.map(([fold, isOpen]) => [isOpen !== undefined, words(fold)])).toEqual([
      [true, 'Meer binnen Dier en welzijn Melkvee 402 Varkens 310 Pluimvee en andere vogels die buiten lopen 96'],
      [false, 'Meer binnen Natuur en landschap Bos 201 Bestuivers 97'],
    ]);
  });

  it('loses no option whose whole is not there', () => {
    const lost = { ...sampleTree, options: sampleTree.options.filter(({ id }) => id !== 'Dier en welzijn') };
    expect(words(renderToStaticMarkup(<FilterSidebar {...props} groups={[lost]} />))).toContain('Melkvee 402');
  });

  it('offers what a long group has besides, and asks the server for it without script', () => {
    expect(markup).toMatch(/<button type="submit" value="trefwoord"[^>]* name="facet">Nog 312</);
  });

  it('shows a field to find a value in an unfolded group, which sends itself without script', () => {
    const unfolded = { find: 'bod', state: 'ready', by: 'address' } as const;
    const groups = sampleGroups.map((group) => (group.id === 'trefwoord' ? { ...group, unfolded } : group));
    const open = renderToStaticMarkup(<FilterSidebar {...props} groups={groups} />);
    expect(open).toMatch(/<input type="search" aria-label="Zoek in trefwoord"[^>]* name="find" value="bod"/);
    // Enter in a field presses the first button of the form.
    expect(/<button[^>]*>/.exec(open)?.[0]).toBe('<button type="submit" hidden="" value="trefwoord" name="facet">');
    expect(words(open)).toContain('En nog 312. Typ om ze te vinden.');
  });

  it('says when nothing begins with what is typed', () => {
    const unfolded = { find: 'qw', state: 'ready', by: 'press' } as const;
    const groups = sampleGroups.map((group) => ({ ...group, options: [], more: 0, unfolded }));
    expect(words(renderToStaticMarkup(<FilterSidebar {...props} groups={groups} />))).toContain(
      'Niets begint met ‘qw’.',
    );
  });

  it('says politely how many values there are for what is typed, besides those that are ticked', () => {
    const unfolded = { find: 'd', state: 'ready', by: 'press' } as const;
    const groups = sampleGroups.map((group) => (group.id === 'documenttype' ? { ...group, unfolded } : group));
    const status = (state: 'ready' | 'searching') => {
      const asked = groups.map((group) => (group.unfolded ? { ...group, unfolded: { ...unfolded, state } } : group));
      const found = renderToStaticMarkup(<FilterSidebar {...props} groups={asked} message="42 resultaten" />);
      return words(/<p role="status".*?<\/p>/.exec(found)?.[0] ?? '');
    };
    const unticked = sampleGroups.find(({ id }) => id === 'documenttype')?.options.filter(({ checked }) => !checked);
    expect(status('ready')).toBe(`${unticked?.length} om uit te kiezen. 42 resultaten`);
    expect(status('searching')).toBe('42 resultaten');
  });

  it('counts a range of years with what is chosen of its filter', () => {
    const groups = sampleGroups.flatMap((group) =>
      group.range ? [{ ...group, range: { ...group.range, from: { name: 'jaar_van', value: '2015' } } }] : [],
    );
    const ranged = renderToStaticMarkup(<FilterSidebar {...props} groups={groups} />);
    expect(words([...ranged.matchAll(/<summary.*?<\/summary>/g)][1]?.[0] ?? '')).toMatch(/\(1\)$/);
  });

  it('takes years as a range too', () => {
    const groups = sampleGroups.map((group) =>
      group.range ? { ...group, range: { ...group.range, from: { name: 'jaar_van', value: '2015' } } } : group,
    );
    const ranged = renderToStaticMarkup(<FilterSidebar {...props} groups={groups} />);
    expect(ranged).toMatch(/>Van<\/label><input[^>]* name="jaar_van" value="2015"/);
    expect(words(/<summary.*?<\/summary>/.exec(ranged)?.[0] ?? '')).toBe('Filters (2)');
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
