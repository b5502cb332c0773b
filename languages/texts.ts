import type { LanguageTexts, Texts } from './language.ts';
import type { Language } from './languages.ts';
import { sourceLanguage } from './languages.ts';
import type { KeyOf, TranslateTexts } from './translate.ts';

/**
 * Texts by namespace: what one part of the portal says, which comes with the code of that part. The source's keys are
 * the types.
 */
interface Namespaces {
  readonly answer: typeof import('./nl/answer.json');
  readonly consent: typeof import('./nl/consent.json');
  readonly developers: typeof import('./nl/developers.json');
  readonly errors: typeof import('./nl/errors.json');
  readonly interface: typeof import('./nl/interface.json');
  readonly logout: typeof import('./nl/logout.json');
  readonly navigation: typeof import('./nl/navigation.json');
  readonly people: typeof import('./nl/people.json');
  readonly personal: typeof import('./nl/personal.json');
  readonly portlet: typeof import('./nl/portlet.json');
  readonly preview: typeof import('./nl/preview.json');
  readonly record: typeof import('./nl/record.json');
  readonly rejected: typeof import('./nl/rejected.json');
  readonly report: typeof import('./nl/report.json');
  readonly search: typeof import('./nl/search.json');
  readonly suggestions: typeof import('./nl/suggestions.json');
  readonly templates: typeof import('./nl/templates.json');
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
  return own?.ofEveryPage[file] ?? (await (own?.ofParts[file]?.() ?? own?.later().then((later) => later[file])));
}
