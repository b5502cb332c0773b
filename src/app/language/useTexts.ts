import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portalContext.tsx';

/** The texts of the interface in the language of the view that is shown. */
export function useTexts(): TFunction {
  const { language } = usePortal();
  return useTranslation('translation', { lng: language }).t;
}
