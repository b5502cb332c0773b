import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';
import type { PageTemplateId } from '#templates/plan/pages/pageDefinitions.ts';
import { elementExample } from '../editors/elementExamples.ts';

/** What an example of a page is about, in one language. */
interface Words {
  readonly title: string;
  readonly lead: string;
}

interface PageExample {
  readonly nl: Words;
  readonly en: Words;
  /** What the page's metadata says besides the lead: its type, or that of the media item. */
  readonly metadata: (language: ExampleLanguage) => object;
  readonly areas: readonly ExampleArea[];
}

interface ExampleArea {
  readonly id: string;
  readonly nl?: string;
  readonly en?: string;
  readonly template?: string;
  readonly background?: boolean;
  readonly elements: readonly ElementType[];
}

const picture = (file: string, alt: string) => ({
  source: `https://api.groenkennisnet.nl/upload_mm/${file}_1600x1000.jpg`,
  width: 1600,
  height: 1000,
  'focuspoint-x': 800,
  'focuspoint-y': 500,
  alternative_text: alt,
  photographer: 'Marit Hoekzema',
});

const headerPicture = picture('8/1/2/100812_fullimage_polder', 'Weilanden en sloten onder een hoge lucht');

const main = (...elements: readonly ElementType[]): ExampleArea => ({ id: 'main', elements });

const page =
  (pageType: string, more: object = {}) =>
  () => ({
    gkn_pagemetadata: { page_type: { id: pageType, name: '' }, headerimage: { error: 'no image selected' }, ...more },
  });

const item = (contentType: string, details: (language: ExampleLanguage) => object = () => ({})) => {
  return (language: ExampleLanguage) => ({
    contenttype: `wmammodularcontent_gkn_${contentType}`,
    publication_date: '2026-03-12T09:00+01:00',
    leadimage: headerPicture,
    item_metadata: { author: { title: 'Ruben Aldershof', url: '' }, ...details(language) },
  });
};

const either = (language: ExampleLanguage, nl: string, en: string) => (language === 'nl' ? nl : en);

/** A short page of every template, in both languages: what stands there to try things in. */
export const pageExamples: Readonly<Record<PageTemplateId, PageExample>> = {
  home: {
    nl: { title: 'Kennis die groeit', lead: 'Landbouw, voedsel, natuur en water: zoek, lees en ga ermee aan de slag.' },
    en: { title: 'Knowledge that grows', lead: 'Farming, food, nature and water: search, read and put it to use.' },
    metadata: page('home_page', { headerimage: headerPicture, placeholderzoekbox: '' }),
    areas: [
      { id: 'tasks', template: 'contenttemplate_c', elements: ['tiles'] },
      { id: 'news', nl: 'Nieuws', en: 'News', template: 'contenttemplate_a', elements: ['item-list'] },
    ],
  },
  overview: {
    nl: { title: 'Nieuws', lead: 'Wat er speelt in de groene sector, met bronnen om verder te lezen.' },
    en: { title: 'News', lead: 'What is going on in the green sector, with sources to read on.' },
    metadata: page('overview_page'),
    areas: [main('item-list')],
  },
  content: {
    nl: { title: 'Over deze site', lead: 'Wie we zijn, wat we verzamelen en hoe je ons bereikt.' },
    en: { title: 'About this site', lead: 'Who we are, what we gather and how to reach us.' },
    metadata: page('content_page'),
    areas: [main('text', 'image')],
  },
  'rich-content': {
    nl: { title: 'Aan de slag met de bodem', lead: 'Van eerste spadesteek tot bodemplan, in drie stappen.' },
    en: { title: 'Getting started with soil', lead: 'From the first spade to a soil plan, in three steps.' },
    metadata: page('content2_page'),
    areas: [
      { id: 'look', nl: 'Kijken', en: 'Look', template: 'contenttemplate_dossier', elements: ['text'] },
      { id: 'ask', nl: 'Vragen', en: 'Ask', template: 'contenttemplate_accordion', elements: ['accordion'] },
      { id: 'read', nl: 'Verder lezen', en: 'Read on', background: true, elements: ['item-list'] },
    ],
  },
  layout: {
    nl: { title: 'Uitgelicht', lead: 'Eén groot onderwerp, met de rest ernaast.' },
    en: { title: 'In the spotlight', lead: 'One large subject, with the others beside it.' },
    metadata: page('template_a'),
    areas: [main('item-list')],
  },
  team: {
    nl: { title: 'Wie we zijn', lead: 'De mensen achter de site.' },
    en: { title: 'Who we are', lead: 'The people behind the site.' },
    metadata: page('team_page'),
    areas: [main('team')],
  },
  map: {
    nl: { title: 'Kijk bij de buren', lead: 'Plekken die je kunt bezoeken, door het hele land.' },
    en: { title: 'Have a look next door', lead: 'Places to visit, all over the country.' },
    metadata: page('map_page'),
    areas: [main('map')],
  },
  'contact-form': {
    nl: { title: 'Contact', lead: 'Stel je vraag; je hoort binnen twee werkdagen van ons.' },
    en: { title: 'Contact', lead: 'Ask your question; you will hear from us within two working days.' },
    metadata: page('contactform_page'),
    areas: [main('form')],
  },
  item: {
    nl: { title: 'Maaikalender', lead: 'Wanneer maai je wat? Een hulpmiddel voor bermen en randen.' },
    en: { title: 'Mowing calendar', lead: 'When to mow what? A tool for verges and margins.' },
    metadata: item('other'),
    areas: [main('text')],
  },
  news: {
    nl: { title: 'Akkerrand na de winter', lead: 'De eerste bloemen staan er, en de telling van vorig jaar is klaar.' },
    en: { title: 'Field margin after winter', lead: 'The first flowers are out, and last year’s count is done.' },
    metadata: item('news', () => ({ theme: ['gkn_natuur'], keywords: ['akkerranden'] })),
    areas: [main('text', 'image')],
  },
  dossier: {
    nl: { title: 'Bloemrijke akkerranden', lead: 'Wat een rand oplevert, hoe je hem aanlegt en hoe je hem houdt.' },
    en: { title: 'Flower-rich field margins', lead: 'What a margin yields, how to sow one and how to keep it.' },
    metadata: item('dossier', (language) => ({
      subject_abstract: either(language, 'Akkerranden', 'Field margins'),
      target_audience_abstract: either(language, 'akkerbouwers en loonwerkers', 'arable farmers and contractors'),
      region_abstract: either(language, 'heel Nederland', 'all of the Netherlands'),
    })),
    areas: [
      { id: 'why', nl: 'Waarom', en: 'Why', template: 'contenttemplate_dossier', elements: ['text'] },
      { id: 'how', nl: 'Hoe', en: 'How', template: 'contenttemplate_dossier', elements: ['accordion'] },
      { id: 'sources', nl: 'Bronnen', en: 'Sources', elements: ['records'] },
    ],
  },
  event: {
    nl: { title: 'Wereldbodemdag in het veld', lead: 'Een middag spitten, ruiken en vergelijken.' },
    en: { title: 'World Soil Day in the field', lead: 'An afternoon of digging, smelling and comparing.' },
    metadata: item('event', (language) => ({
      event_date: { startdate: '05-12-2027', enddate: '', starttime: '13:00', endtime: '17:00' },
      location_abstract: 'Dronten',
      organizer_abstract: 'Kenniscentrum Bodem',
      signup_link: 'https://www.example.org/bodemdag',
      region_abstract: either(language, 'Flevoland', 'Flevoland'),
    })),
    areas: [main('text')],
  },
  project: {
    nl: { title: 'Koolstof in de akker', lead: 'Vijf bedrijven meten vier jaar lang wat de bodem vasthoudt.' },
    en: { title: 'Carbon in the field', lead: 'Five farms measure for four years what the soil keeps.' },
    metadata: item('project', (language) => ({
      duration_abstract: { startdate: '01-01-2025', enddate: '31-12-2028' },
      status_abstract: { id: 'lopend' },
      partners: [{ title: 'Kenniscentrum Bodem', url: 'https://www.example.org/bodem' }],
      region_abstract: either(language, 'Flevoland en Zeeland', 'Flevoland and Zeeland'),
    })),
    areas: [main('text')],
  },
  person: {
    nl: { title: 'Milou Hendrikse', lead: 'Milou helpt akkerbouwers met randen die blijven bloeien.' },
    en: { title: 'Milou Hendrikse', lead: 'Milou helps arable farmers with margins that keep flowering.' },
    metadata: item('person', (language) => ({
      role: either(language, 'Adviseur biodiversiteit', 'Biodiversity adviser'),
      organization: 'Collectief Noordrand',
      email: 'milou@example.org',
      phone: '+31 20 555 01 23',
      expertise: [either(language, 'akkerranden', 'field margins'), either(language, 'insecten', 'insects')],
    })),
    areas: [main('text')],
  },
  source: {
    nl: { title: 'Handreiking profielkuil', lead: 'Lezen wat de bodem vertelt, stap voor stap.' },
    en: { title: 'Guide to the soil pit', lead: 'Reading what the soil tells, step by step.' },
    metadata: item('source', () => ({
      publisher: 'Kenniscentrum Bodem',
      year: '2025',
      links: [{ title: 'Handreiking', url: 'https://edepot.example.org/1060879', access: 'open', filetype: 'pdf' }],
    })),
    areas: [main('text')],
  },
};

/** A text that goes with every page: it says of itself what a text is for. */
const prose: Readonly<Record<ExampleLanguage, string>> = {
  nl: '<p>Hier staat de tekst van de pagina. Korte alinea’s lezen het prettigst, en een lijst leest sneller dan een lange zin.</p><h2>Een tussenkop zegt wat eronder staat</h2><p>Zo vinden lezers wat ze zoeken:</p><ul><li>het antwoord eerst;</li><li>de uitleg daarna;</li><li>de bron tot slot.</li></ul>',
  en: '<p>Here stands the text of the page. Short paragraphs read best, and a list reads faster than a long sentence.</p><h2>A heading says what is below it</h2><p>So readers find what they look for:</p><ul><li>the answer first;</li><li>the explanation next;</li><li>the source last.</li></ul>',
};

function exampleElement(type: ElementType, language: ExampleLanguage): object {
  return type === 'text' ? { type, html: prose[language] } : elementExample(type, language).element;
}

/** Which examples are media items: their metadata says so. */
const isItem = (metadata: object) => 'contenttype' in metadata;

/** The example of a template as the CMS would answer it for a site. */
export function pageExample(template: PageTemplateId, language: ExampleLanguage, cname: string): object {
  const { [language]: words, metadata, areas } = pageExamples[template];
  const own = metadata(language);
  const { lead, title } = words;
  const address = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    type: isItem(own) ? 'mediaitem' : 'page',
    title,
    url: template === 'home' ? `/${language}/${cname}` : `/${language}/${cname}/${address}`,
    language: language === 'nl' ? 'nl_NL' : 'en_US',
    metadata: withLead(own, lead),
    contents: areas.map((area) => ({
      area: area.id,
      title: area[language] ?? '',
      contentarea_template: area.template ?? '',
      background: area.background ?? false,
      elements: area.elements.map((type) => exampleElement(type, language)),
    })),
  };
}

/** The lead stands where the CMS has it: inside the metadata of a page, directly in that of a media item. */
function withLead(metadata: object, lead: string): object {
  return 'gkn_pagemetadata' in metadata && typeof metadata.gkn_pagemetadata === 'object'
    ? { gkn_pagemetadata: { ...metadata.gkn_pagemetadata, lead } }
    : { ...metadata, lead };
}
