import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Running text, with a title of its own where it has one. */
export function TextElement({ data, level }: ElementProps<'text'>) {
  const { t } = useRenderer();
  const text = <RichText html={data.html} tableLabel={t('text.table')} />;
  if (!data.title) return text;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ElementTitle title={data.title} level={level} />
      {text}
    </div>
  );
}
