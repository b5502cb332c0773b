/** What each kind of document is called by services that do not use the portal's own words, in small letters. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  artikel: [
    'article',
    'journal article',
    'journal-article',
    'article-journal',
    'journalarticle',
    'scholarly article',
    'scholarlyarticle',
    'research article',
    'review',
    'review article',
    'magazine article',
    'tijdschriftartikel',
    'vakbladartikel',
    'wetenschappelijk artikel',
    'editorial',
    'letter',
    'jour',
  ],
  rapport: ['report', 'technical report', 'research report', 'working paper', 'onderzoeksrapport', 'rprt'],
  brochure: ['pamphlet', 'leaflet'],
  boek: ['book', 'monograph', 'edited book', 'edited-book', 'e-book', 'ebook'],
  hoofdstuk: ['chapter', 'book chapter', 'book-chapter', 'book part', 'boekhoofdstuk', 'chap'],
  conferentiebijdrage: [
    'conference paper',
    'conference object',
    'conference item',
    'conference-paper',
    'proceedings paper',
    'proceedings article',
    'proceedings-article',
    'paper-conference',
    'congresbijdrage',
    'conf',
  ],
  proefschrift: ['phd thesis', 'doctoral thesis', 'dissertation', 'thesis', 'doctoralthesis', 'thes'],
  scriptie: ['student thesis', 'master thesis', "master's thesis", 'bachelor thesis', "bachelor's thesis"],
  lesmateriaal: ['teaching material', 'learning object', 'learning resource', 'lecture'],
  dataset: ['data set', 'data', 'onderzoeksgegevens'],
  software: ['computer program', 'source code'],
  video: ['film', 'movie', 'moving image', 'motion_picture'],
  podcast: ['sound', 'audio'],
  webpagina: ['web page', 'webpage', 'website', 'web site', 'posted-content'],
  kaart: ['map'],
  norm: ['standard', 'guideline', 'richtlijn'],
  octrooi: ['patent'],
  afbeelding: ['image', 'figure', 'photo', 'foto'],
  tijdschrift: ['journal', 'periodical', 'magazine'],
};

const kindByName = new Map(
  Object.entries(otherNames).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/** The kind of document in the query service's own word for it, whatever word a service has; one nobody knows as it is. */
export function documentKind(type = ''): string {
  const name = type.trim().toLowerCase();
  return kindByName.get(name) ?? kindByName.get(name.replaceAll('_', ' ')) ?? name;
}
