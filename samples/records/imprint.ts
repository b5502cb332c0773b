import type { RecordLink } from '#services/query/collection/record.ts';
import type { Random } from './random.ts';
import type { DocumentType } from './sentences.ts';

/** Where documents come from. All names are invented. */
const publishersNl = [
  'Kennisbureau De Kievit',
  'Stichting Zaad & Zode',
  'Uitgeverij Wilgenroos',
  'Praktijkcentrum De Hoge Zode',
  'Onderzoeksgroep Landgebruik Noorderes',
  'Adviesbureau Brinkhorst & Veen',
  'Werkplaats Groene Delta',
  'Collectief Boer en Berm',
  'Instituut Land en Leven',
  'Netwerk Erf en Akker',
  'Leerhuis De Groene Draad',
  'Stichting Slootkant',
  'Redactie Veldwerk',
  'Bureau Kringloop en Keten',
  'Studio Groenbeeld',
];
const publishersEn = [
  'Fieldgate Research Group',
  'Hedgerow Press',
  'Institute for Rural Evidence',
  'Larkfield Veterinary Studies',
  'Polderlight Publishing',
];

const journalsNl = ['Tijdschrift voor Land en Lucht', 'Vakblad Erf en Akker', 'Groen Bekeken', 'Bladzijde Buiten'];
const journalsEn = [
  'Journal of Practical Land Care',
  'Annals of Rural Evidence',
  'Animal Keeping Quarterly',
  'Letters on Soil and Crop',
];

/** How often each kind of document occurs, and since when there are any. */
const kinds: readonly { type: DocumentType; weight: number; since: number }[] = [
  { type: 'rapport', weight: 24, since: 1998 },
  { type: 'artikel', weight: 24, since: 1998 },
  { type: 'factsheet', weight: 9, since: 1998 },
  { type: 'brochure', weight: 8, since: 1998 },
  { type: 'video', weight: 8, since: 2007 },
  { type: 'lesmateriaal', weight: 7, since: 1998 },
  { type: 'project', weight: 6, since: 1998 },
  { type: 'evenement', weight: 5, since: 2009 },
  { type: 'proefschrift', weight: 4, since: 1998 },
  { type: 'podcast', weight: 3, since: 2014 },
  { type: 'dossier', weight: 2, since: 2004 },
];

export function pickDocumentType(year: number, random: Random): DocumentType {
  const possible = kinds.filter(({ since }) => since <= year);
  let left = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
  for (const { type, weight } of possible) {
    left -= weight;
    if (left < 0) return type;
  }
  return 'rapport';
}

const yearFirst = 1998;
const yearLast = 2026;

/** A year from 1998 to 2026: every year has a little more than the one before. */
export function pickYear(random: Random): number {
  return yearFirst + Math.floor((yearLast - yearFirst + 1) * Math.sqrt(random.next()));
}

/** Every topic has a few publishers of its own, besides now and then one of the others; Dutch ones also publish in English. */
export function pickPublisher(topic: number, language: 'nl' | 'en', random: Random): string {
  const all = language === 'en' && random.next() < 0.6 ? publishersEn : publishersNl;
  const own = [0, 7, 11].flatMap((step) => all[(topic * 3 + step) % all.length] ?? []);
  return random.pick(random.next() < 0.7 ? own : all);
}

/** Only articles appear in a journal. */
export function pickJournal(type: DocumentType, language: 'nl' | 'en', random: Random): string {
  return type === 'artikel' ? random.pick(language === 'nl' ? journalsNl : journalsEn) : '';
}

const filetypes: Partial<Record<DocumentType, readonly string[]>> = {
  video: ['mp4'],
  podcast: ['mp3'],
  lesmateriaal: ['pdf', 'pptx', 'docx'],
  dossier: ['html'],
  project: ['html'],
  evenement: ['html'],
};

/** One to three links: the first in the document's usual form, further ones as a web page, an appendix or slides. */
export function makeLinks(id: string, title: string, type: DocumentType, random: Random): RecordLink[] {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  const access = random.next() < 0.8 ? 'open' : 'beperkt';
  const filetype = random.pick(filetypes[type] ?? ['pdf']);
  const base = `https://library.example/${id}`;
  const further: RecordLink[] = [
    { url: `${base}/samenvatting.html`, access: 'open', filetype: 'html' },
    { url: `${base}/bijlage.pdf`, access, filetype: 'pdf' },
  ];
  return [{ url: `${base}/${slug}.${filetype}`, access, filetype }, ...further.slice(0, random.pick([0, 0, 0, 1, 2]))];
}
