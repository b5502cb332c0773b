import { Band } from '#design-system/components/Band/Band.tsx';
import { listRole } from '#design-system/components/Grid/listRole.ts';
import { SummaryBlock } from '#design-system/components/SummaryBlock/SummaryBlock.tsx';
import { capitalised } from '#languages/capitalised.ts';
import type { Plan } from '../../plan/plan.types.ts';
import { type Translate, useRenderer } from '../../renderer/RendererProvider.tsx';
import { FactLink } from '../FactLink.tsx';

/** Status, organisation, partners and code; how long it lasts stands in the summary, as for every item. */
export function ProjectFacts({ plan: { details } }: { plan: Plan<'project'> }) {
  const { t } = useRenderer();
  const { status, code, partners } = details.project;
  const items = [
    { term: t('project.status'), description: status && statusWord(status, t) },
    { term: t('item.organization'), description: details.organization && <FactLink link={details.organization} /> },
    {
      term: t('project.partners'),
      description: partners.length > 0 && (
        <ul {...listRole}>
          {partners.map((partner) => (
            <li key={partner.label}>
              <FactLink link={partner} />
            </li>
          ))}
        </ul>
      ),
    },
    { term: t('project.code'), description: code },
  ].flatMap(({ term, description }) => (description ? [{ term, description }] : []));
  if (items.length === 0) return null;
  return (
    <Band rhythm="tight">
      <SummaryBlock items={items} />
    </Band>
  );
}

/** The CMS's statuses in words; another reads as it was written. */
function statusWord(status: string, t: Translate): string {
  const known = (['lopend', 'afgerond'] as const).find((word) => word === status.toLowerCase());
  return known ? t(`project.${known}`) : capitalised(status);
}
