import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import type { ElementFixture } from '../defineFixtures.ts';
import { videoFixtures } from './video.fixtures.ts';

beforeAll(preloadRegistry);

const fixtureOf = (url: string, more: object = {}): ElementFixture => ({
  language: 'nl',
  element: { type: 'video', title: 'Strokenteelt', url, ...more },
});

describe('a video', () => {
  it.each(Object.entries(videoFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('asks nothing from a provider: what the page loads is our own poster', () => {
    const { all, pictures } = readFixture(videoFixtures.youtube);
    expect(all('iframe', 'video', 'script', 'link')).toEqual([]);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.src).not.toMatch(/youtu|ytimg|vimeo/);
  });

  it('is a link to its page at the provider until script runs, at the place where it begins', () => {
    const [play] = readFixture(videoFixtures.youtube).all('a');
    expect(play?.attribs).toMatchObject({
      href: 'https://www.youtube.com/watch?v=aB3dE5gH7jK&t=90s',
      'aria-label': 'Bekijk op YouTube: Strokenteelt op zware klei (opent in een nieuw tabblad)',
    });
  });

  it('names the provider that would see what is watched, and gives two answers', () => {
    const { text, all } = readFixture(videoFixtures.vimeo);
    expect(text).toContain('Vimeo kan dan zien wat je bekijkt.');
    expect(all('button').map(wordsOf)).toEqual(['Eén keer toestaan', 'Altijd toestaan']);
    expect(readFixture(videoFixtures.untitled).all('button').map(wordsOf)).toEqual(['Allow once', 'Always allow']);
  });

  it('has its caption, the maker of its poster and every word in writing below it', () => {
    const { all, headings } = readFixture(videoFixtures.youtube);
    expect(all('figcaption').map(wordsOf)).toEqual([
      'Teler Wietske Douma laat zien hoe haar rijenpaden de bodem luchtig houden.Bron foto: Anneke Bruinsma (CC BY 4.0)',
    ]);
    expect(all('details').map(wordsOf)[0]).toMatch(/^Uitgeschreven tekst.*regenwormen/);
    expect(headings).toEqual([
      { level: 2, text: 'Strokenteelt op zware klei' },
      { level: 3, text: 'Wat het oplevert' },
    ]);
  });

  it('brings the captions of a file, each named in its own language', () => {
    const [track] = readFixture(videoFixtures.file).all('track');
    expect(track?.attribs).toMatchObject({ kind: 'captions', srclang: 'en', label: 'English' });
    expect(track?.attribs.src).toMatch(/mixing-sows\.en\.vtt$/);
  });

  it('is played by the browser itself when it is a file, and then asks for nothing', () => {
    const { all } = readFixture(videoFixtures.file);
    expect(all('video')[0]?.attribs).toMatchObject({
      'aria-label': 'Reading the behaviour of sows after mixing',
      controls: '',
    });
    expect(all('source').map(({ attribs }) => attribs.src)).toEqual([
      'https://api.groenkennisnet.nl/upload_mm/video/mixing-sows.mp4',
    ]);
    expect(all('button', 'fieldset')).toEqual([]);
  });

  it('is called by its caption when it has no title', () => {
    const { headings, all } = readFixture(videoFixtures.untitled);
    expect(headings).toEqual([]);
    expect(all('a')[0]?.attribs['aria-label']).toContain('What an inspector sees in the first minute.');
  });

  it('keeps its name under a title that its area shows', () => {
    const { headings, all } = readFixture(videoFixtures.vimeo, { area: 'accordion' });
    expect(headings).toHaveLength(1);
    expect(all('a')[0]?.attribs['aria-label']).toContain('Weidevogels tellen zonder ze te storen');
  });

  it.each(['video', 'd'] as const)('is all there as a feature in an area %s', (area) => {
    const { headings, all, text } = readFixture(videoFixtures.youtube, { area });
    expect(headings[0]).toEqual({ level: 2, text: 'Strokenteelt op zware klei' });
    expect(all('figure')).toHaveLength(1);
    expect(text).toContain('regenwormen');
  });
});

describe('an address that is no video', () => {
  it('is a link to where it leads, below the poster and the caption', () => {
    const { links, pictures, all } = readFixture(videoFixtures.elsewhere);
    expect(pictures).toHaveLength(1);
    expect(all('figcaption').map(wordsOf)).toEqual(['Elke maand komt er een bij.']);
    expect(links).toEqual([
      {
        text: 'Bekijk op www.youtube.com',
        href: 'https://www.youtube.com/@groenkennisnet',
      },
    ]);
  });

  it('is a link within the site when it leads to one of our pages', () => {
    expect(readFixture(fixtureOf('/nl/groenkennisnet/opnames.htm')).links).toEqual([
      { text: 'Bekijk de video', href: '/opnames' },
    ]);
  });

  it.each(['javascript:alert(1)//film.mp4', '//evil.example/film.mp4', 'film van gisteren'])(
    'leaves what can be read when it leads nowhere: %s',
    (url) => {
      const { links, text, all } = readFixture(fixtureOf(url, { transcript: '<p>Alles wat er gezegd wordt.</p>' }));
      expect([links, all('video')]).toEqual([[], []]);
      expect(text).toContain('Alles wat er gezegd wordt.');
    },
  );

  it('leaves no title over nothing', () => {
    expect(readFixture(fixtureOf('javascript:alert(1)')).text).toBe('');
  });
});
