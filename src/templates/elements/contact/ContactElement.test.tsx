import { beforeAll, describe, expect, it } from 'vitest';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { contactFixtures } from './contact.fixtures.ts';

beforeAll(preloadRegistry);

describe('a contact', () => {
  it.each(Object.entries(contactFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('is a name below the title, with the organisation and the ways to reach them', () => {
    const { headings, text, links } = readFixture(contactFixtures.person);
    expect(headings).toEqual([
      { level: 2, text: 'Vragen over dit dossier?' },
      { level: 3, text: 'Joost van der Linden' },
    ]);
    expect(text).toContain('Groen Kennisnet');
    expect(links).toEqual([
      { text: 'Joost van der Linden', href: '/persoon/joost-van-der-linden' },
      { text: 'joost.vanderlinden@groenkennisnet.nl', href: 'mailto:joost.vanderlinden@groenkennisnet.nl' },
      { text: '+31 (0)317 48 01 00', href: 'tel:+31317480100' },
    ]);
  });

  it('shows a portrait as decoration, and initials where there is none', () => {
    expect(readFixture(contactFixtures.person).pictures.map(({ alt }) => alt)).toEqual(['']);
    expect(readFixture(contactFixtures.desk).text).toMatch(/^LG/);
  });

  it('takes the level of the title that was left out, and leaves out a number nobody can dial', () => {
    const { headings, links, text } = readFixture(contactFixtures.desk);
    expect(headings).toEqual([{ level: 2, text: 'Landelijk Informatiecentrum Gezelschapsdierenverzorging' }]);
    expect(links.map(({ href }) => href)).toEqual(['/Contact', 'mailto:vragen@dierenwelzijnsweb.nl']);
    expect(text).not.toContain('zie de website');
  });

  it('says that a page of another site opens in a new tab', () => {
    const { all, announcements } = readFixture({
      language: 'nl',
      element: { type: 'contact', name: 'Ko', url: 'https://www.wur.nl/ko' },
    });
    expect(all('a').map(({ attribs }) => attribs.target)).toEqual(['_blank']);
    expect(announcements).toEqual(['(opent in een nieuw tabblad)']);
  });

  it('says in English what somebody does, and where', () => {
    expect(readFixture(contactFixtures.helpdesk).text).toContain(
      'Coordinator of the questions desk, Centre for Pig Welfare',
    );
  });
});
