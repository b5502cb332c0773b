import { Link } from '#design-system/components/Link/Link.tsx';
import type { PlanLink } from '../contract/links.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** A name, leading to its page where it has one. */
export function FactLink({ link: { label, href } }: { link: PlanLink }) {
  const { t } = useRenderer();
  if (!href) return label;
  return (
    <Link kind="normal" href={href} externalHint={t('link.external')}>
      {label}
    </Link>
  );
}
