/** Drawn with a stroke. */
export const lineIconNames = [
  'ai',
  'arrow',
  'arrow-left',
  'bookmark',
  'bookmark-check',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'clock',
  'close',
  'comment',
  'contents',
  'darkmode',
  'document',
  'download',
  'error',
  'external',
  'filter',
  'home',
  'info',
  'language',
  'lightmode',
  'link',
  'location',
  'login',
  'logout',
  'mail',
  'map',
  'menu',
  'minus',
  'phone',
  'play',
  'plus',
  'search',
  'share',
  'system',
  'trash',
  'user',
  'video',
  'warning',
] as const;

/** Marks of social networks. */
export const markNames = [
  'bluesky',
  'facebook',
  'instagram',
  'linkedin',
  'mastodon',
  'whatsapp',
  'x',
  'youtube',
] as const;

export type LineIconName = (typeof lineIconNames)[number];
export type MarkName = (typeof markNames)[number];
export type IconName = LineIconName | MarkName;

/** Every icon there is (specification, section 3): the symbols of `icons.svg`. */
export const iconNames: readonly IconName[] = [...lineIconNames, ...markNames];

/** Whether a name from outside is a known icon's (specification, section 5). */
export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name);
}
