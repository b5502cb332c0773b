import type { PlannedElement } from '../../plan/areas/area.types.ts';
import type { AreaProps } from '../../renderer/registry.types.ts';
import { RunsArea } from '../RunsArea.tsx';
import type { Run } from '../runs.ts';

/** One feature across the width: an item on its picture, or a text beside its picture or video. */
export function TemplateDArea(props: AreaProps) {
  return <RunsArea {...props} arrangement="feature" columns={besideItsPicture} />;
}

/** A picture or a video has the larger half, on the side the editor gave it; without one, the halves are equal. */
function besideItsPicture(parts: Run['parts']) {
  const first = parts[0];
  const last = parts.at(-1) ?? first;
  const visual = [first, last].find(({ element }) => isVisual(element)) ?? first;
  const others = parts.filter((part) => part !== visual).map(({ content }) => content);
  const halves = [
    <div key="visual" className="min-w-0">
      {visual.content}
    </div>,
    <div key="others" className="grid grid-cols-1 gap-8">
      {others}
    </div>,
  ];
  const columns = !isVisual(visual.element)
    ? 'large:grid-cols-2'
    : visual === first
      ? 'large:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
      : 'large:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';
  return (
    <div className={`grid grid-cols-1 items-center gap-8 large:gap-16 ${columns}`}>
      {visual === first ? halves : halves.toReversed()}
    </div>
  );
}

function isVisual(element: PlannedElement): boolean {
  return element.kind === 'known' && (element.type === 'image' || element.type === 'video');
}
