import type { PairSize } from '#design-system/tokens/pairs.ts';

/** The words of the token pages. */
export interface PageText {
  readonly modes: { readonly light: string; readonly dark: string };
  readonly usedBy: (count: number) => string;
  readonly usedByNobody: string;
  readonly colors: {
    readonly title: string;
    readonly lead: string;
    readonly groups: {
      readonly ground: string;
      readonly act: string;
      readonly own: string;
      readonly message: string;
      readonly kind: string;
      readonly palette: string;
    };
  };
  readonly shapes: {
    readonly title: string;
    readonly lead: string;
    readonly fonts: string;
    readonly sizes: string;
    readonly details: string;
    readonly corners: string;
    readonly used: string;
    readonly sample: string;
    readonly paragraph: string;
    readonly fluid: (small: string, wide: string) => string;
    readonly fixed: (size: string) => string;
  };
  readonly contrast: {
    readonly title: string;
    readonly lead: string;
    readonly sites: string;
    readonly columns: {
      readonly site: string;
      readonly mode: string;
      readonly pairs: string;
      readonly failing: string;
      readonly tightest: string;
    };
    /** `#1f2b25 on #fdfbf6`. */
    readonly on: string;
    readonly pairs: (site: string, mode: string) => string;
    readonly component: string;
    readonly all: string;
    readonly count: (shown: number, failing: number) => string;
    readonly sizes: Readonly<Record<PairSize, string>>;
    readonly need: (ratio: string) => string;
    readonly needsNothing: string;
    readonly passes: string;
    readonly fails: string;
    readonly matrix: string;
    readonly matrixLead: string;
    readonly matrixRegion: string;
    readonly ink: string;
    readonly ground: string;
    readonly declared: string;
  };
}

const nl: PageText = {
  modes: { light: 'licht', dark: 'donker' },
  usedBy: (count) => (count === 1 ? '1 component' : `${count} componenten`),
  usedByNobody: 'nergens gebruikt',
  colors: {
    title: 'Kleuren',
    lead: 'Elke kleur heeft een naam naar haar taak. Een component kent alleen de naam; de site en de stand, licht of donker, bepalen de waarde.',
    groups: {
      ground: 'De pagina en wat erop staat',
      act: 'Volgen en drukken',
      own: 'Van de site zelf',
      message: 'Invullen en melden',
      kind: 'Soort item',
      palette: 'Overal hetzelfde',
    },
  },
  shapes: {
    title: 'Letters en vormen',
    lead: 'Dezelfde maten en rollen, in elke site een eigen stem: letters, regels en hoeken naast elkaar.',
    fonts: 'Letters',
    sizes: 'Maten',
    details: 'Gewicht, regel en spatie',
    corners: 'Hoeken',
    used: 'Waar ze gebruikt worden',
    sample: 'Water vasthouden op zandgrond',
    paragraph:
      'Wie in mei langs de sloot loopt, ziet het verschil met het blote oog: waar het peil in februari 20 cm hoger stond, is het gras in juni nog groen.',
    fluid: (small, wide) => `${small} tot ${wide} px`,
    fixed: (size) => `${size} px`,
  },
  contrast: {
    title: 'Contrast',
    lead: 'Componenten zeggen zelf welke kleuren zij op elkaar leggen. Elk paar is gemeten in elke site en stand, volgens WCAG 2.2 AA; een doorschijnend vlak op de lastigste ondergrond.',
    sites: 'Alle sites',
    columns: { site: 'Site', mode: 'Stand', pairs: 'Paren', failing: 'Te laag', tightest: 'Krapste paar' },
    on: 'op',
    pairs: (site, mode) => `De paren van ${site}, ${mode}`,
    component: 'Component',
    all: 'Alle componenten',
    count: (shown, failing) =>
      `${shown} ${shown === 1 ? 'paar' : 'paren'}, krapste eerst; ${failing === 0 ? 'alles voldoet' : `${failing} te laag`}.`,
    sizes: { text: 'tekst', large: 'grote tekst', ui: 'rand of icoon', ornament: 'versiering' },
    need: (ratio) => `nodig ${ratio}`,
    needsNothing: 'geen eis',
    passes: 'voldoet',
    fails: 'voldoet niet',
    matrix: 'Elke inkt op elk vlak',
    matrixLead:
      'Een overzicht om uit te kiezen. Een groen vakje haalt 4,5 en is goed voor tekst; een zandkleurig haalt 3, genoeg voor grote tekst en randen. Onderstreept is in gebruik.',
    matrixRegion: 'Contrast van elke inkt op elk vlak',
    ink: 'Inkt',
    ground: 'Vlak',
    declared: 'in gebruik',
  },
};

const en: PageText = {
  modes: { light: 'light', dark: 'dark' },
  usedBy: (count) => (count === 1 ? '1 component' : `${count} components`),
  usedByNobody: 'used nowhere',
  colors: {
    title: 'Colours',
    lead: 'Every colour is named after its task. A component knows the name alone; the site and its mode, light or dark, decide the value.',
    groups: {
      ground: 'The page and what stands on it',
      act: 'Follow and press',
      own: 'The site’s own',
      message: 'Fill in and be told',
      kind: 'Kind of item',
      palette: 'The same everywhere',
    },
  },
  shapes: {
    title: 'Type and shapes',
    lead: 'The same sizes and roles, with a voice of its own in every site: letters, lines and corners beside each other.',
    fonts: 'Type',
    sizes: 'Sizes',
    details: 'Weight, line and spacing',
    corners: 'Corners',
    used: 'Where they are used',
    sample: 'Enrichment that pigs really use',
    paragraph:
      'Count to sixty and watch: eight in ten curled tails is a good sign, and a quiet group that comes to look is a better one. Measure 0.65 m² for each pig.',
    fluid: (small, wide) => `${small} to ${wide} px`,
    fixed: (size) => `${size} px`,
  },
  contrast: {
    title: 'Contrast',
    lead: 'Components say themselves which colours they lay on each other. Every pair is measured in every site and mode by WCAG 2.2 AA; a translucent ground on the worst one under it.',
    sites: 'All sites',
    columns: { site: 'Site', mode: 'Mode', pairs: 'Pairs', failing: 'Too low', tightest: 'Tightest pair' },
    on: 'on',
    pairs: (site, mode) => `The pairs of ${site}, ${mode}`,
    component: 'Component',
    all: 'All components',
    count: (shown, failing) =>
      `${shown} ${shown === 1 ? 'pair' : 'pairs'}, tightest first; ${failing === 0 ? 'all pass' : `${failing} too low`}.`,
    sizes: { text: 'text', large: 'large text', ui: 'edge or icon', ornament: 'ornament' },
    need: (ratio) => `needs ${ratio}`,
    needsNothing: 'no need',
    passes: 'passes',
    fails: 'fails',
    matrix: 'Every ink on every ground',
    matrixLead:
      'An overview to choose from. A green cell reaches 4.5 and is good for text; a sand one reaches 3, enough for large text and edges. Underlined is in use.',
    matrixRegion: 'Contrast of every ink on every ground',
    ink: 'Ink',
    ground: 'Ground',
    declared: 'in use',
  },
};

export const pageText = { nl, en } as const;
