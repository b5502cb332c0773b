import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SummaryBlock } from './SummaryBlock.tsx';

describe('SummaryBlock', () => {
  it('pairs every term with its description', () => {
    const html = renderToStaticMarkup(<SummaryBlock items={[{ term: 'Regio', description: 'Nederland' }]} />);
    expect(html).toMatch(/<dt[^>]*>Regio<\/dt><dd[^>]*>Nederland<\/dd>/);
  });

  it('leaves out lines without a description', () => {
    const html = renderToStaticMarkup(
      <SummaryBlock
        items={[
          { term: 'Regio', description: ' ' },
          { term: 'Thema', description: 'Bodem' },
        ]}
      />,
    );
    expect(html).not.toContain('Regio');
    expect(html).toContain('Thema');
  });

  it('keeps the jump to the sources when there are no facts', () => {
    const html = renderToStaticMarkup(
      <SummaryBlock items={[]} jump={{ href: '#bronnen', label: 'Bekijk de bronnen' }} />,
    );
    expect(html).toContain('href="#bronnen"');
    expect(html).not.toContain('<dl');
  });

  it('is not there when there is nothing to say', () => {
    expect(renderToStaticMarkup(<SummaryBlock items={[{ term: 'Regio', description: '' }]} />)).toBe('');
  });
});
