import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover } from './Cover.tsx';

describe('Cover', () => {
  it('has the page’s one title, and what it leads to', () => {
    const markup = renderToStaticMarkup(
      <Cover title="Mijn GKN" lead="Van jou." motif="project">
        <a href="/">Verder</a>
      </Cover>,
    );
    expect(markup).toMatch(/<h1[^>]*>Mijn GKN<\/h1><p[^>]*>Van jou\.<\/p><a href="\/">Verder<\/a>/);
    expect(markup).not.toContain('hgroup');
  });

  it('groups the title with what stands above it', () => {
    expect(renderToStaticMarkup(<Cover kicker="404" title="Weg" lead="Weg." motif="dossier" />)).toMatch(
      /<hgroup[^>]*><p[^>]*>404<\/p><h1[^>]*>Weg<\/h1><\/hgroup>/,
    );
  });
});
