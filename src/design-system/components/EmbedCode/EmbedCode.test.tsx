import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmbedCode } from './EmbedCode.tsx';

const texts = { copy: 'Kopieer', copied: 'Gekopieerd', copyFailed: 'Lukt niet' };
const markup = renderToStaticMarkup(<EmbedCode label="De HTML" code={'<iframe src="/x"></iframe>'} texts={texts} />);

describe('EmbedCode', () => {
  it('shows the code as text, selected as a whole', () => {
    expect(markup).toMatch(/<pre class="select-all[^"]*"><code translate="no">&lt;iframe src=&quot;\/x&quot;&gt;/);
  });

  it('has nothing to say before anybody copies', () => {
    expect(markup).toMatch(/<p role="status"[^>]*><\/p>/);
  });
});
