import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { type SearchContext, searchPath } from '../../search/addresses.ts';

/** Nothing at an address within a portlet: the way back stays within it too. */
export function UnknownRecord({ context }: { context: SearchContext }) {
  const t = useTexts('interface');
  const et = useTexts('errors');
  const pt = useTexts('portlet');
  return (
    <ErrorNotice
      status={404}
      title={t('page.404.title')}
      text={et('404.text')}
      action={{ label: pt('back'), href: searchPath(context) }}
    />
  );
}
