import { MoreInfo } from '#design-system/components/MoreInfo/MoreInfo.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Running text, with a title of its own where it has one; apart from the rest when the page asks for that. */
export function TextElement({ data, level, arrangement }: ElementProps<'text'>) {
  const { t } = useRenderer();
  const { title, html } = data;
  const aids = { tableLabel: t('text.table'), externalHint: t('link.external') };
  if (title && arrangement === 'aside') {
    return (
      <div className="max-w-reading">
        <MoreInfo title={title} level={level} html={html} {...aids} />
      </div>
    );
  }
  const text = <RichText html={html} {...aids} />;
  if (!title) return text;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ElementTitle title={title} level={level} />
      {text}
    </div>
  );
}
