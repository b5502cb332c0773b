import type { BadgeKind } from '#design-system/components/Badge/badgeKinds.ts';
import type { ItemKind } from '../contract/identifiers.ts';
import type { Translate } from './RendererProvider.tsx';

/** The badge of an item: its colour and its name. */
export function badgeOf(kind: ItemKind, t: Translate): { kind: BadgeKind; label: string } {
  return { kind: kind === 'person' ? 'expert' : kind, label: t(`kind.${kind}`) };
}
