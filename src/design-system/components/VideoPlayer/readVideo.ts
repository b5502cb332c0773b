import { parsedUrl } from '../Link/parsedUrl.ts';

/** A video at a provider, or a file that the browser plays itself. */
export type Video =
  | { kind: 'youtube'; id: string; start: number }
  /** `key` opens a video that is not listed. */
  | { kind: 'vimeo'; id: string; key: string | undefined; start: number }
  | { kind: 'file'; src: string };

export type ProviderVideo = Exclude<Video, { kind: 'file' }>;

const youtubeHosts = ['youtube.com', 'youtube-nocookie.com'];
/** What relative addresses are read against; no host has this name. */
const base = 'https://page.invalid';
const videoFile = /\.(mp4|m4v|webm|ogv|mov)$/i;

/**
 * Recognises the address of a video as editors paste it: YouTube's and Vimeo's own spellings, or a file by its ending
 * (relative to the page too). Anything else is undefined: a channel, a playlist, another provider.
 *
 * `start` is the second at which it begins, 0 unless the address says so.
 */
export function readVideo(address: string): Video | undefined {
  const written = address.trim();
  const url = parsedUrl(written, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(path[0], url);
  if (youtubeHosts.includes(host)) return youtube(youtubeId(path, url), url);
  if (host === 'vimeo.com') return vimeo(path, url);
  if (host === 'player.vimeo.com') return path[0] === 'video' ? vimeo(path.slice(1), url) : undefined;
  return videoFile.test(url.pathname) ? { kind: 'file', src: written } : undefined;
}

function youtubeId([first, second]: readonly string[], url: URL): string | undefined {
  switch (first) {
    case 'watch':
      return url.searchParams.get('v') ?? undefined;
    case 'embed':
    case 'shorts':
    case 'live':
    case 'v':
      return second;
    default:
      return undefined;
  }
}

function youtube(id: string | undefined, url: URL): Video | undefined {
  return id !== undefined && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id, start: startOf(url) } : undefined;
}

/** `123`, `123/key`, `channels/staffpicks/123`, `groups/name/videos/123`. */
function vimeo(path: readonly string[], url: URL): Video | undefined {
  const place = path.findIndex((part) => /^\d{5,}$/.test(part));
  const id = path[place];
  if (id === undefined) return undefined;
  const key = url.searchParams.get('h') ?? path[place + 1];
  return { kind: 'vimeo', id, key: key && /^[\da-f]+$/i.test(key) ? key : undefined, start: startOf(url) };
}

/** `t=90`, `t=90s`, `t=1m30s`, `start=90`, in the query or after the hash. */
function startOf(url: URL): number {
  const hash = new URLSearchParams(url.hash.slice(1));
  const written = url.searchParams.get('t') ?? url.searchParams.get('start') ?? hash.get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The page of a video at its provider: where it is watched without script, and without consent. */
export function watchAddress(video: ProviderVideo): string {
  switch (video.kind) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${video.id}${video.start > 0 ? `&t=${video.start}s` : ''}`;
    case 'vimeo':
      return `https://vimeo.com/${video.id}${video.key ? `/${video.key}` : ''}${video.start > 0 ? `#t=${video.start}s` : ''}`;
    default:
      return video satisfies never;
  }
}

/** The player of a video, in the provider's most reticent form: no cookies before it plays, no tracking by Vimeo. */
export function playerAddress(video: ProviderVideo, autoplay: boolean): string {
  const query = new URLSearchParams(autoplay ? { autoplay: '1' } : {});
  switch (video.kind) {
    case 'youtube':
      query.set('rel', '0');
      if (video.start > 0) query.set('start', String(video.start));
      return `https://www.youtube-nocookie.com/embed/${video.id}?${query}`;
    case 'vimeo':
      query.set('dnt', '1');
      if (video.key) query.set('h', video.key);
      return `https://player.vimeo.com/video/${video.id}?${query}${video.start > 0 ? `#t=${video.start}s` : ''}`;
    default:
      return video satisfies never;
  }
}
