import type { ReactNode } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Card } from '#design-system/components/Card/Card.tsx';
import { CardGrid } from '#design-system/components/CardGrid/CardGrid.tsx';
import type { ItemTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { badgeOf } from '../renderer/badges.ts';
import { imageSource } from '../renderer/pictures.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import { foundItems } from './foundItems.ts';
import { MarginSection } from './MarginSection.tsx';
import { SearchWords } from './SearchWords.tsx';

interface ItemClosingProps {
  readonly plan: Plan<ItemTemplateId>;
  /** What a template closes with besides: share links, dates. */
  readonly children?: ReactNode;
}

/** Where to go on from an item: the dossiers it belongs with, the words to search on with. */
export function ItemClosing({ plan: { details }, children }: ItemClosingProps) {
  const { t, pictureUrl } = useRenderer();
  const related = foundItems(details.related);
  const { keywords } = details;
  if (related.length === 0 && keywords.length === 0 && !children) return null;
  return (
    <Band>
      <div className="grid gap-12">
        {related.length > 0 && (
          <MarginSection title={t('item.related')}>
            <CardGrid layout="list">
              {related.map(({ label, href, kind = 'dossier', lead, picture }) => {
                const badge = badgeOf(kind, t);
                return (
                  <Card
                    key={href || label}
                    kind={badge.kind}
                    badgeLabel={badge.label}
                    title={label}
                    href={href || undefined}
                    externalHint={t('link.external')}
                    lead={lead}
                    picture={picture && imageSource(picture, 'card', pictureUrl)}
                    level={3}
                    layout={picture ? 'wide' : 'compact'}
                  />
                );
              })}
            </CardGrid>
          </MarginSection>
        )}
        {keywords.length > 0 && (
          <MarginSection title={t('item.keywords')}>
            <SearchWords words={keywords} />
          </MarginSection>
        )}
        {children}
      </div>
    </Band>
  );
}
