import type { PaletteColor } from '#design-system/tokens/palette.ts';
import type { ColorToken, semanticTokens } from '#design-system/tokens/semanticTokens.ts';

interface Bilingual {
  readonly nl: string;
  readonly en: string;
}

/** What each colour is for. A new token without a meaning does not compile. */
export const colorMeanings: Readonly<Record<ColorToken, Bilingual>> = {
  page: { nl: 'De pagina zelf', en: 'The page itself' },
  surface: { nl: 'Wat erop ligt: een paneel, een venster', en: 'What lies on it: a panel, a dialog' },
  band: { nl: 'Een getinte strook of vlak', en: 'A tinted strip or area' },
  text: { nl: 'Lopende tekst', en: 'Running text' },
  'text-muted': { nl: 'Bijzaken: datum, bijschrift, uitleg', en: 'Side matters: date, caption, hint' },
  heading: { nl: 'Koppen en iconen', en: 'Headings and icons' },
  border: { nl: 'Een lijn die alleen scheidt', en: 'A line that only divides' },
  'border-strong': { nl: 'De rand van een veld of knop', en: 'The edge of a field or button' },
  link: { nl: 'Een link in rust', en: 'A link at rest' },
  'link-hover': { nl: 'Een link onder de muis', en: 'A link under the pointer' },
  action: { nl: 'De belangrijkste knop', en: 'The main button' },
  'action-hover': { nl: 'Die knop onder de muis', en: 'That button under the pointer' },
  'on-action': { nl: 'Tekst op die knop', en: 'Text on that button' },
  focus: { nl: 'De ring om wat de focus heeft', en: 'The ring around what has the focus' },
  brand: { nl: 'De huiskleur, als vlak', en: 'The site’s own colour, as a ground' },
  'on-brand': { nl: 'Tekst op de huiskleur', en: 'Text on the site’s own colour' },
  'on-brand-muted': { nl: 'Bijzaken op de huiskleur', en: 'Side matters on the site’s own colour' },
  highlight: { nl: 'De accentkleur', en: 'The accent' },
  'on-highlight': { nl: 'Tekst op het accent', en: 'Text on the accent' },
  'highlight-light': { nl: 'Gemarkeerde woorden, berekend', en: 'Marked words, computed' },
  video: { nl: 'Het vlak achter een video', en: 'The ground behind a video' },
  footer: { nl: 'De voet van de pagina', en: 'The foot of the page' },
  'on-footer': { nl: 'Tekst in de voet', en: 'Text in the foot' },
  field: { nl: 'Een invulveld van binnen', en: 'The inside of a form field' },
  positive: { nl: 'Het is gelukt', en: 'It worked' },
  'on-positive': { nl: 'Tekst daarop', en: 'Text on it' },
  warning: { nl: 'Let op', en: 'Mind this' },
  'on-warning': { nl: 'Tekst daarop', en: 'Text on it' },
  negative: { nl: 'Het ging mis', en: 'It went wrong' },
  'on-negative': { nl: 'Tekst daarop', en: 'Text on it' },
  'badge-news': { nl: 'Nieuws', en: 'News' },
  'on-badge-news': { nl: 'Tekst op nieuws, berekend', en: 'Text on news, computed' },
  'badge-event': { nl: 'Activiteit', en: 'Event' },
  'on-badge-event': { nl: 'Tekst op activiteit, berekend', en: 'Text on event, computed' },
  'badge-dossier': { nl: 'Dossier', en: 'Dossier' },
  'on-badge-dossier': { nl: 'Tekst op dossier, berekend', en: 'Text on dossier, computed' },
  'badge-project': { nl: 'Project', en: 'Project' },
  'on-badge-project': { nl: 'Tekst op project, berekend', en: 'Text on project, computed' },
  'badge-gkz': { nl: 'Publicatie en bron', en: 'Publication and source' },
  'on-badge-gkz': { nl: 'Tekst op publicatie, berekend', en: 'Text on publication, computed' },
  'badge-other': { nl: 'Al het andere', en: 'Everything else' },
  'on-badge-other': { nl: 'Tekst op al het andere, berekend', en: 'Text on everything else, computed' },
};

type ShapeCategory = Exclude<keyof typeof semanticTokens, 'color'>;

/** What each token that is no colour is for, by category and role. */
export const shapeMeanings: {
  readonly [C in ShapeCategory]: Readonly<Record<(typeof semanticTokens)[C][number], Bilingual>>;
} = {
  font: {
    body: { nl: 'Knoppen, menu’s, korte tekst', en: 'Buttons, menus, short text' },
    heading: { nl: 'Koppen en titels', en: 'Headings and titles' },
    reading: { nl: 'Lange teksten', en: 'Long texts' },
  },
  size: {
    'text-small': { nl: 'Bijschrift, datum, label', en: 'Caption, date, label' },
    text: { nl: 'Lopende tekst', en: 'Running text' },
    lead: { nl: 'De inleiding', en: 'The lead' },
    'title-small': { nl: 'Kop van een kaart', en: 'A card’s heading' },
    'title-medium': { nl: 'Kop in de tekst', en: 'A heading in the text' },
    'title-large': { nl: 'Kop van een sectie', en: 'A section’s heading' },
    'title-page': { nl: 'Titel van de pagina', en: 'The page’s title' },
  },
  weight: {
    heading: { nl: 'Koppen', en: 'Headings' },
    strong: { nl: 'Nadruk en labels', en: 'Emphasis and labels' },
  },
  leading: {
    text: { nl: 'Regelafstand van tekst', en: 'Line height of text' },
    heading: { nl: 'Regelafstand van koppen', en: 'Line height of headings' },
  },
  tracking: { heading: { nl: 'Spatiëring van koppen', en: 'Letter spacing of headings' } },
  radius: {
    control: { nl: 'Knoppen en velden', en: 'Buttons and fields' },
    card: { nl: 'Kaarten en vlakken', en: 'Cards and areas' },
    badge: { nl: 'Badges', en: 'Badges' },
  },
};

/** The colours that are the same in every site, in the words of Title's `color`. */
export const paletteMeanings: Readonly<Record<PaletteColor, Bilingual>> = {
  black: { nl: 'De sterkste inkt', en: 'The strongest ink' },
  white: { nl: 'Inkt op een donker vlak', en: 'Ink on a dark ground' },
  sand: { nl: 'Zand', en: 'Sand' },
  blue: { nl: 'Blauw', en: 'Blue' },
  green: { nl: 'Groen', en: 'Green' },
  yellow: { nl: 'Geel', en: 'Yellow' },
  olive: { nl: 'Olijf', en: 'Olive' },
  positive: { nl: 'Goed', en: 'Good' },
  warning: { nl: 'Let op', en: 'Mind this' },
  negative: { nl: 'Fout', en: 'Wrong' },
};
