import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Running text, with a title of its own where it has one. */
export function TextElement({ data, level }: ElementProps<'text'>) {
  if (!data.title) return <RichText html={data.html} />;
  return (
    <div className="grid gap-4">
      <ElementTitle title={data.title} level={level} />
      <RichText html={data.html} />
    </div>
  );
}
