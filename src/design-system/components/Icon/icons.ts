import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/arrow-up-right';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import ListTree from 'lucide-react/icons/list-tree';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Moon from 'lucide-react/icons/moon';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Share from 'lucide-react/icons/share-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import blueskyFile from 'simple-icons/icons/bluesky.svg?raw';
import facebookFile from 'simple-icons/icons/facebook.svg?raw';
import instagramFile from 'simple-icons/icons/instagram.svg?raw';
import mastodonFile from 'simple-icons/icons/mastodon.svg?raw';
import xFile from 'simple-icons/icons/x.svg?raw';
import youtubeFile from 'simple-icons/icons/youtube.svg?raw';

/** Drawn with a stroke, on a grid of 24. */
export const lineIcons = {
  ai: Sparkles,
  arrow: ArrowRight,
  'arrow-left': ArrowLeft,
  bookmark: Bookmark,
  'bookmark-check': BookmarkCheck,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  clock: Clock,
  close: X,
  comment: MessageSquare,
  contents: ListTree,
  darkmode: Moon,
  document: FileText,
  download: Download,
  error: CircleAlert,
  external: ExternalLink,
  filter: SlidersHorizontal,
  home: House,
  info: Info,
  language: Globe,
  lightmode: Sun,
  location: MapPin,
  login: LogIn,
  logout: LogOut,
  mail: Mail,
  map: MapIcon,
  menu: Menu,
  minus: Minus,
  phone: Phone,
  play: Play,
  plus: Plus,
  search: Search,
  share: Share,
  trash: Trash,
  user: User,
  video: Video,
  warning: TriangleAlert,
} as const satisfies Record<string, LucideIcon>;

/** The drawing in a file of simple-icons, which holds exactly one path. */
function pathIn(file: string): string {
  return / d="([^"]+)"/.exec(file)?.[1] ?? '';
}

/** Marks of social networks: filled paths on a grid of 24. LinkedIn's is drawn here, the collection may not carry it. */
export const markPaths = {
  bluesky: pathIn(blueskyFile),
  facebook: pathIn(facebookFile),
  instagram: pathIn(instagramFile),
  linkedin:
    'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Zm2.7 4.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM5 10.3v8.9h3.3v-8.9H5Zm5.2 0v8.9h3.3v-4.5c0-1.5.6-2.3 1.7-2.3 1 0 1.5.8 1.5 2.2v4.6H20V14c0-2.6-1.4-3.9-3.4-3.9-1.5 0-2.5.7-3.1 1.7v-1.5h-3.3Z',
  mastodon: pathIn(mastodonFile),
  x: pathIn(xFile),
  youtube: pathIn(youtubeFile),
} as const;

export type LineIconName = keyof typeof lineIcons;
export type MarkName = keyof typeof markPaths;
export type IconName = LineIconName | MarkName;

/** Every icon there is (specification, section 3). */
export const iconNames: readonly IconName[] = [
  ...(Object.keys(lineIcons) as LineIconName[]),
  ...(Object.keys(markPaths) as MarkName[]),
];

/** Whether a name from outside is a known icon's (specification, section 5). */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(lineIcons, name) || Object.hasOwn(markPaths, name);
}

export function isMarkName(name: IconName): name is MarkName {
  return Object.hasOwn(markPaths, name);
}
