import type { i18n, TFunction } from 'i18next';
import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { usePortal } from '../context/portalContext.tsx';

/**
 * The app's i18next. Every text is there before a view is rendered, so nothing has to wait for texts or listen to
 * them: the context is all of react-i18next that a page needs.
 * @throws when no `I18nextProvider` stands above
 */
export function useI18n(): i18n {
  const instance = useContext(I18nContext)?.i18n;
  if (!instance) throw new Error('A part of the app was rendered outside its I18nextProvider.');
  return instance;
}

/** The texts of the interface in the language of the view that is shown. */
export function useTexts(): TFunction {
  const instance = useI18n();
  const { language } = usePortal();
  return useMemo(() => instance.getFixedT(language), [instance, language]);
}
