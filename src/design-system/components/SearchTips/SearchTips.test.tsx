import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchTips } from './SearchTips.tsx';

describe('SearchTips', () => {
  it('is folded, and says of each example what it finds, with a way to try it', () => {
    const tips = [{ example: 'stik*', href: '/zoeken/stik*', text: 'alles wat zo begint' }];
    const markup = renderToStaticMarkup(<SearchTips title="Zoektips" tips={tips} />);
    expect(markup).toMatch(/^<details(?![^>]* open).*<summary[^>]*>Zoektips/);
    expect(markup).toMatch(/<dt><a href="\/zoeken\/stik\*".*stik\*<\/a><\/dt><dd[^>]*>alles wat zo begint<\/dd>/);
  });
});
