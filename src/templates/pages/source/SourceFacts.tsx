import { Band } from '#design-system/components/Band/Band.tsx';
import { listRole } from '#design-system/components/Grid/listRole.ts';
import { Link } from '#design-system/components/Link/Link.tsx';
import { SummaryBlock } from '#design-system/components/SummaryBlock/SummaryBlock.tsx';
import type { SourceLink } from '../../plan/pages/itemDetails.ts';
import type { Plan } from '../../plan/plan.types.ts';
import { type Translate, useRenderer } from '../../renderer/RendererProvider.tsx';
import { FactLink } from '../FactLink.tsx';
import { MarginSection } from '../MarginSection.tsx';

/** Publisher and year, then every place where the source can be read, with what to expect there. */
export function SourceFacts({ plan: { details } }: { plan: Plan<'source'> }) {
  const { t } = useRenderer();
  const { publisher, year, links } = details.source;
  const items = [
    { term: t('source.publisher'), description: publisher },
    { term: t('source.year'), description: year },
    { term: t('item.organization'), description: details.organization && <FactLink link={details.organization} /> },
  ].flatMap(({ term, description }) => (description ? [{ term, description }] : []));
  if (items.length === 0 && links.length === 0) return null;
  return (
    <Band rhythm="tight">
      <div className="grid gap-10">
        <SummaryBlock items={items} />
        {links.length > 0 && (
          <MarginSection title={t('source.read')}>
            <ul {...listRole} className="max-w-reading divide-y divide-border border-y border-border">
              {links.map((link) => (
                <li key={`${link.href} ${link.fileType}`} className="flex flex-col items-start gap-1 py-4">
                  <Link kind="more-info" href={link.href} externalHint={t('link.external')}>
                    {link.label}
                  </Link>
                  <span className="text-small text-text-muted">{traitsOf(link, t)}</span>
                </li>
              ))}
            </ul>
          </MarginSection>
        )}
      </div>
    </Band>
  );
}

/** "PDF · vrij toegankelijk": the kind of file, and who may read it. */
function traitsOf({ fileType, access }: SourceLink, t: Translate): string {
  const parts = [fileType?.toUpperCase(), access && accessWord(access, t)];
  return parts.filter(Boolean).join(' · ');
}

/** The query service's two words for access, as readers know them; anything else as it was written. */
function accessWord(access: string, t: Translate): string {
  switch (access.toLowerCase()) {
    case 'open':
      return t('source.open');
    case 'beperkt':
    case 'restricted':
      return t('source.restricted');
    default:
      return access;
  }
}
