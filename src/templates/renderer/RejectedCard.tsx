import { Notice } from '#design-system/components/Notice/Notice.tsx';
import type { RejectedElement } from '../plan/plan.types.ts';
import { useRenderer } from './RendererProvider.tsx';

/** Stands in for a rejected element in previews: where it is, why it is not shown, and what the CMS sent. */
export function RejectedCard({ element }: { element: RejectedElement }) {
  const { t } = useRenderer();
  return (
    <Notice tone="warning" title={`${t(`rejected.${element.kind}`)}: ${element.type}`}>
      <p>
        {t('rejected.place')}: <code>{element.pointer}</code>
      </p>
      <details>
        <summary>{t('rejected.raw')}</summary>
        <pre className="overflow-x-auto text-small">{JSON.stringify(element.raw, null, 2)}</pre>
      </details>
    </Notice>
  );
}
