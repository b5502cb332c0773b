import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResultList } from './ResultList.tsx';

const markup = (state: 'searching' | 'results') =>
  renderToStaticMarkup(
    <ResultList id="results" title="42 resultaten" detail="Pagina 2 van 3" state={state} note={<p>Bijna goed.</p>}>
      <p>Gevonden</p>
    </ResultList>,
  );

describe('ResultList', () => {
  it('is a region named by how many there are, and a target of links', () => {
    expect(markup('results')).toMatch(
      /^<section id="results" tabindex="-1" aria-label="42 resultaten".*<h2[^>]*>42 resultaten/i,
    );
  });

  it('says that it is busy while others are on their way, and keeps what it has', () => {
    expect(markup('searching')).toMatch(/aria-busy="true" data-state="searching".*Gevonden/);
    expect(markup('results')).not.toContain('aria-busy');
  });

  it('leaves the heading to what stands in the place of results', () => {
    const empty = renderToStaticMarkup(
      <ResultList id="results" title="0 resultaten" state="results" heading="hidden">
        <h2>Geen resultaten</h2>
      </ResultList>,
    );
    expect(empty.match(/<h2/g)).toHaveLength(1);
  });

  it('has a place behind what stands above it, for those who skip that', () => {
    const mapped = renderToStaticMarkup(
      <ResultList id="results" title="42 resultaten" state="results" before={<p>Kaart</p>}>
        <p>Gevonden</p>
      </ResultList>,
    );
    expect(mapped).toMatch(/Kaart.*id="results-list" tabindex="-1".*42 resultaten<\/h2>/);
  });

  it('says which of them these are, and what one should know', () => {
    expect(markup('results')).toMatch(/Pagina 2 van 3.*Bijna goed\./);
  });
});
