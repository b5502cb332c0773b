import type { LanguageTexts, Texts } from './language.ts';
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
import type { KeyOf, TranslateTexts } from './translate.ts';

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

export type TextKey<N extends Namespace> = KeyOf<Namespaces[N]>;

/** Gives texts of a namespace. */
export type Translate<N extends Namespace> = TranslateTexts<Namespaces[N]>;

const languageTexts = import.meta.glob<LanguageTexts>('./*/texts.ts', { import: 'default' });

/** The texts of one namespace in one language; where that has none, the source language's. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const texts = (await textsIn(language, namespace)) ?? (await textsIn(sourceLanguage, namespace));
  if (!texts) throw new Error(`There are no texts "${namespace}" in languages/${sourceLanguage}.`);
  return texts;
}

async function textsIn(language: Language, namespace: Namespace): Promise<Texts | undefined> {
  const file = `./${namespace}.json`;
  const own = await languageTexts[`./${language}/texts.ts`]?.();
  return own?.ofEveryPage[file] ?? own?.ofParts[file]?.();
}
