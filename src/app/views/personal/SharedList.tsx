import { Badge } from '#design-system/components/Badge/Badge.tsx';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { listRole } from '#design-system/components/Grid/listRole.ts';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { badgeOf } from '#templates/renderer/badges.ts';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import type { ItemTitle } from '../../api/itemTitles.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';

interface SharedListProps {
  /** Of its owner; empty where that is not told. */
  readonly name: string;
  readonly items: readonly ItemTitle[];
  /** Whether the titles of all items could be had. */
  readonly isWhole: boolean;
}

/** What somebody keeps and lets others see. */
export function SharedList({ name, items, isWhole }: SharedListProps) {
  const t = useTexts('personal');
  const { t: tt } = useRenderer();
  return (
    <>
      <Band tone="band" rhythm="tight">
        <div className="flex flex-col gap-3">
          <Title level={1} size="large">
            {name ? t('shared.title', { name }) : t('shared.titleWithout')}
          </Title>
          {(isWhole || items.length > 0) && <p>{items.length > 0 ? t('shared.lead') : t('shared.empty')}</p>}
          {!isWhole && <Notice tone="warning">{t(items.length > 0 ? 'shared.part' : 'shared.away')}</Notice>}
        </div>
      </Band>
      <Band>
        <ul {...listRole} className="max-w-4xl divide-y divide-border">
          {items.map(({ id, title, href, kind, label }) => {
            const badge = badgeOf(kind, tt);
            return (
              <li key={id} className="flex flex-col items-start gap-1 py-5">
                <Badge kind={badge.kind}>{label ?? badge.label}</Badge>
                <Title level={2} size="smallest">
                  <Link href={href}>{title}</Link>
                </Title>
              </li>
            );
          })}
        </ul>
      </Band>
    </>
  );
}

/** Where a link to a list leads nowhere any more, or nowhere now. */
export function NoSharedList({ why }: { readonly why: 'gone' | 'away' }) {
  const t = useTexts('personal');
  const { base } = usePortal();
  return (
    <Cover title={t('shared.titleWithout')} lead={t(`shared.${why}`)} motif="project">
      <Button tone="primary" href={`${base}/`}>
        {t('shared.home')}
      </Button>
    </Cover>
  );
}
