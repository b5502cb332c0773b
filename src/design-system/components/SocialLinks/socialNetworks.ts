import type { IconName } from '../Icon/icons.ts';
import { parsedUrl } from '../Link/parsedUrl.ts';

/** The networks whose mark we show; any other gets a globe. */
export type SocialNetwork = 'bluesky' | 'facebook' | 'instagram' | 'linkedin' | 'mastodon' | 'x' | 'youtube' | 'other';

/** Host names of each network, without `www.`; subdomains belong to it too. */
const hosts: readonly (readonly [string, SocialNetwork])[] = [
  ['bsky.app', 'bluesky'],
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['mastodon.nl', 'mastodon'],
  ['mastodon.social', 'mastodon'],
  ['twitter.com', 'x'],
  ['x.com', 'x'],
  ['youtu.be', 'youtube'],
  ['youtube.com', 'youtube'],
];

/** Which network an address leads to, by its host name; `other` for unknown hosts and for what is no address. */
export function socialNetworkOf(href: string): SocialNetwork {
  const host = parsedUrl(href)?.hostname;
  if (host === undefined) return 'other';
  return hosts.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1] ?? 'other';
}

export function socialIcon(network: SocialNetwork): IconName {
  return network === 'other' ? 'language' : network;
}
