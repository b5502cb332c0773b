import type { Language } from './languages.ts';
import { sourceLanguage } from './languages.ts';
import type answers from './nl/answers.json';
import type consent from './nl/consent.json';
import type errors from './nl/errors.json';
import type general from './nl/interface.json';
import type navigation from './nl/navigation.json';
import type personal from './nl/personal.json';
import type portlet from './nl/portlet.json';
import type preview from './nl/preview.json';
import type record from './nl/record.json';
import type rejected from './nl/rejected.json';
import type search from './nl/search.json';
import type suggestions from './nl/suggestions.json';
import type templates from './nl/templates.json';

/** Texts by namespace: what one part of the portal says, which comes with the code of that part. The source's keys are the types. */
interface Namespaces {
  readonly answers: typeof answers;
  readonly consent: typeof consent;
  readonly errors: typeof errors;
  readonly interface: typeof general;
  readonly navigation: typeof navigation;
  readonly personal: typeof personal;
  readonly portlet: typeof portlet;
  readonly preview: typeof preview;
  readonly record: typeof record;
  readonly rejected: typeof rejected;
  readonly search: typeof search;
  readonly suggestions: typeof suggestions;
  readonly templates: typeof templates;
}

export type Namespace = keyof Namespaces;

/** Plural forms are one text to those who ask for it: `hits_one` and `hits_other` are `hits`, with a `count`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

export type TextKey<N extends Namespace> = WithoutPlural<keyof Namespaces[N] & string>;

export type TextValues = Readonly<Record<string, string | number>>;

/** Gives texts of a namespace, with their `{{placeholders}}` filled in. */
export type Translate<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

/** What the browser may be sent; what only the server says (`server.json`) is not among it. */
const files = import.meta.glob<Readonly<Record<string, string>>>(['./*/*.json', '!./*/server.json'], {
  import: 'default',
});

/** The texts of one namespace in one language; where that has none, the source language's. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Readonly<Record<string, string>>> {
  const load = files[fileOf(language, namespace)] ?? files[fileOf(sourceLanguage, namespace)];
  if (!load) throw new Error(`There are no texts "${namespace}" in src/languages.`);
  return load();
}

/** The source file of a namespace, as the build's manifest names it. */
export function textFile(language: Language, namespace: Namespace): string {
  const own = files[fileOf(language, namespace)] ? language : sourceLanguage;
  return `src/languages/${own}/${namespace}.json`;
}

function fileOf(language: Language, namespace: Namespace): string {
  return `./${language}/${namespace}.json`;
}
