import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Reading, read, wordsOf } from '#tests/contract/reading.ts';
import { area, mediaItem, type PageFixture, text } from '../stories/pageFixtures.ts';
import { PageStory, planPageFixture, preloadPages } from '../stories/storyPage.tsx';
import { contentFixtures } from './content/content.fixtures.ts';
import { dossierFixtures } from './dossier/dossier.fixtures.ts';
import { eventFixtures } from './event/event.fixtures.ts';
import { homeFixtures } from './home/home.fixtures.ts';
import { itemFixtures } from './item/item.fixtures.ts';
import { layoutFixtures } from './layout/layout.fixtures.ts';
import { mapFixtures } from './map/map.fixtures.ts';
import { newsFixtures } from './news/news.fixtures.ts';
import { overviewFixtures } from './overview/overview.fixtures.ts';
import { personFixtures } from './person/person.fixtures.ts';
import { projectFixtures } from './project/project.fixtures.ts';
import { richContentFixtures } from './rich-content/rich-content.fixtures.ts';
import { sourceFixtures } from './source/source.fixtures.ts';
import { teamFixtures } from './team/team.fixtures.ts';

beforeAll(preloadPages);

const all: Readonly<Record<string, Readonly<Record<string, PageFixture>>>> = {
  content: contentFixtures,
  dossier: dossierFixtures,
  event: eventFixtures,
  home: homeFixtures,
  item: itemFixtures,
  layout: layoutFixtures,
  map: mapFixtures,
  news: newsFixtures,
  overview: overviewFixtures,
  person: personFixtures,
  project: projectFixtures,
  'rich-content': richContentFixtures,
  source: sourceFixtures,
  team: teamFixtures,
};

const every = Object.entries(all).flatMap(([template, fixtures]) =>
  Object.entries(fixtures).map(([name, fixture]) => ({ template, name, fixture })),
);

const htmlOf = (fixture: PageFixture) => renderToString(<PageStory {...fixture} />);
const pageOf = (fixture: PageFixture) => read(htmlOf(fixture));
const headingsOf = ({ headings }: Reading) => headings.map(({ level, text }) => `${level} ${text}`);
const linkTo = ({ links }: Reading, href: string) => links.find((link) => link.href === href)?.text;

/** The facts of a page, term by term. */
function factsOf(page: Reading): Record<string, string> {
  const terms = page.all('dt').map(wordsOf);
  const descriptions = page.all('dd').map(wordsOf);
  return Object.fromEntries(terms.map((term, index) => [term, descriptions[index] ?? '']));
}

describe('every example of a page', () => {
  it.each(every)('is of its own template: $template, $name', ({ template, fixture }) => {
    expect(planPageFixture(fixture).template).toBe(template);
  });

  it.each(every)('has one h1, and no level left out below it: $template, $name', ({ fixture }) => {
    const levels = pageOf(fixture).headings.map(({ level }) => level);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  it.each(every)('has each id once: $template, $name', ({ fixture }) => {
    const ids = [...htmlOf(fixture).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('a dossier', () => {
  it('stands in its order: first title, sections, people, sources, where to go on', () => {
    expect(headingsOf(pageOf(dossierFixtures.complete)).filter((heading) => /^[12]/.test(heading))).toEqual([
      '1 Een levende bodem',
      '2 Wat er leeft',
      '2 De bodem voeden',
      '2 Rust en rotatie',
      '2 Contact',
      '2 Experts',
      '2 Bronnen',
      '2 Verwante dossiers',
      '2 Trefwoorden',
    ]);
  });

  it('shows its first section’s title above the contents bar, and names that section by it', () => {
    const html = htmlOf(dossierFixtures.complete);
    const title = html.indexOf('id="title-s-leven"');
    expect(title).toBeGreaterThan(0);
    expect(title).toBeLessThan(html.indexOf('data-contents-bar'));
    expect(html).toContain('<section id="s-leven" aria-labelledby="title-s-leven"');
  });

  it('shows each title once whichever layout its first section has', () => {
    for (const layout of ['newsletter', 'accordion', 'a', 'b', 'c', 'd', 'text', 'video', 'itemlist']) {
      const first = { ...area('brief', 'Blijf op de hoogte', [text('<p>Een brief.</p>')]), background: true };
      const laidOut = { ...first, contentarea_template: `contenttemplate_${layout}` };
      const contents = [laidOut, area('rest', 'De rest', [text('<p>Meer.</p>')])];
      const page = mediaItem('dossier', 'Bodem', 'dossier/bodem', { lead: '', details: {}, contents });
      const html = htmlOf({ language: 'nl', page });
      const titles = read(html).headings.filter(({ text }) => text === 'Blijf op de hoogte');
      expect([layout, titles.length]).toEqual([layout, 1]);
      expect([layout, html.match(/ id="title-s-brief"/g)?.length]).toEqual([layout, 1]);
    }
  });

  it('shows every title, and each section named by its own, where its sources come first', () => {
    const sources = { ...area('sources', 'Bronnen', [text('<p>Een boek.</p>')]) };
    for (const contentarea_template of ['contenttemplate_text', '']) {
      const contents = [
        { ...sources, contentarea_template },
        area('leven', 'Wat er leeft', [text('<p>Wormen.</p>')]),
        area('rest', 'De rest', [text('<p>Meer.</p>')]),
      ];
      const page = mediaItem('dossier', 'Bodem', 'dossier/bodem', { lead: '', details: {}, contents });
      const html = htmlOf({ language: 'nl', page });
      expect(headingsOf(read(html))).toEqual(['1 Bodem', '2 Wat er leeft', '2 De rest', '2 Bronnen']);
      expect(html.indexOf('id="title-s-leven"')).toBeLessThan(html.indexOf('data-contents-bar'));
    }
  });

  it('lists its sections in the contents bar in the order in which they stand', () => {
    const anchors = pageOf(dossierFixtures.complete).links.filter(({ href }) => href.startsWith('#s-'));
    expect(anchors.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['#s-leven', '#s-voeden', '#s-rust', '#s-sources']),
    );
  });

  it('sums itself up in the five lines of every item, and leads to its sources', () => {
    const page = pageOf(dossierFixtures.complete);
    expect(factsOf(page)).toEqual({
      Onderwerp: 'Bodemleven en organische stof',
      'Interessant voor': 'Akkerbouwers, veehouders, docenten',
      Regio: 'Nederland',
      Looptijd: '1 jan 2024 – 31 dec 2027',
      Thema: 'Bodem, Water, Natuur',
    });
    expect(page.links).toContainEqual({ text: 'Bekijk de bronnen', href: '#s-sources' });
  });

  it('leaves out lines that are empty, and reads themes that nobody named', () => {
    expect(factsOf(pageOf(dossierFixtures.older))).toEqual({
      'Target audience': 'Inspectors and policy workers',
      Theme: 'Pig welfare, Animal health',
    });
  });

  it('shows the experts and dossiers that were found, and nothing of those that were not', () => {
    const page = pageOf(dossierFixtures.complete);
    expect(linkTo(page, '/persoon/yara-boekhoudt')).toBe('Yara Boekhoudt');
    expect(page.text).toContain('Lector Gevarieerde teelt, CoE Groen');
    expect(linkTo(page, '/persoon/bram-van-eerden')).toBe('Bram van Eerden');
    expect(linkTo(page, '/dossier/bodem-en-kringlooplandbouw')).toBe('Bodem en kringlooplandbouw');
    expect(linkTo(page, '/dossier/groenbemesters')).toBe('Groenbemesters');
    expect(page.text).not.toContain('9999');
  });

  it('knows of its contact person what it knows of them as an expert', () => {
    const contactperson = { title: 'Yara Boekhoudt', url: '/nl/groenkennisnet/persoon/yara-boekhoudt' };
    const details = { contactperson, experts: ['3501'] };
    const named = mediaItem('dossier', 'Bodem', 'dossier/bodem', { lead: '', details, contents: [] });
    const { text: written } = pageOf({ ...dossierFixtures.complete, page: named });
    expect(written.match(/Lector Gevarieerde teelt, CoE Groen/g)).toHaveLength(2);
  });

  it('opens people and dossiers of another site in a new tab, and says so', () => {
    const of = (title: string) => ({ title, url: `https://example.org/${title}` });
    const details = { contactperson: of('Ada'), experts: [of('Bo')], related_dossier: [of('Klei')] };
    const { links, announcements, all } = pageOf({
      language: 'nl',
      page: mediaItem('dossier', 'Bodem', 'dossier/bodem', { lead: '', details, contents: [] }),
    });
    const elsewhere = links.filter(({ href }) => href.startsWith('https://example.org/'));
    expect(elsewhere.map(({ text }) => text)).toEqual(['Ada', 'Bo', 'Klei']);
    expect(all('a').filter(({ attribs }) => attribs.target === '_blank')).toHaveLength(3);
    expect(announcements.filter((words) => words === '(opent in een nieuw tabblad)')).toHaveLength(3);
  });

  it('says when it came out and when it was changed', () => {
    const { text } = pageOf(dossierFixtures.complete);
    expect(text).toContain('Gepubliceerd op 4 februari 2025');
    expect(text).toContain('Bijgewerkt op 15 oktober 2026');
  });

  it('leads from its keywords to searches', () => {
    expect(linkTo(pageOf(dossierFixtures.complete), '/zoeken/organische%20stof')).toBe('organische stof');
  });

  it('needs no more than a title and a text', () => {
    const page = pageOf(dossierFixtures.spare);
    expect(headingsOf(page)).toEqual(['1 Voedselbossen']);
    expect(page.all('nav', 'dl', 'aside')).toEqual([]);
  });
});

describe('an event', () => {
  it('says when, where and by whom, in the language of its page', () => {
    expect(factsOf(pageOf(eventFixtures.coming))).toMatchObject({
      Wanneer: '10–11 juni 202709:30 – 15:30 uur',
      Waar: 'Proefveld aan de Edelhertweg, Lelystad',
      'Georganiseerd door': 'CoE Groen en Aeres',
    });
    expect(factsOf(pageOf(eventFixtures.older))).toMatchObject({
      When: 'February 3, 2027from 13:00',
      Where: 'Online',
    });
  });

  it('can be signed up for and taken into a calendar', () => {
    const page = pageOf(eventFixtures.coming);
    expect(linkTo(page, 'https://www.example.org/aanmelden')).toBe('Aanmelden');
    expect(page.announcements).toContain('(opent in een nieuw tabblad)');
    const calendar = page.all('a').find((link) => wordsOf(link) === 'Zet in je agenda');
    expect(calendar?.attribs).toMatchObject({
      href: '/api/calendar?path=%2Factiviteit%2Fdag-van-het-proefveld',
      download: '',
    });
  });

  it('offers no calendar where it has no address on this site', () => {
    const { page, ...rest } = eventFixtures.coming;
    const elsewhere = pageOf({ ...rest, page: { ...page, url: '/en/eurcaw-pigs/activiteit/dag' } });
    expect(linkTo(elsewhere, 'https://www.example.org/aanmelden')).toBe('Aanmelden');
    expect(elsewhere.text).not.toContain('Zet in je agenda');
  });

  it('that is over says so, and offers neither', () => {
    const page = pageOf(eventFixtures.past);
    expect(page.text).toContain('Deze activiteit is geweest');
    expect(page.text).not.toContain('Zet in je agenda');
    expect(linkTo(page, 'https://www.example.org/aanmelden')).toBeUndefined();
  });

  it('of which only the day is known shows the day', () => {
    const page = pageOf(eventFixtures.spare);
    expect(factsOf(page)).toEqual({ Wanneer: '22 april 2027' });
    expect(page.text).not.toContain('Aanmelden');
  });

  it.each([
    [{ enddate: '31-12-2028' }, 'tot en met 31 december 2028'],
    [{ startdate: '22-04-2027', endtime: '17:00' }, '22 april 2027tot 17:00 uur'],
  ])('of which only the end is known says until when: %j', (event_date, when) => {
    const parts = { lead: '', details: { event_date }, contents: [] };
    const page = mediaItem('event', 'Zaaidag', 'activiteit/zaaidag', parts);
    expect(factsOf(pageOf({ language: 'nl', page }))).toEqual({ Wanneer: when });
  });
});

describe('a news item', () => {
  it('names its author and can be passed on by its whole address', () => {
    const page = pageOf(newsFixtures.complete);
    expect(linkTo(page, '/persoon/redactie-groen-kennisnet')).toBe('Redactie Groen Kennisnet');
    const address = encodeURIComponent('https://groenkennisnet.nl/nieuwsitem/bloemrijke-akkerranden');
    expect(page.links.some(({ href }) => href.includes(address))).toBe(true);
  });

  it('names its sources where the editor did not', () => {
    const contents = [area('sources', '', [text('<p>Een boek.</p>')])];
    const { page } = newsFixtures.complete;
    expect(headingsOf(pageOf({ language: 'nl', page: { ...page, contents } }))).toContain('2 Bronnen');
  });

  it('sets its further information apart', () => {
    expect(pageOf(newsFixtures.complete).all('aside').map(wordsOf)).toEqual([
      expect.stringMatching(/^Meer informatie/),
    ]);
  });
});

describe('a project', () => {
  it('says how it stands, with whom, and until when', () => {
    const page = pageOf(projectFixtures.complete);
    expect(factsOf(page)).toMatchObject({
      Status: 'Lopend',
      Organisatie: 'CoE Groen',
      Projectcode: 'CG-2025-02',
      Looptijd: '1 mrt 2025 – 31 dec 2028',
    });
    expect(page.links.map(({ href }) => href)).toContain('https://www.example.org/louisbolk');
    expect(page.text).toContain('Akkerbouwers van Zuid-Flevoland');
    expect(factsOf(pageOf(projectFixtures.older)).Status).toBe('Completed');
  });

  it('names whom to turn to, with the organisation', () => {
    const page = pageOf(projectFixtures.complete);
    expect(linkTo(page, '/persoon/yara-boekhoudt')).toBe('Yara Boekhoudt');
    expect(headingsOf(page)).toContain('2 Contact');
  });
});

describe('a person', () => {
  it('is shown with portrait, role, ways to reach them and what they know', () => {
    const page = pageOf(personFixtures.complete);
    expect(page.pictures.map(({ alt }) => alt)).toEqual(['Portret van Yara Boekhoudt']);
    expect(page.text).toContain('Lector Gevarieerde teelt, CoE Groen');
    expect(linkTo(page, 'mailto:yara.boekhoudt@example.org')).toBeDefined();
    expect(linkTo(page, 'tel:+31320123456')).toBeDefined();
    expect(linkTo(page, '/zoeken/strokenteelt')).toBe('strokenteelt');
  });
});

describe('a source', () => {
  it('says who published it, when, and what stands behind each link', () => {
    const page = pageOf(sourceFixtures.complete);
    expect(factsOf(page)).toMatchObject({ Uitgever: 'Louis Bolk Instituut', Jaar: '2024' });
    expect(page.links.find(({ href }) => href.endsWith('handreiking.pdf'))?.text).toMatch(/^Handreiking/);
    for (const traits of ['PDF · vrij toegankelijk', 'XLSX · vrij toegankelijk', 'beperkt toegankelijk'])
      expect(page.text).toContain(traits);
  });

  it('leads to the organisation behind it', () => {
    expect(linkTo(pageOf(sourceFixtures.complete), '/over-coe-groen')).toBe('CoE Groen');
  });
});

describe('a page that editors compose', () => {
  it('has a search of its own where the editor asked for one, starting with the filter they set', () => {
    const page = pageOf(overviewFixtures.complete);
    const fields = page.all('input').map(({ attribs }) => `${attribs.type} ${attribs.name}=${attribs.value ?? ''}`);
    expect(fields).toEqual(['hidden thema=bodem-en-water', 'search term=']);
    expect(pageOf(contentFixtures.complete).all('search')).toEqual([]);
  });

  it('always has one on the home page', () => {
    expect(pageOf(homeFixtures.older).all('search')).toHaveLength(1);
  });

  it('shows the people of a team before what is said of them', () => {
    expect(headingsOf(pageOf(teamFixtures.complete)).filter((heading) => heading.startsWith('2'))).toEqual([
      '2 Wie we zijn',
      '2 Hoe wij werken',
    ]);
  });
});
