import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaText } from './MediaText.tsx';

const picture = { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' };

describe('MediaText', () => {
  it.each(['start', 'end'] as const)('reads the picture before the text, wherever it stands: %s', (side) => {
    const html = renderToStaticMarkup(
      <MediaText figure={{ picture }} side={side}>
        <p>Tekst</p>
      </MediaText>,
    );
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Tekst'));
  });
});
