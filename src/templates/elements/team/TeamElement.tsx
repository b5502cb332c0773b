import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Team: what it is for, in one sentence. */
export function TeamElement({ data, level }: ElementProps<'team'>) {
  return (
    <div className="grid max-w-reading gap-4">
      <ElementTitle title={data.title} level={level} />
      <p className="text-lead">{data.lead}</p>
    </div>
  );
}
