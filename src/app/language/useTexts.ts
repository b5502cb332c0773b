import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import type { Language } from '#languages/languages.ts';
import type { Namespace, Translate } from '#languages/texts.ts';
import { usePortal } from '../context/portalContext.tsx';
import { addTexts } from './createI18n.ts';
import { textsOf } from './textsOf.ts';

/**
 * The app's i18next. Every text is there before a view is rendered, so nothing has to wait for texts or listen to
 * them: the context is all of react-i18next that a page needs.
 * @throws when no `I18nextProvider` stands above
 */
export function useI18n(): i18n {
  const instance = use(I18nContext)?.i18n;
  if (!instance) throw new Error('A part of the app was rendered outside its I18nextProvider.');
  return instance;
}

/**
 * The texts of a part of the portal, in the language of the view that is shown. They come before the part is rendered;
 * only one that is shown because something failed waits for them.
 */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const instance = useI18n();
  const { language } = usePortal();
  const coming = arriving(instance, language, namespace);
  if (coming) use(coming);
  return textsOf(instance, language, namespace);
}

/** What is waited for, or was: one promise for each text of each i18next. */
const promises = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * Nothing when the texts were there from the start. Who has waited once is given the same promise ever after: React
 * renders a part again from where it waited, and fails where that place does not ask for the promise any more.
 */
function arriving(instance: i18n, language: Language, namespace: Namespace): Promise<void> | undefined {
  const name = `${language} ${namespace}`;
  const own = promises.get(instance) ?? new Map<string, Promise<void>>();
  const known = own.get(name);
  if (known || instance.hasResourceBundle(language, namespace)) return known;
  const coming = addTexts(instance, language, [namespace]);
  promises.set(instance, own.set(name, coming));
  return coming;
}
