import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { JsonFaultCause } from './readJson.ts';

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
  readonly causes: Readonly<Record<JsonFaultCause, string>>;
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
  causes: {
    empty: 'Er staat niets. Zet er een object neer, van { tot }.',
    unfinished: 'De tekst houdt te vroeg op. Vaak ontbreekt aan het eind een }, een ] of een aanhalingsteken.',
    'comma-missing': 'Hiervoor ontbreekt een komma.',
    'comma-too-many': 'Na het laatste onderdeel hoort geen komma. Haal de komma voor deze haak weg.',
    'quote-inside':
      'De tekst eindigde eerder dan bedoeld. Een aanhalingsteken binnen een tekst schrijf je als \\", of anders ontbreekt hier een komma.',
    'quote-curly': 'JSON kent alleen rechte dubbele aanhalingstekens: ".',
    'string-open':
      'De tekst die hier begint, heeft geen einde, of er staat een nieuwe regel in. Schrijf een nieuwe regel als \\n.',
    'key-bare': 'Namen van velden en teksten staan tussen dubbele aanhalingstekens: "title".',
    'after-end': 'Hier was de invoer al klaar. Haal weg wat erna komt, of kijk of er een haak te veel staat.',
    other: 'Dit teken hoort hier niet. Kijk ook naar wat er vlak voor staat.',
  },
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
  causes: {
    empty: 'There is nothing. Put an object here, from { to }.',
    unfinished: 'The text ends too early. Often a }, a ] or a quotation mark is missing at the end.',
    'comma-missing': 'A comma is missing before this.',
    'comma-too-many': 'No comma belongs after the last part. Take away the comma before this bracket.',
    'quote-inside':
      'The text ended sooner than meant. Write a quotation mark inside a text as \\", or else a comma is missing here.',
    'quote-curly': 'JSON knows straight double quotation marks only: ".',
    'string-open': 'The text that starts here has no end, or there is a new line in it. Write a new line as \\n.',
    'key-bare': 'Names of fields and texts stand between double quotation marks: "title".',
    'after-end': 'The input was finished here. Take away what follows, or see whether there is a bracket too many.',
    other: 'This character does not belong here. Look at what stands just before it as well.',
  },
};

export const editorText = { nl, en } as const satisfies Record<ExampleLanguage, EditorText>;
