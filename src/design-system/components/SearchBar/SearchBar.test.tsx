import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

const props: SearchBarProps = {
  action: '/zoeken',
  name: 'term',
  label: 'Zoek in alle kennis',
  submitLabel: 'Zoeken',
  size: 'large',
};

describe('SearchBar', () => {
  it('is a search landmark with a plain GET form', () => {
    expect(renderToStaticMarkup(<SearchBar {...props} />)).toMatch(
      /^<search[^>]*><form action="\/zoeken" method="get">/,
    );
  });

  it('names its landmark where a page has another one', () => {
    expect(renderToStaticMarkup(<SearchBar {...props} landmark="Snel zoeken" />)).toMatch(
      /^<search aria-label="Snel zoeken"/,
    );
  });

  it('labels its field', () => {
    const markup = renderToStaticMarkup(<SearchBar {...props} />);
    const id = /<input[^>]* id="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toMatch(new RegExp(`<label for="${id}"[^>]*>Zoek in alle kennis</label>`));
  });

  it('sends the field under the name it is given, filled with the present term', () => {
    expect(renderToStaticMarkup(<SearchBar {...props} value="natte natuur" />)).toMatch(
      /<input[^>]* type="search"[^>]* name="term"[^>]* value="natte natuur"/,
    );
  });

  it.each(['large', 'compact'] as const)('names its button in words at size %s', (size) => {
    const button = /<button type="submit".*<\/button>/.exec(renderToStaticMarkup(<SearchBar {...props} size={size} />));
    expect(button?.[0].replaceAll(/<[^>]+>/g, '')).toBe('Zoeken');
  });

  it('sends along what every search from here starts with', () => {
    const markup = renderToStaticMarkup(<SearchBar {...props} fields={[{ name: 'thema', value: 'bodem-en-water' }]} />);
    expect(markup).toContain('<input type="hidden" name="thema" value="bodem-en-water"/>');
  });
});
