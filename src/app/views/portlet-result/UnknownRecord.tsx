import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import { errorTexts } from '../../failures/errorTexts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { searchPath } from '../../search/addresses.ts';
import { portletTexts } from '../portlet/portletTexts.ts';
import type { View } from '../resolveView.ts';

/** Nothing at an address within a portlet: the way back stays within it too. */
export function UnknownRecord({ view }: { view: Extract<View, { portlet?: string }> }) {
  const t = useTexts();
  return (
    <ErrorNotice
      status={404}
      title={t('page.404.title')}
      text={errorTexts(view.language)('404.text')}
      action={{ label: portletTexts(view.language)('back'), href: searchPath(view) }}
    />
  );
}
