import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const texts = { copy: 'Kopieer', copied: 'Gekopieerd', copyFailed: 'Lukt niet' };
const markup = renderToStaticMarkup(<CopyButton text="Bodem" texts={texts} />);

describe('CopyButton', () => {
  it('is a button with words', () => {
    expect(markup).toMatch(/<button type="button"[^>]*>.*Kopieer<\/button>/);
  });

  it('has nothing to say before anybody copies', () => {
    expect(markup).toMatch(/<p role="status"[^>]*><\/p>/);
  });
});
