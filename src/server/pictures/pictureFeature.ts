import { join } from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { immutable } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import { type PictureRequest, readPictureAddress } from '../pictureAddresses/pictureAddress.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { Settings } from '../settings.ts';
import { EncodeQueue, QueueFull } from './EncodeQueue.ts';
import { encodePicture, type PictureFormat, UnreadablePicture } from './encodePicture.ts';
import { PictureStore } from './PictureStore.ts';
import { createPictureSource } from './pictureSource.ts';

interface PictureOptions {
  readonly settings: Pick<Settings, 'pictureHosts' | 'dataDir'>;
  readonly log: Log;
}

/** No page waits for a picture, and its host may have to make it first (ms). */
const timeoutMs = 60_000;

type Failure = 'missing' | 'broken' | 'busy';
type Made = { readonly kind: 'made'; readonly bytes: Buffer<ArrayBuffer> } | { readonly kind: Failure };

const failures = {
  missing: { status: 404, text: 'There is no such picture.' },
  broken: { status: 502, text: 'The picture could not be fetched or read.' },
  busy: { status: 503, text: 'Too many pictures are being made. Try again in a moment.' },
} as const satisfies Record<Failure, { status: number; text: string }>;

/**
 * The picture resizer: originals of known hosts, cropped, made small and kept on the disk. A failure is remembered for
 * half a minute, so that a broken picture costs its host and us little.
 * - `GET /pictures/{width}/{ratio}/{focus}/{source}`
 */
export function createPictureFeature({ settings, log }: PictureOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const originals = createPictureSource({ hosts: settings.pictureHosts, timeoutMs });
  const queue = new EncodeQueue<Buffer>();
  const failed = new LRUCache<string, Failure>({ max: 1000, ttl: 30_000 });
  let opened: Promise<PictureStore> | undefined;
  const openStore = () => {
    opened ??= PictureStore.open(join(settings.dataDir, 'pictures'));
    return opened;
  };

  const make = async (picture: PictureRequest, format: PictureFormat, name: string): Promise<Made> => {
    const failure = failed.get(name);
    if (failure) return { kind: failure };
    const store = await openStore();
    const kept = await store.get(name);
    if (kept) return { kind: 'made', bytes: kept };
    const original = await originals.fetch(picture.source);
    if (original.kind !== 'bytes') return fail(name, original.kind, picture, original.reason);
    try {
      const bytes = Buffer.from(await queue.run(name, () => encodePicture(original.bytes, picture, format)));
      await store.set(name, bytes).catch((err: unknown) => log.warn({ event: 'picture.not-kept', err }));
      return { kind: 'made', bytes };
    } catch (error) {
      if (error instanceof QueueFull) return { kind: 'busy' };
      if (error instanceof UnreadablePicture) return fail(name, 'broken', picture, error.message);
      throw error;
    }
  };

  const fail = (name: string, kind: 'missing' | 'broken', { source }: PictureRequest, reason: string): Made => {
    log.warn({ event: 'picture.failed', source, reason });
    failed.set(name, kind);
    return { kind };
  };

  routes.get('/pictures/*', async ({ env: { request, pathname } }) => {
    const picture = readPictureAddress(pathname);
    if (!picture) return textReply(failures.missing.status, failures.missing.text);
    const format = picture.format === 'accepted' ? formatFor(request.headers.get('accept')) : picture.format;
    const name = nameOf(picture, format);
    const headers = {
      ...resourceHeaders,
      'content-type': `image/${format}`,
      'cache-control': immutable,
      // Pictures that are there for other programs may stand on their pages.
      ...(picture.format === 'accepted' ? { vary: 'accept' } : { 'cross-origin-resource-policy': 'cross-origin' }),
      etag: `"${name}"`,
    };
    if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    const made = await make(picture, format, name);
    if (made.kind === 'made') return new Response(made.bytes, { status: 200, headers });
    const { status, text } = failures[made.kind];
    return textReply(status, text);
  });

  return { routes, close: () => originals.close() };
}

function formatFor(accept: string | null): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

function nameOf({ width, ratio, focus, source }: PictureRequest, format: PictureFormat): string {
  const point = focus ? `${focus.x}-${focus.y}` : '-';
  return PictureStore.nameOf(`${width} ${ratio} ${point} ${source}`, format);
}
