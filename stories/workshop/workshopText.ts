import type { ColorPair } from '#design-system/tokens/pairs.ts';
import type { previewPages } from './previewPages.ts';

/** The words of the workshop. */
interface WorkshopText {
  readonly title: string;
  readonly lead: string;
  readonly mode: string;
  readonly modes: { readonly light: string; readonly dark: string };
  readonly colors: string;
  readonly hex: string;
  readonly hexWrong: string;
  readonly lightness: string;
  readonly chroma: string;
  readonly hue: string;
  readonly shapes: string;
  readonly fonts: Readonly<Record<string, string>>;
  readonly radii: Readonly<Record<string, string>>;
  readonly proof: string;
  readonly holds: string;
  readonly falls: (count: number) => string;
  readonly failing: string;
  readonly take: (name: string, color: string) => string;
  readonly none: string;
  readonly hand: string;
  readonly download: string;
  readonly reset: string;
  readonly preview: string;
  readonly page: string;
  readonly pages: Readonly<Record<keyof typeof previewPages, string>>;
  readonly ratio: (value: number) => string;
  /** Of colours that are put together. */
  readonly pair: (pair: ColorPair) => string;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

const nl: WorkshopText = {
  title: 'Werkplaats',
  lead: 'Verander een token en zie meteen wat het doet. Niets wordt bewaard tot je tokens.json meeneemt.',
  mode: 'Weergave',
  modes: { light: 'Licht', dark: 'Donker' },
  colors: 'Kleuren',
  hex: 'Kleurcode',
  hexWrong: 'Een kleurcode heeft een # en zes tekens, zoals #0b5a3c.',
  lightness: 'Helderheid',
  chroma: 'Kleurkracht',
  hue: 'Tint',
  shapes: 'Letters en hoeken',
  fonts: { body: 'Letter van tekst', heading: 'Letter van koppen', reading: 'Letter van leestekst' },
  radii: { control: 'Hoek van knoppen', card: 'Hoek van kaarten', badge: 'Hoek van labels' },
  proof: 'Bewijs',
  holds: 'Elk paar is leesbaar, licht en donker.',
  falls: (count) => (count === 1 ? '1 paar is niet leesbaar genoeg' : `${count} paren zijn niet leesbaar genoeg`),
  failing: 'schiet tekort',
  take: (name, color) => `Maak ${name} ${color}`,
  none: 'Geen helderheid van deze kleur is genoeg: verander de ondergrond.',
  hand: 'Meenemen',
  download: 'Bewaar tokens.json',
  reset: 'Begin opnieuw',
  preview: 'Voorbeeld',
  page: 'Pagina ernaast',
  pages: {
    home: 'Homepagina',
    dossier: 'Dossier',
    content: 'Gewone pagina',
    news: 'Nieuwsbericht',
    overview: 'Overzicht',
  },
  ratio: (value) => value.toLocaleString('nl', { maximumFractionDigits: 2 }),
  pair: ({ foreground, background, backgroundOpacity = 1 }) =>
    `${foreground} op ${background}${backgroundOpacity < 1 ? ` van ${percent(backgroundOpacity)}` : ''}`,
};

const en: WorkshopText = {
  title: 'Workshop',
  lead: 'Change a token and see at once what it does. Nothing is kept until you take tokens.json with you.',
  mode: 'Appearance',
  modes: { light: 'Light', dark: 'Dark' },
  colors: 'Colours',
  hex: 'Colour code',
  hexWrong: 'A colour code has a # and six digits, such as #0b5a3c.',
  lightness: 'Lightness',
  chroma: 'Chroma',
  hue: 'Hue',
  shapes: 'Type and corners',
  fonts: { body: 'Font of text', heading: 'Font of headings', reading: 'Font of long reading' },
  radii: { control: 'Corner of buttons', card: 'Corner of cards', badge: 'Corner of badges' },
  proof: 'Proof',
  holds: 'Every pair can be read, in light and dark.',
  falls: (count) => (count === 1 ? '1 pair falls short' : `${count} pairs fall short`),
  failing: 'falls short',
  take: (name, color) => `Make ${name} ${color}`,
  none: 'No lightness of this colour is enough: change the ground.',
  hand: 'Take along',
  download: 'Save tokens.json',
  reset: 'Start again',
  preview: 'Preview',
  page: 'Page beside',
  pages: {
    home: 'Home page',
    dossier: 'Dossier',
    content: 'Ordinary page',
    news: 'News item',
    overview: 'Overview',
  },
  ratio: (value) => value.toLocaleString('en', { maximumFractionDigits: 2 }),
  pair: ({ foreground, background, backgroundOpacity = 1 }) =>
    `${foreground} on ${background}${backgroundOpacity < 1 ? ` at ${percent(backgroundOpacity)}` : ''}`,
};

export const workshopText = { nl, en } as const;
export type { WorkshopText };
