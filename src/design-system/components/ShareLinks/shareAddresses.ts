/** Where a page can be passed on by a plain link. */
export type ShareChannel = 'linkedin' | 'whatsapp' | 'bluesky' | 'mail';

/** In the order in which people of the sector use them. */
export const shareChannels: readonly ShareChannel[] = ['linkedin', 'whatsapp', 'bluesky', 'mail'];

/** The address that opens a channel with this page filled in. No other party hears of it before it is followed. */
export function shareAddress(channel: ShareChannel, { url, title }: { url: string; title: string }): string {
  const page = encodeURIComponent(url);
  const both = encodeURIComponent(`${title} ${url}`);
  switch (channel) {
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
    case 'whatsapp':
      return `https://wa.me/?text=${both}`;
    case 'bluesky':
      return `https://bsky.app/intent/compose?text=${both}`;
    case 'mail':
      return `mailto:?subject=${encodeURIComponent(title)}&body=${page}`;
    default:
      return channel satisfies never;
  }
}
