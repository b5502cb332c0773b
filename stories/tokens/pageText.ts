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
};

export const pageText = { nl, en } as const;
