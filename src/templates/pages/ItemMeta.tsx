import { machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { PublishDate } from '#design-system/components/PublishDate/PublishDate.tsx';
import { readCalendarDate } from '../contract/readCalendarDate.ts';
import type { ItemTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import { FactLink } from './FactLink.tsx';

/** Who wrote it, when it came out, when it was last changed. */
export function ItemMeta({ plan }: { plan: Plan<ItemTemplateId> }) {
  const { t, language, personal } = useRenderer();
  const { published, modified, author } = plan.details;
  const publication = readCalendarDate(published);
  const change = readCalendarDate(modified);
  const isAnotherDay = change && (!publication || machineDate(change, 'day') !== machineDate(publication, 'day'));
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {publication && <PublishDate date={publication} language={language} prefix={t('page.published')} />}
      {isAnotherDay && <PublishDate date={change} language={language} prefix={t('page.modified')} />}
      {author && (
        <span>
          {t('page.author')} <FactLink link={author} />
        </span>
      )}
      {personal && <div className="basis-full pt-3 empty:hidden">{personal.bookmark(plan)}</div>}
    </div>
  );
}
