import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { PortalSearchBar } from '../../layouts/PortalSearchBar.tsx';
import { searchPath } from '../../search/addresses.ts';
import type { ScreenProps } from '../viewDefinition.ts';
import type { AnswerView } from './address.ts';

/** The page for questions in natural language (specification, section 1). It says that it cannot answer yet, and leads on. */
export function AnswerScreen({ view: { question, language } }: ScreenProps<AnswerView, undefined>) {
  const t = useTexts('answer');
  const isAsked = question !== '';
  return (
    <Cover title={isAsked ? t('titleFor', { question }) : t('title')} lead={t('lead')} motif="gkz">
      <div className="w-full">
        <PortalSearchBar size="large" term={question} />
      </div>
      <Link kind="more-info" href={searchPath({ language }, question)}>
        {isAsked ? t('search', { question }) : t('all')}
      </Link>
    </Cover>
  );
}
