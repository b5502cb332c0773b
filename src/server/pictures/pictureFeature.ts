import { join } from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { immutable } from '../http/cacheControl.ts';
import { textReply, visitorLeft } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import { Abandoned, FairQueue, QueueFull } from '../limits/FairQueue.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Log } from '../log.ts';
import { type PictureRequest, readPictureAddress } from '../pictureAddresses/pictureAddress.ts';
import type { PictureSigner } from '../pictureAddresses/pictureSigner.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { Settings } from '../settings/settings.types.ts';
import { encodePicture, type PictureFormat, UnreadablePicture } from './encodePicture.ts';
import { PictureStore } from './PictureStore.ts';
import { createPictureSource } from './pictureSource.ts';

interface PictureOptions {
  readonly settings: Pick<Settings, 'pictureHosts' | 'avif' | 'dataDir'>;
  readonly limits: Limits;
  readonly signer: Pick<PictureSigner, 'isSigned'>;
  readonly log: Log;
}

/** No page waits for a picture, and its host may have to make it first (ms). */
const timeoutMs = 60_000;

/** Pictures that are being made at the same time: their hosts may be slow, and each original is held in memory. */
const madeAtATime = 8;

type Failure = 'missing' | 'broken' | 'busy';
type Made = { readonly kind: 'made'; readonly bytes: Buffer<ArrayBuffer> } | { readonly kind: Failure };

const failures = {
  missing: { status: 404, text: 'There is no such picture.', headers: {} },
  broken: { status: 502, text: 'The picture could not be fetched or read.', headers: {} },
  busy: {
    status: 503,
    text: 'Too many pictures are being made. Try again in a moment.',
    headers: { 'retry-after': '5' },
  },
} as const satisfies Record<Failure, { status: number; text: string; headers: Record<string, string> }>;

/**
 * The picture resizer: originals of known hosts, cropped, made small and kept on the disk. A failure is remembered for
 * half a minute, so that a broken picture costs its host and us little. Only pictures that a page has, which the
 * signature in their address proves, are fetched and made.
 * - `GET /pictures/{width}/{ratio}/{focus}/{source}.{signature}`; half as wide with `Save-Data: on`
 */
export function createPictureFeature({ settings, limits, signer, log }: PictureOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const originals = createPictureSource({ hosts: settings.pictureHosts, timeoutMs });
  const making = new FairQueue<Made>(madeAtATime, 'pictures');
  // One at a time, in the order in which originals arrive: pages keep their share of the processor.
  const encoding = new FairQueue<Buffer>(1, 'picture-encoding');
  const failed = new LRUCache<string, Failure>({ max: 1000, ttl: 30_000 });
  let opened: Promise<PictureStore> | undefined;
  const openStore = () => {
    opened ??= PictureStore.open(join(settings.dataDir, 'pictures')).catch((error: unknown) => {
      // The next picture tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const acceptedFormat = (accept: string | null): PictureFormat =>
    settings.avif === 'on' && accept?.includes('image/avif') ? 'avif' : 'webp';

  const known = async (name: string): Promise<Made | undefined> => {
    const failure = failed.get(name);
    if (failure) return { kind: failure };
    // Without a folder a picture is made whenever it is asked for.
    const store = await openStore().catch(() => undefined);
    const bytes = await store?.get(name);
    return bytes && { kind: 'made', bytes };
  };

  const make = async (picture: PictureRequest, format: PictureFormat, name: string): Promise<Made> => {
    const original = await originals.fetch(picture.source);
    if (original.kind !== 'bytes') return fail(name, original.kind, picture, original.reason);
    try {
      const bytes = Buffer.from(
        await encoding.run({ visitor: '' }, () => encodePicture(original.bytes, picture, format)),
      );
      await openStore()
        .then((store) => store.set(name, bytes))
        .catch((err: unknown) => log.warn({ event: 'picture.not-kept', err }));
      return { kind: 'made', bytes };
    } catch (error) {
      if (error instanceof UnreadablePicture) return fail(name, 'broken', picture, error.message);
      throw error;
    }
  };

  const fail = (name: string, kind: 'missing' | 'broken', { source }: PictureRequest, reason: string): Made => {
    log.warn({ event: 'picture.failed', source, reason });
    failed.set(name, kind);
    return { kind };
  };

  routes.get('/pictures/*', async ({ env }) => {
    const { request, pathname } = env;
    const picture = readPictureAddress(pathname);
    if (!picture) return textReply(failures.missing.status, failures.missing.text);
    const format = picture.format === 'accepted' ? acceptedFormat(request.headers.get('accept')) : picture.format;
    const isSpared = picture.format === 'accepted' && request.headers.get('save-data') === 'on';
    const wanted = isSpared ? spared(picture) : picture;
    const name = nameOf(wanted, format);
    const headers = {
      ...resourceHeaders,
      'content-type': `image/${format}`,
      'cache-control': immutable,
      // Pictures that are there for other programs may stand on their pages.
      ...(picture.format === 'accepted'
        ? { vary: 'accept, save-data' }
        : { 'cross-origin-resource-policy': 'cross-origin' }),
      etag: `"${name}"`,
    };
    if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    const reply = (made: Made) =>
      made.kind === 'made'
        ? new Response(made.bytes, { status: 200, headers })
        : textReply(failures[made.kind].status, failures[made.kind].text, failures[made.kind].headers);
    const kept = await known(name);
    if (kept) return reply(kept);
    // Pages that somebody keeps may have addresses of before they were signed: what is kept for them is all they get.
    const isSigned = picture.signature !== undefined && signer.isSigned(picture, picture.signature);
    if (!isSigned) return reply({ kind: 'missing' });
    const turn = { visitor: networkOf(env.address), name, signal: request.signal };
    const answer = async () => {
      try {
        return reply(await making.run(turn, () => make(wanted, format, name)));
      } catch (error) {
        if (error instanceof QueueFull) return reply({ kind: 'busy' });
        if (error instanceof Abandoned) return visitorLeft();
        throw error;
      }
    };
    // A class that opens the same page asks for each of its pictures once.
    return making.has(name) ? answer() : limits.run('picture', env, answer, name);
  });

  return { routes, close: () => originals.close() };
}

/** Half as wide is a third of the bytes; narrower than this nothing can be seen. */
const leastSpared = 320;

/** The picture for whoever saves data. */
function spared(picture: PictureRequest): PictureRequest {
  return { ...picture, width: Math.min(picture.width, Math.max(leastSpared, Math.round(picture.width / 2))) };
}

function nameOf({ width, ratio, focus, source }: PictureRequest, format: PictureFormat): string {
  const point = focus && ratio !== 'original' ? `${focus.x}-${focus.y}` : '-';
  return PictureStore.nameOf(`${width} ${ratio} ${point} ${source}`, format);
}
