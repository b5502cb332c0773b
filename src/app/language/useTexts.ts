import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace, Translate } from '#languages/texts.ts';
import { usePortal } from '../context/portalContext.tsx';
import { arrivingTexts } from './arrivingTexts.ts';
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
  const coming = arrivingTexts(instance, language, namespace);
  if (coming) use(coming);
  return textsOf(instance, language, namespace);
}
