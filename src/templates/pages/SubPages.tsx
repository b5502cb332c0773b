import { useId } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { ComposedTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** The pages below this one, where the editor asked for them. */
export function SubPages({ plan }: { plan: Plan<ComposedTemplateId> }) {
  const { t } = useRenderer();
  const titleId = useId();
  if (!plan.details.listsSubPages || plan.subPages.length === 0) return null;
  return (
    <Band tone="band" labelledBy={titleId}>
      <nav aria-labelledby={titleId} className="grid gap-4">
        <Title level={2} size="medium" id={titleId}>
          {t('page.subPages')}
        </Title>
        <ul className="grid gap-2 medium:grid-cols-2 large:grid-cols-3">
          {plan.subPages.map(({ label, href }) => (
            <li key={href}>
              <Link kind="more-info" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}
