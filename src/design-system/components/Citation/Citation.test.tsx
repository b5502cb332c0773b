import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { citationSample } from './Citation.samples.ts';
import { Citation } from './Citation.tsx';

const markup = renderToStaticMarkup(<Citation {...citationSample} />);

describe('Citation', () => {
  it('shows the reference under its name, in the language of the publication', () => {
    expect(markup).toMatch(
      /<figcaption[^>]*>Literatuurverwijzing \(APA\)<\/figcaption><blockquote lang="nl"[^>]*>Redactie Veldwerk\. \(2026\)/,
    );
  });

  it('offers each file as a plain link that is kept instead of opened', () => {
    expect(markup.match(/<a [^>]*>/g)).toHaveLength(3);
    expect(markup).toMatch(/<a download=""[^>]* href="\/api\/citation\?id=1063916&amp;format=ris"|<a [^>]*download=""/);
  });

  it('leaves what cannot be pressed off paper, and the reference on it', () => {
    expect(markup).toMatch(/<ul role="list" class="[^"]*print:hidden/);
    expect(markup).not.toMatch(/<(?:figure|blockquote)[^>]*print:hidden/);
  });
});
