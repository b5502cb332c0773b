import { Hono } from 'hono';
import { Reply } from '../http/Reply.ts';
import { sharedResourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import { iconPath } from '../sites/siteOffers.ts';
import { drawIcon } from './drawIcon.ts';

/** `GET /apple-touch-icon.png`: the site's logo for phones' home screens, and for links to pages that have no picture. */
export function createIconFeature(): Feature {
  const icons = new Map<string, Promise<Reply>>();
  const iconOf = (siteId: string) => {
    const icon = icons.get(siteId) ?? drawIcon(siteId).then(replyOf);
    icons.set(siteId, icon);
    // What could not be drawn just now is drawn when it is asked for again.
    icon.catch(() => icons.delete(siteId));
    return icon;
  };
  const routes: FeatureRoutes = new Hono();
  routes.get(iconPath, async ({ env }) => (await iconOf(env.site.id)).respond(env.request));
  return { routes };
}

function replyOf(icon: Buffer<ArrayBuffer>): Reply {
  return new Reply(icon, {
    status: 200,
    contentType: 'image/png',
    // Link previews show it on other sites' pages.
    headers: { ...sharedResourceHeaders, 'cache-control': 'public, max-age=3600' },
    compression: 'none',
  });
}
