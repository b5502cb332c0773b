import { describe, expect, it } from 'vitest';
import { playerAddress, readVideo, watchAddress } from './readVideo.ts';

describe('readVideo', () => {
  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=Zx81',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    '//www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    '  https://youtu.be/dQw4w9WgXcQ  ',
  ])('knows YouTube’s spelling %s', (address) => {
    expect(readVideo(address)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ', start: 0 });
  });

  it.each([
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871?share=copy',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/groen/videos/76979871',
    'https://player.vimeo.com/video/76979871',
    '//player.vimeo.com/video/76979871?title=0',
  ])('knows Vimeo’s spelling %s', (address) => {
    expect(readVideo(address)).toEqual({ kind: 'vimeo', id: '76979871', key: undefined, start: 0 });
  });

  it.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
    'keeps the key of a video that is not listed: %s',
    (address) => {
      expect(readVideo(address)).toMatchObject({ id: '76979871', key: '8272103f6e' });
    },
  );

  it.each([
    'https://www.groenkennisnet.nl/upload_mm/film.mp4',
    '/upload_mm/veldbezoek.webm?versie=2',
    'https://example.org/FILM.MP4',
    'opname.mov',
  ])('takes a file by its ending: %s', (address) => {
    expect(readVideo(address)).toEqual({ kind: 'file', src: address });
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h0m5s', 3605],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=12', 12],
    ['https://vimeo.com/76979871#t=90s', 90],
    ['https://youtu.be/dQw4w9WgXcQ?t=halverwege', 0],
  ])('reads where it begins: %s', (address, start) => {
    expect(readVideo(address)).toMatchObject({ start });
  });

  it.each([
    '',
    'geen adres',
    'https://www.youtube.com/',
    'https://www.youtube.com/@groenkennisnet',
    'https://www.youtube.com/playlist?list=PLabc',
    'https://www.youtube.com/watch',
    'https://youtu.be/kort',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/',
    'https://vimeo.com/groen',
    'https://player.vimeo.com/76979871',
    'https://www.dailymotion.com/video/x8abc',
    'https://example.org/film.mp4.html',
    'javascript:alert(1)//film.mp4',
    'data:video/mp4;base64,AAAA',
    'https://[',
  ])('does not guess at anything else: %s', (address) => {
    expect(readVideo(address)).toBeUndefined();
  });
});

describe('the addresses of a video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/76979871#t=90s', 'https://vimeo.com/76979871#t=90s'],
  ])('lead back to the same video: %s', (given, page) => {
    const video = readVideo(given);
    if (video === undefined || video.kind === 'file') throw new Error('not a provider’s');
    expect(watchAddress(video)).toBe(page);
    expect(readVideo(page)).toEqual(video);
    expect(readVideo(playerAddress(video, true))).toEqual(video);
  });

  it('ask YouTube for its player without cookies', () => {
    expect(playerAddress({ kind: 'youtube', id: 'dQw4w9WgXcQ', start: 0 }, true)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    );
  });

  it('ask Vimeo not to track', () => {
    expect(playerAddress({ kind: 'vimeo', id: '76979871', key: '8272103f6e', start: 90 }, false)).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e#t=90s',
    );
  });
});
