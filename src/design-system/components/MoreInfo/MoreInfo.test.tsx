import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MoreInfo } from './MoreInfo.tsx';

describe('MoreInfo', () => {
  const html = renderToStaticMarkup(<MoreInfo title="Meer weten?" level={3} html="<p>Bel <em>ons</em>.</p>" />);

  it('stands aside under the name of its own heading', () => {
    const id = /<h3 id="([^"]+)"[^>]*>Meer weten\?/.exec(html)?.[1];
    expect(id).toBeDefined();
    expect(html).toContain(`<aside aria-labelledby="${id}"`);
  });

  it('shows the text as the editor wrote it', () => {
    expect(html).toContain('<p>Bel <em>ons</em>.</p>');
  });
});
