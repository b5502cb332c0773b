import { hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { keysOfChange, siteKey } from '../content/contentKeys.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import { readBytes } from '../posts/readBytes.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { Changes } from '../sharing/changes.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import type { Purger } from './purger.ts';

export const contentHookPath = '/hooks/content';

interface ContentHookOptions {
  /** What the CMS has to show; without one nobody may tell anything. */
  readonly secret: string | undefined;
  readonly changes: Changes;
  /** None where no shared cache stands in front. */
  readonly purger: Purger | undefined;
  readonly directory: Pick<SiteDirectory, 'sites'>;
  readonly limits: Limits;
  readonly log: Log;
}

/** More than two hundred ids and paths, and less than a page (bytes). */
const maximumBytes = 64 * 1024;

const mend =
  'Send JSON: {"ids": ["12278"], "paths": ["/nl/groenkennisnet/bodem"], "sites": ["groenkennisnet"]}, each as far as it is known and 100 of each at most, or {"everything": true}.';

const bodySchema = z
  .strictObject({
    ids: z
      .array(z.union([z.string().regex(/\d$/).max(100), z.int().nonnegative()]).transform(String))
      .max(100)
      .default([]),
    paths: z.array(z.string().startsWith('/').max(2000)).max(100).default([]),
    sites: z.array(z.string().max(100)).max(100).default([]),
    everything: z.literal(true).optional(),
  })
  .refine(({ ids, paths, sites, everything }) => everything ?? ids.length + paths.length + sites.length > 0);

/**
 * `POST /hooks/content` with `Authorization: Bearer {CONTENT_HOOK_SECRET}`: the CMS tells what was saved. All portals ask
 * for it anew before they show it again, and shared caches in front are told. Answers 202 with the names of what is
 * forgotten; 503 when other portals could not be told, and the CMS is to try again.
 */
export function createContentHook(options: ContentHookOptions): Feature {
  const { secret, changes, purger, directory, limits, log } = options;
  const routes: FeatureRoutes = new Hono();
  if (secret === undefined) return { routes };
  const siteKeys = directory.sites.map(({ id }) => siteKey(id));

  routes.post(contentHookPath, ({ env }) =>
    limits.run('hook', env, async () => {
      const { request } = env;
      if (!isSecret(secret, request.headers.get('authorization') ?? '')) {
        const how = { 'www-authenticate': 'Bearer' };
        return textReply(401, 'Send Authorization: Bearer and the secret of CONTENT_HOOK_SECRET.', how);
      }
      const body = request.body ? await readBytes(request.body, maximumBytes) : Buffer.alloc(0);
      if (!body) return textReply(413, 'This is more than 64 kB. Tell of fewer things at once, or of everything.');
      const { data } = bodySchema.safeParse(parsedJson(body));
      if (!data) return textReply(422, mend);
      const keys = data.everything ? siteKeys : keysOfChange(data);
      try {
        await changes.tell(data.everything ? { kind: 'everything' } : { kind: 'content', keys });
      } catch (error) {
        log.warn({ event: 'hook.untold', err: error }, 'Other portals could not be told what is new.');
        return textReply(503, 'Other portals could not be told. Send it again.', { 'retry-after': '5' });
      }
      purger?.purge(keys);
      log.info({ event: 'hook.content', keys: keys.length });
      return Response.json({ keys }, { status: 202, headers: { ...resourceHeaders, 'cache-control': noStore } });
    }),
  );
  return { routes };
}

/** Compares digests, which are equally long, in a time that tells nothing. */
function isSecret(secret: string, authorization: string): boolean {
  const digestOf = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digestOf(`Bearer ${secret}`), digestOf(authorization));
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
