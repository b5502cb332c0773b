import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import type { ElementFixture } from '../defineFixtures.ts';
import { teamFixtures } from './team.fixtures.ts';

beforeAll(preloadRegistry);

describe('a team', () => {
  it.each(Object.entries(teamFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows every member under a heading, with role and organisation', () => {
    const { headings, all } = readFixture(teamFixtures.editors);
    expect(headings).toEqual([
      { level: 2, text: 'De redactie' },
      { level: 3, text: 'Marit Hoekstra' },
      { level: 3, text: 'Joost van der Linden' },
      { level: 3, text: 'Samira el Idrissi' },
      { level: 3, text: 'Redactie' },
    ]);
    expect(all('article').map(wordsOf)[0]).toContain('HoofdredacteurGroen Kennisnet');
  });

  it('leads to the pages of its members, and reaches them by mail and phone', () => {
    expect(readFixture(teamFixtures.editors).links).toEqual([
      { text: 'Marit Hoekstra', href: '/persoon/marit-hoekstra' },
      { text: 'marit.hoekstra@groenkennisnet.nl', href: 'mailto:marit.hoekstra@groenkennisnet.nl' },
      { text: '+31 (0)317 48 01 00', href: 'tel:+31317480100' },
      { text: 'Joost van der Linden', href: '/persoon/joost-van-der-linden' },
      { text: 'joost.vanderlinden@groenkennisnet.nl', href: 'mailto:joost.vanderlinden@groenkennisnet.nl' },
      { text: 'samira.elidrissi@groenkennisnet.nl', href: 'mailto:samira.elidrissi@groenkennisnet.nl' },
      { text: 'redactie@groenkennisnet.nl', href: 'mailto:redactie@groenkennisnet.nl' },
      { text: '0317 48 01 01', href: 'tel:0317480101' },
    ]);
  });

  it('shows a portrait as decoration: the name beside it says who it is', () => {
    expect(readFixture(teamFixtures.editors).pictures.map(({ alt }) => alt)).toEqual(['']);
  });

  it('leaves out what is no address and no number, and keeps the person', () => {
    const { headings, text, links } = readFixture(teamFixtures.withoutTitle);
    expect(headings.map(({ level }) => level)).toEqual([2, 2]);
    expect(text).not.toMatch(/secretariaat|maandag/);
    expect(links.map(({ href }) => href)).toEqual(['/experts/Wilhelmina-van-Oosterhout']);
  });

  it('leaves out a member without a name, and says so', () => {
    const nameless: ElementFixture = {
      language: 'nl',
      element: { type: 'team', members: [{ name: '', role: 'Lector' }, { name: 'Ko' }] },
    };
    expect(planFixture(nameless).findings).toMatchObject([
      { code: 'missing', pointer: '/contents/0/elements/0/members/0/name' },
    ]);
    expect(readFixture(nameless).headings).toEqual([{ level: 2, text: 'Ko' }]);
  });

  it('says that a member’s page on another site opens in a new tab', () => {
    const { all, announcements } = readFixture({
      language: 'nl',
      element: {
        type: 'team',
        members: [
          { name: 'Ko', url: 'https://www.wur.nl/ko' },
          { name: 'Bo', url: '/bo' },
        ],
      },
    });
    expect(all('a').map(({ attribs }) => attribs.target)).toEqual(['_blank', undefined]);
    expect(announcements).toEqual(['(opent in een nieuw tabblad)']);
  });

  it('speaks English on an English page', () => {
    const { links, all } = readFixture(teamFixtures.experts);
    expect(links[0]).toEqual({ text: 'Ingrid Sørensen', href: '/experts/ingrid-sorensen' });
    expect(all('span').map(({ attribs }) => attribs['aria-label'])).toContain('Telephone');
  });
});
