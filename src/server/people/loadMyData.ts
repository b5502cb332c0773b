import { hasBookmarks, itemIdsIn, type MyData, readMyData } from '#app/api/myData.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { LoadItemTitles } from './itemTitles.ts';
import { type CallPersonally, parsedJson } from './personalCalls.ts';

/** Everything that the services keep of a person; nothing when they do not answer. */
export type LoadMyData = (authorization: string, site: ServedSite) => Promise<MyData | undefined>;

/** Titles that are shown without scripts: more than that nobody looks through. */
const most = 100;

export function createMyDataLoader(call: CallPersonally, loadItemTitles: LoadItemTitles): LoadMyData {
  const preferencesOf = async (authorization: string): Promise<unknown> => {
    const { status, body } = await call({ method: 'GET', path: '/api/getpreferences', authorization });
    if (status === 200) return parsedJson(body);
    return status === 404 ? undefined : 'unavailable';
  };
  return async (authorization, site) => {
    const ask = async (path: string): Promise<unknown> => {
      const { status, body } = await call({ method: 'GET', path, authorization });
      return status === 200 ? parsedJson(body) : undefined;
    };
    const [mydata, mybookmarks, mynewsletters] = await Promise.all(
      ['/api/mydata', '/api/mybookmarks', '/api/mynewsletters'].map(ask),
    );
    if (mydata === undefined) return undefined;
    const preferences = hasBookmarks(mydata) ? undefined : await preferencesOf(authorization);
    if (preferences === 'unavailable') return undefined;
    const answers = { mydata, preferences, mybookmarks, mynewsletters };
    const { items } = await loadItemTitles(itemIdsIn(answers).slice(0, most), site);
    return readMyData(answers, items);
  };
}
