import { RecordList } from '#design-system/components/RecordList/RecordList.tsx';
import type { RecordSlot } from '../../plan/elements/records.definition.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Publications chosen by an editor: "Publicaties (3)". */
export function RecordsElement({ data, level }: ElementProps<'records'>) {
  const { t } = useRenderer();
  const count = data.slots.length;
  const title = data.title ? t('records.named', { title: data.title, count }) : t('records.title', { count });
  const entry = (slot: RecordSlot) => {
    if (slot.state !== 'found') {
      return {
        kind: 'missing' as const,
        id: slot.id,
        note: t(slot.state === 'missing' ? 'records.missing' : 'records.waiting', { id: slot.id }),
      };
    }
    const { record } = slot;
    const meta = [record.publisher, record.year?.toString()].filter((part) => part !== undefined);
    return {
      kind: 'record' as const,
      id: record.id,
      title: record.title,
      language: record.language,
      href: record.href,
      meta,
      badgeLabel: record.type,
      links: [],
    };
  };
  return (
    <div className="max-w-reading">
      <RecordList title={title} items={data.slots.map(entry)} level={level} externalHint={t('link.external')} />
    </div>
  );
}
