import type { i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import type { Namespace } from '#languages/texts.ts';
import { addTexts } from './createI18n.ts';

/** What is waited for, or was: one promise for each text of each i18next. */
const promises = new WeakMap<i18n, Map<string, Promise<void>>>();

/** Those whose texts did not come. */
const failed = new WeakSet<Promise<void>>();

/**
 * Nothing when the texts were there from the start, or came another way after this one had failed. Who has waited once
 * is given the same promise ever after: React renders a part again from where it waited, and fails where that place does
 * not ask for the promise any more.
 */
export function arrivingTexts(instance: i18n, language: Language, namespace: Namespace): Promise<void> | undefined {
  const name = `${language} ${namespace}`;
  const own = promises.get(instance) ?? new Map<string, Promise<void>>();
  const known = own.get(name);
  if (instance.hasResourceBundle(language, namespace)) return known && !failed.has(known) ? known : undefined;
  if (known) return known;
  const coming = addTexts(instance, language, [namespace]);
  coming.catch(() => failed.add(coming));
  promises.set(instance, own.set(name, coming));
  return coming;
}
