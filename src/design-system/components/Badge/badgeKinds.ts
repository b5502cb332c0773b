/** The kinds of item that colour a badge (specification, section 3). */
export const badgeKinds = [
  'news',
  'gkz',
  'other',
  'source',
  'project',
  'dossier',
  'event',
  'contact',
  'expert',
  'menu',
] as const;

export type BadgeKind = (typeof badgeKinds)[number];
