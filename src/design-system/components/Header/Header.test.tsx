import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Header } from './Header.tsx';

const pictures = ['a', 'b', 'c', 'd'].map((name) => ({ src: `/${name}.jpg`, width: 1280, height: 720, alt: name }));
const credit = { label: 'Bron foto:', parts: [{ text: 'Anna' }] };

describe('Header', () => {
  it('holds the page’s one heading of level 1', () => {
    expect(renderToStaticMarkup(<Header size="small" title="Bodem" />).match(/<h1[^>]*>Bodem<\/h1>/g)).toHaveLength(1);
  });

  it('keeps the lines of its lead', () => {
    expect(renderToStaticMarkup(<Header size="small" title="Bodem" lead={'Een\n\n- twee'} />)).toMatch(
      /<p class="[^"]*whitespace-pre-line[^"]*">Een\n\n- twee<\/p>/,
    );
  });

  it('loads the first picture at once and the others when they are near', () => {
    const html = renderToStaticMarkup(<Header size="exploded" title="Bodem" pictures={pictures} />);
    expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(html).toMatch(/<img[^>]*fetchPriority="high"[^>]*src="\/a\.jpg"/);
  });

  it('shows three pictures at most', () => {
    const html = renderToStaticMarkup(<Header size="small" title="Bodem" pictures={pictures} />);
    expect(html.match(/<img/g)).toHaveLength(3);
  });

  it('credits a picture only where it shows one', () => {
    expect(renderToStaticMarkup(<Header size="small" title="Bodem" credit={credit} />)).not.toContain('Anna');
    expect(renderToStaticMarkup(<Header size="small" title="Bodem" credit={credit} pictures={pictures} />)).toContain(
      'Anna',
    );
  });

  it('has its pictures and no film until script brings one', () => {
    const video = { src: '/film.webm', mobileSrc: '/smal.webm', pauseLabel: 'Pauzeer', playLabel: 'Speel af' };
    const props = { size: 'small', title: 'Bodem', pictures: pictures.slice(0, 1) } as const;
    const html = renderToStaticMarkup(<Header {...props} video={video} />);
    expect(html).toBe(renderToStaticMarkup(<Header {...props} />));
  });

  it('keeps a place for a film that has no picture', () => {
    const video = { src: '/film.webm', pauseLabel: 'Pauzeer', playLabel: 'Speel af' };
    const html = renderToStaticMarkup(<Header size="small" title="Bodem" video={video} credit={credit} />);
    expect(html).toContain('bg-video');
    expect(html).not.toContain('Anna');
  });
});
