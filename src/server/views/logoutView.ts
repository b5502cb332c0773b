import type { LogoutView } from '#app/views/logout/address.ts';
import { noStore } from '../http/cacheControl.ts';
import type { Sessions } from '../people/session/sessions.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments, withinSite } from './siteView.ts';

export interface LogoutViewOptions extends SiteViewOptions {
  readonly sessions: Pick<Sessions, 'forget'>;
}

/**
 * Where signing out ends, with scripts and without. Scripts know nothing of a sign-in that was made before they ran:
 * its cookie, which would go on showing whose this browser was, ends here for both.
 */
export function createLogoutView(options: LogoutViewOptions): ServerView<LogoutView, undefined> {
  return {
    ...siteDocuments(options),
    cacheControl: noStore,
    compression: 'quick',
    async load(view, context) {
      const loaded = await withinSite(view, context, options, undefined);
      return context.site.identity ? { ...loaded, cookies: options.sessions.forget(context) } : loaded;
    },
  };
}
