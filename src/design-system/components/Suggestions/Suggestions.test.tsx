import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleSuggestions } from './Suggestions.samples.ts';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';

const markup = (props: Partial<SuggestionsProps> = {}) =>
  renderToStaticMarkup(<Suggestions {...sampleSuggestions} onChoose={() => {}} {...props} />);
const words = (html: string | undefined) => html?.replaceAll(/<[^>]+>/g, '');

describe('Suggestions', () => {
  it('is a named list, its groups named by their titles', () => {
    const html = markup();
    expect(html).toMatch(/^<div id="suggesties" role="listbox" aria-label="Suggesties"/);
    for (const [, id] of html.matchAll(/role="group" aria-labelledby="([^"]+)"/g)) {
      expect(html).toContain(`<div id="${id}" role="presentation"`);
    }
    expect(html.match(/role="group"/g)).toHaveLength(3);
  });

  it('marks what is typed', () => {
    expect(markup()).toContain('<mark>mest</mark>verwerking');
  });

  it('says the number of a term in words as well', () => {
    const option = /<div id="term-1" role="option".*?<\/div>/.exec(markup())?.[0];
    expect(words(option)).toBe('mestverwerking86 publicaties');
  });

  it('leads to records by links, which browsers can open elsewhere', () => {
    expect(markup()).toMatch(
      /<a id="dossier-0" role="option"[^>]* href="\/zoeken\/resultaat\/dossier\?id=9">.*?Dossier.*?<\/a>/,
    );
  });

  it('selects the one that the keyboard is at, and no other', () => {
    const selected = [...markup({ activeId: 'title-0' }).matchAll(/id="([^"]+)"[^>]* aria-selected="true"/g)];
    expect(selected.map(([, id]) => id)).toEqual(['title-0']);
    expect(markup()).not.toContain('aria-selected="true"');
  });

  it('keeps all of its options out of the way of the Tab key', () => {
    const html = markup();
    expect(html.match(/role="option" tabindex="-1"/g)?.length).toBe(html.match(/role="option"/g)?.length);
  });
});
