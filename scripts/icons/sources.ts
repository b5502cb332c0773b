import type { LineIconName, MarkName } from '#design-system/components/Icon/icons.ts';

/** Which drawing of lucide each icon of ours is. */
export const lucideNames: Readonly<Record<LineIconName, string>> = {
  ai: 'sparkles',
  arrow: 'arrow-right',
  'arrow-left': 'arrow-left',
  bookmark: 'bookmark',
  'bookmark-check': 'bookmark-check',
  calendar: 'calendar',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  'chevron-up': 'chevron-up',
  clock: 'clock',
  close: 'x',
  comment: 'message-square',
  contents: 'list-tree',
  darkmode: 'moon',
  document: 'file-text',
  download: 'download',
  error: 'circle-alert',
  external: 'arrow-up-right',
  filter: 'sliders-horizontal',
  home: 'house',
  info: 'info',
  language: 'globe',
  lightmode: 'sun',
  link: 'link',
  location: 'map-pin',
  login: 'log-in',
  logout: 'log-out',
  mail: 'mail',
  map: 'map',
  menu: 'menu',
  minus: 'minus',
  phone: 'phone',
  play: 'play',
  plus: 'plus',
  search: 'search',
  share: 'share-2',
  system: 'monitor',
  trash: 'trash-2',
  user: 'user',
  video: 'video',
  warning: 'triangle-alert',
};

/** LinkedIn's mark is drawn here: the collection of brand marks may not carry it. */
const linkedin =
  'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Zm2.7 4.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM5 10.3v8.9h3.3v-8.9H5Zm5.2 0v8.9h3.3v-4.5c0-1.5.6-2.3 1.7-2.3 1 0 1.5.8 1.5 2.2v4.6H20V14c0-2.6-1.4-3.9-3.4-3.9-1.5 0-2.5.7-3.1 1.7v-1.5h-3.3Z';

/** Marks of social networks: a path of our own, or the file of simple-icons. */
export const markSources: Readonly<Record<MarkName, { path: string } | { file: string }>> = {
  bluesky: { file: 'bluesky' },
  facebook: { file: 'facebook' },
  instagram: { file: 'instagram' },
  linkedin: { path: linkedin },
  mastodon: { file: 'mastodon' },
  whatsapp: { file: 'whatsapp' },
  x: { file: 'x' },
  youtube: { file: 'youtube' },
};
