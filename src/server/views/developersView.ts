import { type DevelopersView, developersViewPath } from '#app/views/developers/address.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, textView } from './siteView.ts';

export interface DevelopersViewOptions extends SiteViewOptions {
  /** The site on whose origin the calls are that it describes. */
  readonly main: ServedSite;
}

/** The page for developers; other sites lead to that of the first. */
export function createDevelopersView(options: DevelopersViewOptions): ServerView<DevelopersView, undefined> {
  const { main } = options;
  const own = textView<DevelopersView>(options);
  return {
    ...own,
    load: async (view, context) =>
      context.site.id === main.id
        ? own.load(view, context)
        : { kind: 'redirect', status: 302, location: main.plan.origin + developersViewPath(view) },
  };
}
