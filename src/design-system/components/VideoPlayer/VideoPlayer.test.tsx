import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readVideo } from './readVideo.ts';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

const props: Omit<VideoPlayerProps, 'video'> = {
  name: 'Strokenteelt',
  poster: { src: '/akker.jpg', width: 1280, height: 720, alt: 'Akker' },
  allowed: false,
  onAllowAlways: () => {},
  texts: {
    play: 'Afspelen',
    watch: 'Bekijk op YouTube',
    newTab: 'opent in een nieuw tabblad',
    notice: 'Sta marketingcookies toe.',
    allowOnce: 'Eén keer toestaan',
    allowAlways: 'Altijd toestaan',
  },
};

function markup(address: string, more: Partial<VideoPlayerProps> = {}): string {
  const video = readVideo(address);
  if (video === undefined) throw new Error(`no video: ${address}`);
  return renderToStaticMarkup(<VideoPlayer {...props} {...more} video={video} />);
}

const addressesAsked = (html: string) =>
  [...html.matchAll(/ (?:src|srcSet|poster|data)="([^"]+)"/g)].map(([, at]) => at);

describe('VideoPlayer', () => {
  it.each([false, true])('asks nothing from a provider before it plays, allowed or not: %s', (allowed) => {
    const html = markup('https://youtu.be/dQw4w9WgXcQ', { allowed });
    expect(addressesAsked(html)).toEqual(['/akker.jpg']);
    expect(html).not.toContain('<iframe');
  });

  it('is a plain link to the provider’s page until script runs', () => {
    expect(markup('https://player.vimeo.com/video/76979871')).toMatch(
      /<a href="https:\/\/vimeo\.com\/76979871" target="_blank" rel="noopener noreferrer" aria-label="Bekijk op YouTube: Strokenteelt \(opent in een nieuw tabblad\)"/,
    );
  });

  it('asks to allow marketing cookies only where they are not', () => {
    const address = 'https://youtu.be/dQw4w9WgXcQ';
    expect(markup(address)).toContain('Sta marketingcookies toe.');
    expect(markup(address, { allowed: true })).not.toContain('marketingcookies');
  });

  it('names who made the poster below the caption', () => {
    const credit = { label: 'Bron foto:', parts: [{ text: 'Anna de Vries' }] };
    expect(markup('https://youtu.be/dQw4w9WgXcQ', { caption: 'Rijenpaden', credit })).toMatch(
      /<figcaption[^>]*>.*Rijenpaden.*Bron foto:.*Anna de Vries.*<\/figcaption>/,
    );
  });

  it('has nothing to allow for a file, which the browser plays itself', () => {
    const html = markup('/upload_mm/film.mp4');
    expect(html).toMatch(/<video controls=""[^>]* poster="\/akker\.jpg" aria-label="Strokenteelt"/);
    expect(html).not.toContain('marketingcookies');
  });

  it('brings a file’s captions', () => {
    const html = markup('/film.mp4', { captions: [{ src: '/film.nl.vtt', language: 'nl', label: 'Nederlands' }] });
    expect(html).toContain('<track kind="captions" src="/film.nl.vtt" srcLang="nl" label="Nederlands"/>');
  });

  it('folds the transcript under its title', () => {
    const html = markup('/film.mp4', { transcript: { title: 'Uitgeschreven tekst', content: <p>Wolken.</p> } });
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>Uitgeschreven tekst<.*<\/summary>.*<p>Wolken\.<\/p>.*<\/details>/,
    );
  });

  it('says on paper where the video is', () => {
    expect(markup('https://youtu.be/dQw4w9WgXcQ')).toContain(
      'Strokenteelt (https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    );
  });
});
