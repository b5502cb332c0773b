import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import { wholeLetters } from '#templates/contract/wholeLetters.ts';
import { useTexts } from '../../language/useTexts.ts';
import { layouts } from '../../layouts/layouts.ts';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { decodeTerm } from '../../search/addresses.ts';

/** More of an address than this does not help to recognise the portlet that was meant. */
const maximumLength = 60;

/** A domain that no portlet has (specification, section 8): a page of the site, which names what was asked for. */
export function UnknownPortlet({ domain }: { domain: string }) {
  const t = useTexts('portlet');
  const asked = decodeTerm(domain);
  const name = asked.length > maximumLength ? `${wholeLetters(asked.slice(0, maximumLength))}…` : asked;
  return (
    <PageLayout layout={layouts.tinted} alternates={[]}>
      <ErrorNotice
        status={404}
        title={t('unknown.title', { domain: name })}
        text={t('unknown.text')}
        action={{ label: t('unknown.button'), href: '/' }}
      />
    </PageLayout>
  );
}
