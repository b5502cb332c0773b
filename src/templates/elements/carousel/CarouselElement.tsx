import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Carousel: what it is for, in one sentence. */
export function CarouselElement({ data, level }: ElementProps<'carousel'>) {
  return (
    <div className="grid max-w-reading gap-4">
      <ElementTitle title={data.title} level={level} />
      <p className="text-lead">{data.lead}</p>
    </div>
  );
}
