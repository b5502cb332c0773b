import { randomUUID } from 'node:crypto';
import { type PersonalResponse, personalKey } from '#app/api/personalResponse.ts';
import type { PersonalView } from '#app/views/personal/address.ts';
import { readPersonalSearch } from '#app/views/personal/personalSearch.ts';
import { noStore } from '../http/cacheControl.ts';
import type { LoadMyData } from '../people/loadMyData.ts';
import type { LoadSharedList } from '../people/loadSharedList.ts';
import type { Session, Sessions } from '../people/session/sessions.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments, withinSite } from './siteView.ts';

export interface PersonalViewOptions extends SiteViewOptions {
  readonly sessions: Sessions;
  readonly loadMyData: LoadMyData;
  readonly loadSharedList: LoadSharedList;
}

/** Who asks, and what is told them. */
interface Visitor {
  readonly session: Session | 'over' | undefined;
  readonly response: PersonalResponse | undefined;
}

/** The visitor's own page: with everything of theirs for whoever signed in without JavaScript, else the same for all. */
export function createPersonalView(options: PersonalViewOptions): ServerView<PersonalView, undefined> {
  const { sessions, loadMyData, loadSharedList } = options;
  /** @param freshness of the token: it is renewed once, where the service refuses the one that there is */
  const visitorOf = async (context: RequestContext, freshness?: 'new'): Promise<Visitor> => {
    const session = await sessions.of(context, freshness);
    if (typeof session !== 'object') return { session, response: stateWithout(session, context) };
    const { name, email, authorization } = session;
    const data = await loadMyData(authorization, context.site);
    if (data === 'refused' && freshness !== 'new') return visitorOf(context, 'new');
    const isThere = typeof data === 'object';
    return { session, response: isThere ? { state: 'signedIn', name, email, data } : { state: 'unavailable', name } };
  };
  const cookiesOf = (session: Session | 'over' | undefined, context: RequestContext) => {
    if (session === 'over') return sessions.forget(context);
    return session ? session.cookies : [];
  };
  return {
    ...siteDocuments(options),
    cacheControl: noStore,
    compression: 'quick',
    // Whoever has no link may make one up, and each has the service asked.
    work: ({ search }) => (readPersonalSearch(search).list === '' ? undefined : 'personal'),
    async load(view, context) {
      const { list, comment } = readPersonalSearch(view.search);
      if (list !== '') {
        const [loaded, response] = await Promise.all([
          withinSite(view, context, options, undefined),
          loadSharedList(list, context.site),
        ]);
        return { ...loaded, more: { [personalKey]: response } };
      }
      const [loaded, { session, response }] = await Promise.all([
        withinSite(view, context, options, undefined),
        visitorOf(context),
      ]);
      return {
        ...loaded,
        ...(response && { more: { [personalKey]: comment ? { ...response, postKey: randomUUID() } : response } }),
        cookies: cookiesOf(session, context),
      };
    },
  };
}

function stateWithout(session: 'over' | undefined, { search }: RequestContext): PersonalResponse | undefined {
  if (session) return { state: session };
  const isBack = new URLSearchParams(search).get('login') === 'failed';
  return isBack ? { state: 'failed' } : undefined;
}
