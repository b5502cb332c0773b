import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal, type TestPortalOptions } from '../testing/testPortal.ts';

let running: TestPortal | undefined;

afterEach(async () => {
  await running?.close();
  running = undefined;
});

const root = '/nl/groenkennisnet';

async function ask(path: string, pages: Record<string, object>, options: TestPortalOptions = {}) {
  running = await startTestPortal({ pages, ...options });
  return running.get(path);
}
const htmlOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text();

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

/** The data blocks of a document, as a search engine reads them. */
function dataOf(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

interface Item {
  readonly contenttype: string;
  readonly title?: string;
  readonly details?: object;
  readonly more?: object;
}

/** A media item at `/bodem` with everything empty that is not given. */
function itemPages({ contenttype, title = 'Bodem', details = {}, more = {} }: Item): Record<string, object> {
  const metadata = { contenttype, lead: '', publication_date: '', lastmodified_date: '', item_metadata: details };
  return { [`${root}/bodem`]: cmsPage(title, { type: 'mediaitem', metadata: { ...metadata, ...more } }) };
}

const photo = {
  source: 'https://api.groenkennisnet.nl/upload_mm/a.jpg',
  width: 1920,
  height: 1280,
  'focuspoint-x': -1,
  'focuspoint-y': -1,
  alternative_text: 'Een "open" veld',
};

describe('what link previews read of a page', () => {
  it('is its title, lead, kind, address, site and language', async () => {
    const html = await htmlOf('/bodem?utm_source=x', { [`${root}/bodem`]: cmsPage('Bodem & water') });
    expect(metaOf(html, 'description')).toBe('Over de grond onder ons.');
    expect(metaOf(html, 'og:title')).toBe('Bodem &amp; water');
    expect(metaOf(html, 'og:description')).toBe('Over de grond onder ons.');
    expect(metaOf(html, 'og:type')).toBe('website');
    expect(metaOf(html, 'og:url')).toBe('https://groenkennisnet.nl/bodem');
    expect(metaOf(html, 'og:site_name')).toBe('Groen Kennisnet');
    expect(metaOf(html, 'og:locale')).toBe('nl_NL');
    expect(metaOf(html, 'twitter:card')).toBe('summary');
  });

  it('is the site’s icon where the page has no picture', async () => {
    const html = await htmlOf('/bodem', { [`${root}/bodem`]: cmsPage('Bodem') });
    expect(metaOf(html, 'og:image')).toBe('https://groenkennisnet.nl/apple-touch-icon.png');
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['512', '512']);
    expect(metaOf(html, 'og:image:alt')).toBe('Groen Kennisnet');
    expect(metaOf(html, 'twitter:card')).toBe('summary');
  });

  it('is the picture of its header, cut to the shape of previews, with its size and its text', async () => {
    const metadata = { gkn_pagemetadata: { page_type: { id: 'content_page' }, headerimage: photo } };
    const html = await htmlOf('/bodem', { [`${root}/bodem`]: cmsPage('Bodem', { metadata }) });
    expect(metaOf(html, 'og:image')).toMatch(
      /^https:\/\/groenkennisnet\.nl\/pictures\/1280\/16-9\/-\/[\w-]+\.[\w-]{16}\.jpg$/,
    );
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1280', '720']);
    expect(metaOf(html, 'og:image:alt')).toBe('Een &quot;open&quot; veld');
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  it('says when an item was published and changed, on the Dutch clock of that day', async () => {
    const more = { publication_date: '2026-01-09T13:00+02:00', lastmodified_date: '2026-07-09T13:00+02:00' };
    const html = await htmlOf('/bodem', itemPages({ contenttype: 'wmammodularcontent_gkn_news', more }));
    expect(metaOf(html, 'og:type')).toBe('article');
    expect(metaOf(html, 'article:published_time')).toBe('2026-01-09T13:00+01:00');
    expect(metaOf(html, 'article:modified_time')).toBe('2026-07-09T13:00+02:00');
  });

  it('is what the site says of itself where the page has no lead, and nothing in a language the site does not speak', async () => {
    const metadata = { gkn_pagemetadata: { page_type: { id: 'content_page' }, lead: '' } };
    const dutch = await htmlOf('/bodem', { [`${root}/bodem`]: cmsPage('Bodem', { metadata }) });
    expect(metaOf(dutch, 'description')).toMatch(/^Kennis voor de groene sector/);
    await running?.close();
    const page = cmsPage('Soil', { metadata, language: 'en_US', url: '/en/groenkennisnet/soil' });
    const english = await htmlOf('/soil', { '/en/groenkennisnet/soil': page });
    expect(metaOf(english, 'og:locale')).toBe('en_US');
    expect(metaOf(english, 'description')).toBeUndefined();
  });
});

describe('the addresses of a page', () => {
  const languages = [{ locale: 'nl_NL', title: 'Bodem', url: '/nl/groenkennisnet/bodem' }];
  const soil = cmsPage('Soil', { language: 'en_US', url: '/en/groenkennisnet/soil', languages });

  it('name one for a page in another language than its site’s, however it was asked', async () => {
    const canonical = '<link rel="canonical" href="https://groenkennisnet.nl/soil?language=en">';
    expect(await htmlOf('/soil', { '/en/groenkennisnet/soil': soil })).toContain(canonical);
    expect(await (await running?.get('/soil?language=en'))?.text()).toContain(canonical);
  });

  it('name the one in the site’s own language for everybody else', async () => {
    const html = await htmlOf('/soil', { '/en/groenkennisnet/soil': soil });
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://groenkennisnet.nl/bodem">');
    expect(metaOf(html, 'og:locale:alternate')).toBe('nl_NL');
  });

  it('offer search and the news in the page’s language', async () => {
    const html = await htmlOf('/soil', { '/en/groenkennisnet/soil': soil });
    expect(html).toContain(
      '<link rel="alternate" type="application/rss+xml" title="News from Groen Kennisnet" href="/news.rss">',
    );
    expect(html).toContain(
      'type="application/opensearchdescription+xml" title="Groen Kennisnet" href="/opensearch.xml"',
    );
  });
});

describe('what is not for search engines', () => {
  const pages = { [`${root}/bodem`]: cmsPage('Bodem') };
  const cases = [
    { what: 'a search', path: '/zoeken/bodem' },
    { what: 'an error', path: '/weg' },
    { what: 'a preview', path: '/preview?url=x' },
    { what: 'the personal area', path: '/mijn-gkn' },
    { what: 'the address for signing out', path: '/logout' },
    { what: 'a page on a host that is nobody’s', path: 'http://spiegel.example/bodem' },
    { what: 'a page of the acceptance variant', path: '/bodem', env: { PORTAL_VARIANT: 'acceptance' } },
  ];
  for (const { what, path, env = {} } of cases) {
    it(`says so twice: ${what}`, async () => {
      const response = await ask(path, pages, { env });
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(metaOf(await response.text(), 'robots')).toBe('noindex');
    });
  }

  it('is no page on the site’s own host', async () => {
    const response = await ask('/bodem', pages);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(metaOf(await response.text(), 'robots')).toBeUndefined();
  });
});

describe('what a page says in the words of schema.org', () => {
  it('is of home the site, its search and who publishes it', async () => {
    const [site] = dataOf(await htmlOf('/', { [root]: cmsPage('Groen Kennisnet', { url: root }) }));
    expect(site).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url: 'https://groenkennisnet.nl/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://groenkennisnet.nl/zoeken?term={search_term_string}' },
      },
      publisher: { '@type': 'Organization', name: 'Groen Kennisnet' },
    });
  });

  it('is of a page that editors compose its place in the site, and no more', async () => {
    const parentPage = { title: 'Thema’s', url: '/nl/groenkennisnet/themas' };
    const data = dataOf(await htmlOf('/bodem', { [`${root}/bodem`]: cmsPage('Bodem', { parentPage }) }));
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Thema’s', item: 'https://groenkennisnet.nl/themas' },
          { '@type': 'ListItem', position: 2, name: 'Bodem' },
        ],
      },
    ]);
  });

  it('leaves out whatever the editor left empty', async () => {
    const [news] = dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'wmammodularcontent_gkn_news' })));
    const site = 'https://groenkennisnet.nl';
    expect(news).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Bodem',
      mainEntityOfPage: `${site}/bodem`,
      description: expect.stringContaining('groene sector'),
      publisher: {
        '@type': 'Organization',
        name: 'Groen Kennisnet',
        url: site,
        logo: `${site}/assets/groenkennisnet.svg`,
      },
      inLanguage: 'nl',
    });
  });

  it('is of a dossier an article with its author, dates, picture and keywords', async () => {
    const details = { author: { title: 'Marit', url: '/nl/groenkennisnet/persoon/marit' }, keywords: ['stikstof'] };
    const more = { publication_date: '2026-01-09T13:00+02:00', leadimage: photo };
    const [dossier] = dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'gkn_dossier', details, more })));
    expect(dossier).toMatchObject({
      '@type': 'Article',
      author: { '@type': 'Person', name: 'Marit', url: 'https://groenkennisnet.nl/persoon/marit' },
      datePublished: '2026-01-09T13:00+01:00',
      image: expect.stringMatching(/\.jpg$/),
      keywords: ['stikstof'],
    });
  });

  it('is of an event when, where and by whom, on the Dutch clock', async () => {
    const details = {
      event_date: { startdate: '27-03-2027', enddate: '28-03-2027', starttime: '10:00', endtime: '16:00' },
      location_abstract: 'Dorpshuis De Schakel',
      organizer_abstract: 'Werkgroep Zoet',
    };
    const [event] = dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'gkn_event', details })));
    expect(event).toMatchObject({
      '@type': 'Event',
      startDate: '2027-03-27T10:00+01:00',
      endDate: '2027-03-28T16:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Dorpshuis De Schakel' },
      organizer: { '@type': 'Organization', name: 'Werkgroep Zoet' },
    });
  });

  it('is of an event online the address where one signs up', async () => {
    const date = { startdate: '27-03-2027' };
    const details = {
      event_date: date,
      location_abstract: 'Online, overal',
      signup_link: '/nl/groenkennisnet/aanmelden',
    };
    const [event] = dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'gkn_event', details })));
    expect(event).toMatchObject({
      startDate: '2027-03-27',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://groenkennisnet.nl/aanmelden' },
    });
    expect(event).not.toHaveProperty('endDate');
  });

  it('says nothing of an event whose day nobody can read', async () => {
    const details = { event_date: { startdate: 'binnenkort' } };
    expect(dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'gkn_event', details })))).toEqual([]);
  });

  it('is of a person what they do and where, with a picture that keeps their head', async () => {
    const details = { role: 'Bodemkundige', organization: 'De Kavel', expertise: ['klei'], email: 'geen adres' };
    const more = { leadimage: { ...photo, width: 800, height: 1000 } };
    const html = await htmlOf('/bodem', itemPages({ contenttype: 'gkn_person', details, more }));
    const [person] = dataOf(html);
    expect(person).toMatchObject({
      '@type': 'Person',
      jobTitle: 'Bodemkundige',
      worksFor: { '@type': 'Organization', name: 'De Kavel' },
      knowsAbout: ['klei'],
      image: expect.stringContaining('/pictures/640/1-1/'),
    });
    expect(person).not.toHaveProperty('email');
    expect(metaOf(html, 'twitter:card')).toBe('summary');
  });

  it('is of a project how long it runs and who takes part', async () => {
    const details = {
      project_code: 'BK-1',
      duration_abstract: { startdate: '01-03-2022', enddate: '' },
      partners: [
        { title: 'Kaslucht', url: 'https://kas.example' },
        { title: 'Gemeente', url: '' },
      ],
    };
    const [project] = dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'gkn_project', details })));
    expect(project).toMatchObject({
      '@type': 'ResearchProject',
      identifier: 'BK-1',
      foundingDate: '2022-03-01',
      member: [{ name: 'Kaslucht', url: 'https://kas.example' }, { name: 'Gemeente' }],
    });
    expect(project).not.toHaveProperty('dissolutionDate');
  });

  it('is of a source who published it and in which year', async () => {
    const details = { publisher: 'Uitgeverij Klei', year: '2019' };
    const [source] = dataOf(await htmlOf('/bodem', itemPages({ contenttype: 'gkn_source', details })));
    expect(source).toMatchObject({
      '@type': 'CreativeWork',
      publisher: { name: 'Uitgeverij Klei' },
      datePublished: '2019',
    });
  });
});

describe('a title that means harm', () => {
  const title = '</script><script>alert("1")</script> & \'quotes\' \u2028';

  it('stays a title in data blocks and in the head', async () => {
    const html = await htmlOf('/bodem', itemPages({ contenttype: 'gkn_news', title }));
    expect(dataOf(html)).toMatchObject([{ headline: title.trim() }]);
    expect(html).not.toContain('<script>alert');
    expect(metaOf(html, 'og:title')).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)');
  });
});
