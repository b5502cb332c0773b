import { Hono } from 'hono';
import { z } from 'zod';
import type { RenderApp } from '#app/entry-server.tsx';
import { previewPagePath } from '#app/views/preview/address.ts';
import {
  previewChangesAddress,
  previewDraftAddress,
  previewShareAddress,
  previewSourceAddress,
} from '#app/views/preview/choice.ts';
import type { PreviewNow, SharedLink } from '#app/views/preview/toolResponse.ts';
import { resolveView } from '#app/views/resolveView.ts';
import { maximumAnswerBytes } from '../calls/jsonClient.ts';
import type { Assets } from '../document/assets.ts';
import { noIndex, noStore } from '../http/cacheControl.ts';
import type { EventStreams } from '../http/eventStreams.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Log } from '../log.ts';
import { isOwnPage } from '../posts/isOwnPage.ts';
import { readBytes } from '../posts/readBytes.ts';
import { readForm } from '../posts/readForm.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { renderView } from '../views/renderView.ts';
import type { OpenedPreview, PreviewOpener } from './openPreview.ts';
import { pastedPage, pasteFailed } from './pastedPage.ts';
import { previewTarget } from './previewTarget.ts';
import type { PreviewDocuments } from './previewView.ts';
import type { ShareLinks } from './shareLinks.ts';
import { readSnapshot, type SnapshotStore, writeSnapshot } from './snapshots.ts';

interface PreviewFeatureOptions {
  readonly documents: PreviewDocuments;
  readonly opener: PreviewOpener;
  readonly snapshots: SnapshotStore;
  readonly shareLinks: ShareLinks;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
  readonly limits: Limits;
  readonly changes: EventStreams | undefined;
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  readonly log: Log;
}

/** More than an address of the CMS, and less than any page (bytes). */
const maximumShareBytes = 8 * 1024;

/** What a form writes around the text it sends (bytes). */
const formRoom = 64 * 1024;

/** More than the form has in which a page is pasted. */
const maximumFormFields = 20;

const notOwn = 'Previews are posted from the preview of this site only. Open /preview and paste it there.';
const notShareable = 'A link can be shared to a page of the CMS: send its address, and nothing else.';
const tooLarge = 'This is larger than a page of the CMS may be (5 MB).';

/**
 * What editors give themselves, instead of what the CMS has; planned, answered and forgotten:
 * - `POST /preview/page?site=&language=` with the field `json` → the page as a document
 * - `POST /api/preview?site=&language=` with a page as JSON → `PreviewResponse`
 *
 * `POST /api/preview/share` with `{ "url": … }` → `SharedLink`, for an address of the CMS and nothing else,
 *
 * and `GET /api/preview?url=` → `PreviewNow`, `GET /api/preview/changes` → an event for each thing saved in the embedded
 * content, `GET /api/preview/source?snapshot=` → the CMS's answer that a preview shows, as long as it is kept.
 */
export function createPreviewFeature(options: PreviewFeatureOptions): Feature {
  const { documents, opener, snapshots, shareLinks, baseUrl, limits, changes, renderApp, assets, log } = options;
  const routes: FeatureRoutes = new Hono();

  const openedOf = async (text: string | undefined, { site, search }: RequestContext): Promise<OpenedPreview> => {
    if (text === undefined) {
      return pasteFailed({ kind: 'oversized', megabytes: maximumAnswerBytes / 1024 / 1024 }, 413, site);
    }
    const pasted = pastedPage(text, site, baseUrl);
    if (pasted.kind === 'failed') return pasteFailed(pasted.failure, 422, site);
    return opener.show(pasted.snapshot, new URLSearchParams(search), site);
  };

  routes.post(previewPagePath, ({ env }) => {
    if (!isOwnPage(env)) return textReply(403, notOwn);
    return limits.run('draft', env, async () => {
      const view = resolveView(env, env.site.plan.language);
      if (view.kind !== 'preview') return textReply(404, 'There is no preview at this address.');
      const loaded = await documents.page(view, await openedOf(await postedText(env.request), env));
      const parts = { kind: view.kind, serverView: documents.view, loaded };
      const { reply } = await renderView(parts, env, { renderApp, assets, log });
      return reply.respond(env.request);
    });
  });

  routes.post(previewDraftAddress, ({ env }) => {
    if (!isOwnPage(env)) return textReply(403, notOwn);
    const type = env.request.headers.get('content-type')?.split(';')[0]?.trim();
    if (type !== 'application/json') return textReply(415, 'Send the page as JSON.');
    return limits.run('draft', env, async () => {
      const text = await textOf(env.request, maximumAnswerBytes);
      if (text === undefined) return textReply(413, tooLarge);
      const { answer } = await openedOf(text, env);
      return answered(answer, answer.status);
    });
  });

  routes.post(previewShareAddress, ({ env }) => {
    if (!isOwnPage(env)) return textReply(403, notOwn);
    return limits.run('draft', env, async () => {
      const asked = shareSchema.safeParse(jsonIn(await textOf(env.request, maximumShareBytes)));
      const target = asked.success ? previewTarget(asked.data.url, baseUrl) : undefined;
      if (target?.kind !== 'page') return textReply(422, notShareable);
      const { token, expires } = shareLinks.make(target.path);
      const link: SharedLink = { token, expires: expires.toISOString() };
      return answered(link, 200);
    });
  });

  routes.get(previewDraftAddress, ({ env }) =>
    limits.run('preview', env, async () => {
      const { answer, snapshot } = await opener.open(new URLSearchParams(env.search), env.site);
      const now: PreviewNow = { response: answer, snapshot: snapshot && (await writeSnapshot(snapshot, snapshots)) };
      return answered(now, answer.status);
    }),
  );

  if (changes) {
    routes.get(previewChangesAddress, ({ env }) =>
      limits.run('preview', env, () => changes.open(env.request, networkOf(env.address))),
    );
  }

  routes.get(previewSourceAddress, ({ env }) =>
    limits.run('frame', env, async () => {
      const name = new URLSearchParams(env.search).get('snapshot') ?? '';
      const snapshot = await readSnapshot(name, snapshots);
      return snapshot ? answered(snapshot.value, 200) : textReply(404, 'This preview has expired. Ask for it again.');
    }),
  );

  return { routes };
}

/** The address alone: a link carries nothing of a page. */
const shareSchema = z.strictObject({ url: z.string() });

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function answered(body: object, status: number): Response {
  return Response.json(body, { status, headers: { ...resourceHeaders, ...noIndex, 'cache-control': noStore } });
}

async function textOf(request: Request, maximum: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maximum) return undefined;
  return request.body ? (await readBytes(request.body, maximum))?.toString('utf8') : '';
}

/** The field `json` of a posted form. @returns `undefined` where there is more than a page may have */
async function postedText(request: Request): Promise<string | undefined> {
  const maximum = maximumAnswerBytes + formRoom;
  if (Number(request.headers.get('content-length') ?? 0) > maximum) return undefined;
  const body = request.body ? await readBytes(request.body, maximum) : Buffer.alloc(0);
  if (!body) return undefined;
  const form = await readForm(body, request.headers.get('content-type'), maximumFormFields);
  const field = form?.get('json');
  return typeof field === 'string' ? field : '';
}
