import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Map: what it is for, in one sentence. */
export function MapElement({ data, level }: ElementProps<'map'>) {
  return (
    <div className="grid max-w-reading gap-4">
      <ElementTitle title={data.title} level={level} />
      <p className="text-lead">{data.lead}</p>
    </div>
  );
}
