import { createInterface } from 'node:readline/promises';
import { Refusal } from './refusal.ts';

/** Languages that a site can start in: those that its first page is written in. */
const siteLanguages = ['nl', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** What a new site looks like from its first day; what is left out is as in the first site. */
export interface SiteChoices {
  /** Its name, as visitors read it. */
  readonly title?: string;
  /** Dutch when it is left out. */
  readonly language?: SiteLanguage;
  /** Two colours as `#rrggbb`: what it is known by, and what stands out beside it. */
  readonly colors?: readonly [string, string];
  /** Families for headings and for text. */
  readonly fonts?: readonly [string, string];
}

function pair(text: string, what: string): readonly [string, string] {
  const [one, other, ...more] = text.split(',').map((part) => part.trim());
  if (!one || !other || more.length > 0)
    throw new Refusal(`Name two ${what} with a comma between them, not "${text}".`);
  return [one, other];
}

function colorPair(text: string): readonly [string, string] {
  const found = pair(text.toLowerCase(), 'colours');
  const wrong = found.find((color) => !/^#[0-9a-f]{6}$/.test(color));
  if (wrong !== undefined) throw new Refusal(`A colour has a # and six digits, such as "#123f7a"; "${wrong}" has not.`);
  return found;
}

function siteLanguage(text: string): SiteLanguage {
  const found = siteLanguages.find((language) => language === text);
  if (!found)
    throw new Refusal(`A site starts in one of these languages: ${siteLanguages.join(', ')}; "${text}" is not one.`);
  return found;
}

/** The options in which they are given. */
export const siteOptions = {
  title: { type: 'string' },
  language: { type: 'string' },
  colors: { type: 'string' },
  fonts: { type: 'string' },
} as const;

/** Reads what was given in the options. @throws Refusal */
export function readSiteChoices(given: { readonly [Option in keyof typeof siteOptions]?: string }): SiteChoices {
  const { title = '', language = '', colors = '', fonts = '' } = given;
  return {
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(language.trim() !== '' && { language: siteLanguage(language.trim().toLowerCase()) }),
    ...(colors.trim() !== '' && { colors: colorPair(colors) }),
    ...(fonts.trim() !== '' && { fonts: pair(fonts, 'fonts') }),
  };
}

/** Asks in the terminal; an empty answer leaves it as in the first site. @throws Refusal */
export async function askForSite(): Promise<SiteChoices> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const title = await terminal.question('Its name: ');
    const language = await terminal.question(`Its language (${siteLanguages.join(', ')}): `);
    const colors = await terminal.question('Two colours, its own and one beside it (#123f7a, #f2b632): ');
    const fonts = await terminal.question('Two fonts, for headings and for text (Outfit, Figtree): ');
    return readSiteChoices({ title, language, colors, fonts });
  } finally {
    terminal.close();
  }
}
