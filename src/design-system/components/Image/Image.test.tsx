import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Image } from './Image.tsx';

const picture = { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' };

describe('Image', () => {
  it('keeps its place with the size of the original', () => {
    expect(renderToStaticMarkup(<Image picture={picture} />)).toContain('width="1280" height="720"');
  });

  it('waits until it comes near', () => {
    expect(renderToStaticMarkup(<Image picture={picture} />)).toContain('loading="lazy"');
  });

  it('comes first when it opens the page', () => {
    const html = renderToStaticMarkup(<Image picture={picture} priority="high" />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  it('keeps the focus point in view', () => {
    const html = renderToStaticMarkup(<Image picture={{ ...picture, focus: { x: 62, y: 36 } }} ratio="1-1" />);
    expect(html).toContain('object-position:62% 36%');
  });

  it('offers sizes only where there is a choice of files', () => {
    expect(renderToStaticMarkup(<Image picture={picture} />)).not.toContain('sizes=');
    expect(renderToStaticMarkup(<Image picture={{ ...picture, srcSet: '/a 640w' }} />)).toContain('sizes="100vw"');
  });

  it('keeps an empty alternative text for a picture that adds nothing', () => {
    expect(renderToStaticMarkup(<Image picture={{ ...picture, alt: '' }} />)).toContain('alt=""');
  });

  it('is the same on the server as in a browser that has not loaded it', () => {
    expect(renderToStaticMarkup(<Image picture={picture} />)).not.toMatch(/class="[^"]*(^| )loaded( |")/);
  });
});
