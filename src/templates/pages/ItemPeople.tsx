import { Band } from '#design-system/components/Band/Band.tsx';
import { Card } from '#design-system/components/Card/Card.tsx';
import { CardGrid } from '#design-system/components/CardGrid/CardGrid.tsx';
import { ContactBlock } from '#design-system/components/ContactBlock/ContactBlock.tsx';
import type { AreaPlan } from '../plan/areas/area.types.ts';
import type { ItemTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { imageSource } from '../renderer/pictures.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import { foundItems } from './foundItems.ts';
import { MarginSection } from './MarginSection.tsx';

interface ItemPeopleProps {
  readonly plan: Plan<ItemTemplateId>;
  readonly tone: AreaPlan['tone'];
}

/** Whom to turn to, and who knows more; nothing where the editor named no one. */
export function ItemPeople({ plan: { template, details }, tone }: ItemPeopleProps) {
  const { t, pictureUrl } = useRenderer();
  const { contact, organization } = details;
  // Pages with facts of their own name the organisation there.
  const hasFacts = template === 'project' || template === 'source' || template === 'person';
  const desk = contact ?? (hasFacts ? undefined : organization);
  const experts = foundItems(details.experts);
  if (!desk && experts.length === 0) return null;
  // Of a contact person the CMS says no more than the name; among the experts it may have said more.
  const known = experts.find(({ href }) => href !== '' && href === contact?.href);
  return (
    <Band tone={tone}>
      <div className="grid gap-12">
        {desk && (
          <MarginSection title={t('item.contact')}>
            <ContactBlock
              name={desk.label}
              level={3}
              role={known?.role}
              organization={contact && !known?.role ? organization?.label : undefined}
              picture={known?.picture && imageSource(known.picture, 'portrait', pictureUrl)}
              href={desk.href || undefined}
              labels={{ email: t('contact.email'), phone: t('contact.phone'), externalHint: t('link.external') }}
            />
          </MarginSection>
        )}
        {experts.length > 0 && (
          <MarginSection title={t('item.experts')}>
            <CardGrid layout="list">
              {experts.map(({ label, href, role, lead, picture }) => (
                <Card
                  key={href || label}
                  kind="expert"
                  title={label}
                  href={href || undefined}
                  externalHint={t('link.external')}
                  lead={lead}
                  meta={role}
                  picture={picture && imageSource(picture, 'portrait', pictureUrl)}
                  level={3}
                  layout="compact"
                />
              ))}
            </CardGrid>
          </MarginSection>
        )}
      </div>
    </Band>
  );
}
