import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import { errorTexts } from '../../failures/errorTexts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { type SearchContext, searchPath } from '../../search/addresses.ts';
import { portletTexts } from '../portlet/portletTexts.ts';

/** Nothing at an address within a portlet: the way back stays within it too. */
export function UnknownRecord({ context }: { context: SearchContext }) {
  const t = useTexts();
  return (
    <ErrorNotice
      status={404}
      title={t('page.404.title')}
      text={errorTexts(context.language)('404.text')}
      action={{ label: portletTexts(context.language)('back'), href: searchPath(context) }}
    />
  );
}
