import englishPreview from '#languages/en/preview.json' with { type: 'json' };
import dutchPreview from '#languages/nl/preview.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';

/** The words around what editors try out. */
interface EditorText {
  readonly input: string;
  readonly hint: string;
  readonly example: string;
  readonly area: string;
  readonly reset: string;
  readonly findings: string;
  readonly result: string;
  readonly page: string;
  readonly broken: (line: number, column: number) => string;
  readonly kept: string;
  readonly toFault: string;
  readonly toInput: string;
}

const nl: EditorText = {
  input: 'Wat het CMS stuurt (JSON)',
  hint: 'Verander iets, of plak wat het CMS stuurt: hiernaast zie je meteen wat bezoekers krijgen. Alleen dit tabblad onthoudt het.',
  example: 'Voorbeeld',
  area: 'Gebied eromheen',
  reset: 'Begin opnieuw',
  findings: 'Wat je invoer oplevert',
  result: 'Zo ziet het eruit',
  page: 'Pagina',
  broken: (line, column) => `Dit is geen geldige JSON: kijk op regel ${line}, teken ${column}`,
  kept: 'Hiernaast staat nog wat er het laatst goed was.',
  toFault: 'Ga naar die plek',
  toInput: 'Toon in de invoer',
};

const en: EditorText = {
  input: 'What the CMS sends (JSON)',
  hint: 'Change something, or paste what the CMS sends: beside it you see at once what visitors get. This tab alone remembers it.',
  example: 'Example',
  area: 'Area around it',
  reset: 'Start again',
  findings: 'What comes of your input',
  result: 'What it looks like',
  page: 'Page',
  broken: (line, column) => `This is not valid JSON: look at line ${line}, character ${column}`,
  kept: 'What was right last still stands beside it.',
  toFault: 'Go to that place',
  toInput: 'Show in the input',
};

export const editorText = { nl, en } as const satisfies Record<ExampleLanguage, EditorText>;

/** What the preview says of the same: one fault, one sentence. */
export const previewText = {
  nl: plainTexts(dutchPreview, 'nl'),
  en: plainTexts(englishPreview, 'en'),
} as const satisfies Record<ExampleLanguage, unknown>;
