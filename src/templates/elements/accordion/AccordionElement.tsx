import { Accordion } from '#design-system/components/Accordion/Accordion.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Sections that open and close. */
export function AccordionElement({ data, level }: ElementProps<'accordion'>) {
  const { t } = useRenderer();
  const items = data.items.map(({ id, title, html }, index) => ({
    id,
    title: title || t('accordion.part', { number: index + 1 }),
    content: <RichText html={html} tableLabel={t('text.table')} externalHint={t('link.external')} />,
  }));
  return (
    <div className="grid max-w-reading grid-cols-1 gap-4">
      <ElementTitle title={data.title} level={level} />
      <Accordion items={items} level={levelBelow(data.title, level)} />
    </div>
  );
}
