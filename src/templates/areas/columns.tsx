import { Grid } from '#design-system/components/Grid/Grid.tsx';
import type { PlannedElement } from '../plan/areas/area.types.ts';
import type { Run } from './runs.ts';

type Parts = Run['parts'];

/** The first element large, the others below one another beside it. */
export function leadBesideOthers([lead, ...others]: Parts) {
  return (
    <div className="grid grid-cols-1 gap-8 large:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] large:gap-12">
      <div className="min-w-0">{lead.content}</div>
      <div className="grid grid-cols-1 content-start gap-8">{others.map(({ content }) => content)}</div>
    </div>
  );
}

/** Equal columns; of two elements each has half the row. */
export const equalColumns = (columns: 'three' | 'four') => (parts: Parts) => (
  <Grid columns={parts.length === 2 ? 'two' : columns} gap="open" semantics="plain">
    {parts.map(({ content }) => content)}
  </Grid>
);

/** A picture or a video has the larger half, on the side the editor gave it; without one, the halves are equal. */
export function besideItsPicture(parts: Parts) {
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
