import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figure } from './Figure.tsx';

const picture = { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' };

describe('Figure', () => {
  it('writes the credit as one sentence with the links in it', () => {
    const html = renderToStaticMarkup(
      <Figure
        picture={picture}
        credit={{
          label: 'Bron foto:',
          parts: [
            { text: 'Anna', href: 'https://www.example.org/anna' },
            { text: ', Beeldbank' },
            { text: ' (CC BY)' },
          ],
        }}
      />,
    );
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Bron foto: Anna, Beeldbank (CC BY)');
    expect(html).toContain('href="https://www.example.org/anna"');
  });

  it('keeps the space before a link out of it, where it would not be seen', () => {
    const parts = [{ text: 'Anna' }, { text: ' (CC BY)', href: 'https://creativecommons.org/licenses/by/4.0/' }];
    const html = renderToStaticMarkup(<Figure picture={picture} credit={{ label: 'Bron foto:', parts }} />);
    expect(html).toMatch(/Anna <a [^>]*>\(CC BY\)<\/a>/);
  });

  it('has no caption when there is nothing to say', () => {
    expect(renderToStaticMarkup(<Figure picture={picture} />)).not.toContain('figcaption');
  });
});
