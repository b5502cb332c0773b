import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import { useTexts } from '../language/useTexts.ts';
import { searchPath } from '../routes/addresses.ts';
import { errorTexts } from '../routes/errorTexts.ts';
import type { View } from '../routes/resolveView.ts';
import { portletTexts } from './portletTexts.ts';

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
