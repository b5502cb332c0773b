import type { Language } from './languages.ts';
import { sourceLanguage } from './languages.ts';
import type answer from './nl/answer.json';
import type consent from './nl/consent.json';
import type errors from './nl/errors.json';
import type general from './nl/interface.json';
import type logout from './nl/logout.json';
import type navigation from './nl/navigation.json';
import type personal from './nl/personal.json';
import type portlet from './nl/portlet.json';
import type preview from './nl/preview.json';
import type record from './nl/record.json';
import type rejected from './nl/rejected.json';
import type search from './nl/search.json';
import type suggestions from './nl/suggestions.json';
import type templates from './nl/templates.json';
import type { TranslateTexts } from './translate.ts';

/** Texts by namespace: what one part of the portal says, which comes with the code of that part. The source's keys are the types. */
interface Namespaces {
  readonly answer: typeof answer;
  readonly consent: typeof consent;
  readonly errors: typeof errors;
  readonly interface: typeof general;
  readonly logout: typeof logout;
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

/** Gives texts of a namespace. */
export type Translate<N extends Namespace> = TranslateTexts<Namespaces[N]>;

/** What the browser may be sent; what only the server says (`server.json`) is not among it. */
const files = import.meta.glob<Readonly<Record<string, string>>>(['./*/*.json', '!./*/server.json'], {
  import: 'default',
});

/** The texts of one namespace in one language; where that has none, the source language's. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Readonly<Record<string, string>>> {
  const load = files[fileOf(language, namespace)] ?? files[fileOf(sourceLanguage, namespace)];
  if (!load) throw new Error(`There are no texts "${namespace}" in languages.`);
  return load();
}

/** The source file of a namespace, as the build's manifest names it. */
export function textFile(language: Language, namespace: Namespace): string {
  const own = files[fileOf(language, namespace)] ? language : sourceLanguage;
  return `languages/${own}/${namespace}.json`;
}

function fileOf(language: Language, namespace: Namespace): string {
  return `./${language}/${namespace}.json`;
}
