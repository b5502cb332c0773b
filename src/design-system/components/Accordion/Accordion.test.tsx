import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const html = renderToStaticMarkup(
  <Accordion level={3} items={[{ id: 'kosten', title: 'Wat kost het?', content: <p>Dat verschilt.</p> }]} />,
);

describe('Accordion', () => {
  it('folds without JavaScript, with a heading in its summary', () => {
    expect(html).toMatch(/<details[^>]*><summary[^>]*><h3[^>]*>Wat kost het\?<\/h3>/);
  });

  it('carries the folded text, so that find-in-page and search engines see it', () => {
    expect(html).toContain('<p>Dat verschilt.</p>');
  });

  it('puts the target of links inside the fold, because browsers open an item for what it holds', () => {
    expect(html).toMatch(/<\/summary><div id="kosten"/);
  });
});
