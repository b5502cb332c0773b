import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { plateVariants } from './Plate.variants.ts';
import './Plate.css';

const motifs = {
  news: 'plate-news',
  event: 'plate-event',
  dossier: 'plate-dossier',
  project: 'plate-project',
  gkz: 'plate-gkz',
  source: 'plate-gkz',
  other: 'plate-other',
  contact: 'plate-other',
  expert: 'plate-other',
  menu: 'plate-other',
} as const satisfies Record<BadgeKind, string>;

/**
 * The drawing of a kind of item in the colour of its text: furrows for news, contour lines for dossiers, plots for
 * projects, the sun for events, layers of soil for sources, growth rings for the rest. Decoration only; it fills its
 * positioned parent.
 */
export function Motif({ kind }: { kind: BadgeKind }) {
  return <span aria-hidden="true" className={`plate-motif ${motifs[kind]} absolute inset-0 -z-1 opacity-45`} />;
}

/** Stands where an item has no picture: a tinted plate with the drawing of its kind. It fills its parent. */
export function Plate({ kind }: { kind: BadgeKind }) {
  return (
    <div className={`${plateVariants({ kind })} size-full`}>
      <Motif kind={kind} />
    </div>
  );
}
