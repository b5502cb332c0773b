import { describe, expect, it } from 'vitest';
import { storyContext } from '../stories/storyPlan.tsx';
import { plan } from './plan.ts';

const page = {
  type: 'page',
  identifier: 'page_1',
  title: 'Een pagina',
  url: '/nl/groenkennisnet/over/een-pagina.htm',
  language: 'nl_NL',
  contents: [{ area: 'main', elements: [{ type: 'text', html: '<h2>Kop</h2><p>Tekst</p>' }] }],
};

const planPage = (more: object, place?: 'root') => plan({ ...page, ...more }, storyContext('nl'), place);
const toldBy = (more: object) => planPage(more).findings.map(({ code, pointer }) => `${code} ${pointer}`);

describe('the title of a page', () => {
  it.each([
    ['its own', {}, 'Een pagina'],
    ['the one for menus', { title: '', navtitle: 'Kort' }, 'Kort'],
    ['the one in its metadata', { title: '', metadata: { title: 'Uit metadata' } }, 'Uit metadata'],
    ['the last part of its address', { title: null }, 'Een pagina'],
    ['the site’s when it has nothing at all', { title: '', url: '' }, 'Groen Kennisnet'],
  ])('is %s', (_, more, title) => {
    expect(planPage(more).plan.title).toBe(title);
  });

  it('is the site’s on a home page without one', () => {
    expect(planPage({ title: '', url: '/nl/groenkennisnet' }, 'root').plan.title).toBe('Groen Kennisnet');
  });
});

describe('the template of a page', () => {
  it.each([
    ['home_page', 'home'],
    ['overview_page', 'overview'],
    ['content_page', 'content'],
    ['content2_page', 'rich-content'],
    ['team_page', 'team'],
    ['map_page', 'map'],
    ['contactform_page', 'contact-form'],
    ['template_a', 'layout'],
    ['contenttemplate_video', 'layout'],
    ['item_list', 'layout'],
    ['Overview_Page', 'overview'],
    ['een_nieuw_type', 'content'],
    ['', 'content'],
  ])('follows from its type: %s is %s', (id, template) => {
    expect(planPage({ metadata: { gkn_pagemetadata: { page_type: { id, name: 'x' } } } }).plan.template).toBe(template);
    expect(planPage({ metadata: { page_type: id } }).plan.template).toBe(template);
  });

  it('is home at the root, whatever its type says', () => {
    const { plan: planned } = planPage({ metadata: { page_type: 'overview_page' } }, 'root');
    expect(planned).toMatchObject({ template: 'home', path: '/' });
  });

  it.each([
    ['wmammodularcontent_gkn_news', 'news'],
    ['wmammodularcontent_gkn_dossiermediaitem', 'dossier'],
    ['wmammodularcontent_gkn_project', 'project'],
    ['wmammodularcontent_gkn_event', 'event'],
    ['wmammodularcontent_gkn_activity', 'event'],
    ['wmammodularcontent_gkn_expert', 'person'],
    ['wmammodularcontent_gkn_source', 'source'],
    ['wmammodularcontent_gkn_gkz', 'item'],
    ['iets_nieuws', 'item'],
  ])('follows from the content type of a media item: %s is %s', (contenttype, template) => {
    expect(planPage({ type: 'mediaitem', metadata: { contenttype } }).plan.template).toBe(template);
    expect(planPage({ type: 'mediaitem', subtype: contenttype }).plan.template).toBe(template);
  });

  it.each([
    ['its subtype', { subtype: 'wmammodularcontent_gkn_news' }],
    ['its content type', { metadata: { contenttype: 'wmammodularcontent_gkn_news' } }],
  ])('is a media item’s without its type, too, by %s', (_, more) => {
    expect(planPage({ type: '', ...more }).plan.template).toBe('news');
    expect(planPage({ type: 'page', ...more }).plan.template).toBe('content');
  });
});

describe('the metadata of a page', () => {
  it('stands in gkn_pagemetadata or one level up; the inner one wins', () => {
    const { plan: planned } = planPage({
      metadata: { lead: 'Buiten', placeholderzoekbox: 'Zoek', gkn_pagemetadata: { lead: 'Binnen' } },
    });
    expect(planned.details).toMatchObject({ lead: 'Binnen', searchPlaceholder: 'Zoek' });
  });

  it('keeps the lines of its lead, of any system, with one empty line between them at most', () => {
    const lead = '\r\n  Een alinea.\r\n \r\n\t\r\n\r\n- punt een\r- punt twee\n\n';
    const shown = 'Een alinea.\n\n- punt een\n- punt twee';
    expect(planPage({ metadata: { lead } }).plan.details.lead).toBe(shown);
    expect(planPage({ type: 'mediaitem', metadata: { lead } }).plan.details.lead).toBe(shown);
    expect(planPage({ contents: [{ contentarea_leadtext: lead }] }).plan.areas[0]?.lead).toBe(shown);
  });

  it('is read beside something that is no metadata', () => {
    const metadata = { lead: 'Inleiding', gkn_pagemetadata: 'kapot' };
    expect(planPage({ metadata }).plan.details.lead).toBe('Inleiding');
    expect(toldBy({ metadata })).toEqual(['wrong-type /metadata/gkn_pagemetadata']);
  });

  it('is one fault when it is no metadata at all', () => {
    expect(toldBy({ metadata: 'kapot' })).toEqual(['wrong-type /metadata']);
    expect(toldBy({ type: 'mediaitem', metadata: 'kapot' })).toEqual(['wrong-type /metadata']);
  });

  it('brings several header pictures, or the one', () => {
    const picture = (name: string) => ({ source: `https://example.org/${name}.jpg` });
    const sourcesOf = (metadata: object) => planPage({ metadata }).plan.details.pictures.map(({ source }) => source);
    expect(sourcesOf({ headerimage: picture('a') })).toEqual(['https://example.org/a.jpg']);
    expect(sourcesOf({ headerimage: picture('a'), headerimages: [picture('b'), picture('c')] })).toEqual([
      'https://example.org/b.jpg',
      'https://example.org/c.jpg',
    ]);
    expect(sourcesOf({ headerimage: { error: 'no image selected' }, headerimages: [] })).toEqual([]);
  });
});

describe('what surrounds a page', () => {
  it('has its path on the site, and the CMS’s identifier', () => {
    expect(planPage({}).plan).toMatchObject({ path: '/over/een-pagina', id: 'page_1' });
  });

  it('has no path when its address is another site’s or none', () => {
    expect(planPage({ url: 'https://example.org/x' }).plan.path).toBe('');
    expect(planPage({ url: '/en/eurcaw-pigs/x' }).plan.path).toBe('');
  });

  it('leads to its parent, but not to the root of the language or of the site', () => {
    const crumbs = (url: string) => planPage({ parentPage: { title: 'Boven', url } }).plan.breadcrumb;
    expect(crumbs('/nl/groenkennisnet/over')).toEqual([{ label: 'Boven', href: '/over' }]);
    expect(crumbs('/nl')).toEqual([]);
    expect(crumbs('/nl.htm')).toEqual([]);
    expect(crumbs('/nl/groenkennisnet')).toEqual([]);
  });

  it('knows the same page in other languages, not in its own', () => {
    const languages = [
      { locale: 'nl_NL', url: '/nl/groenkennisnet/over' },
      { locale: 'en_US', url: '/en/groenkennisnet/about.htm' },
      { locale: 'fr_FR', url: '/fr/groenkennisnet/x' },
    ];
    expect(planPage({ languages }).plan.translations).toEqual([{ language: 'en', href: '/about?language=en' }]);
  });

  it('knows one page in another language, the first of two', () => {
    const languages = ['/en/groenkennisnet/about', '/en/groenkennisnet/about-2'].map((url) => ({
      locale: 'en_US',
      url,
    }));
    expect(planPage({ languages }).plan.translations).toEqual([{ language: 'en', href: '/about?language=en' }]);
  });

  it('neither stands below itself nor leads to itself', () => {
    const own = { title: 'Bodem', url: '/nl/groenkennisnet/bodem.htm' };
    const { breadcrumb, subPages } = planPage({
      url: '/nl/groenkennisnet/bodem',
      parentPage: own,
      subPages: [own],
    }).plan;
    expect({ breadcrumb, subPages }).toEqual({ breadcrumb: [], subPages: [] });
  });

  it('is in the language the answer names, else in the one that was asked for', () => {
    expect(planPage({ language: 'en_US' }).plan.language).toBe('en');
    expect(planPage({ language: 'xx' }).plan.language).toBe('nl');
  });

  it('lists the pages below it, each once', () => {
    const entry = { title: 'Nieuws', url: '/nl/groenkennisnet/nieuws' };
    expect(
      planPage({ subPages: [entry, entry, { title: '', url: '/x' }, { title: 'Zonder adres' }] }).plan.subPages,
    ).toEqual([{ label: 'Nieuws', href: '/nieuws' }]);
  });
});

describe('the areas of a page', () => {
  it('have ids to link to, also when two have one name', () => {
    const area = { area: 'main', title: 'Deel', elements: [] };
    const { plan: planned } = planPage({
      contents: [area, area, { title: 'Over bodem' }, { title: '', elements: [] }],
    });
    expect(planned.areas.map(({ id }) => id)).toEqual(['s-main', 's-main-1', 's-over-bodem']);
  });

  it('give each of their headings an id of its own', () => {
    const text = { type: 'text', html: '<h2>Kop</h2>' };
    const { plan: planned } = planPage({ contents: [{ area: 'kop', elements: [text, text] }] });
    expect(JSON.stringify(planned.areas).match(/id=\\"s-kop[-\d]*\\"/g)).toEqual([
      'id=\\"s-kop-1\\"',
      'id=\\"s-kop-2\\"',
    ]);
  });

  it('put headings one level lower under a title', () => {
    const text = { type: 'text', html: '<h2>Kop</h2>' };
    const { plan: planned } = planPage({ contents: [{ title: 'Deel', elements: [text] }, { elements: [text] }] });
    expect(planned.areas.map(({ elements }) => JSON.stringify(elements).match(/<(h\d)/)?.[1])).toEqual(['h3', 'h2']);
  });

  it('keep two placements of one element apart', () => {
    const element = { identifier: 'element_7', type: 'text', html: '<p>a</p>' };
    const { plan: planned } = planPage({ contents: [{ elements: [element, element] }] });
    expect(planned.areas[0]?.elements.map(({ id }) => id)).toEqual(['7', '7-1']);
  });

  it.each([
    ['contenttemplate_dossier', 'dossier'],
    [{ id: 'contenttemplate_a', name: 'A' }, 'a'],
    [{ id: '' }, 'default'],
    ['contenttemplate_van_morgen', 'default'],
  ])('have the template they name: %j is %s', (contentarea_template, template) => {
    expect(planPage({ contents: [{ title: 'Deel', contentarea_template }] }).plan.areas[0]?.template).toBe(template);
  });
});

describe('any other answer', () => {
  it.each([[null], ['<html>'], [42], [[]], [{}], [{ error: 'not found' }]])(
    'is an empty page with findings: %j',
    (raw) => {
      const { plan: planned, findings } = plan(raw, storyContext('nl'));
      expect(planned).toMatchObject({ template: 'content', title: 'Groen Kennisnet', areas: [] });
      expect(findings.length).toBeGreaterThan(0);
    },
  );

  it('leaves what it was given untouched', () => {
    const raw = structuredClone({ ...page, metadata: { lead: 5, headerimage: { width: 'x' } } });
    const before = JSON.stringify(raw);
    plan(raw, storyContext('nl'));
    expect(JSON.stringify(raw)).toBe(before);
  });
});
