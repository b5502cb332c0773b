import { hasBookmarks, itemIdsIn, type MyData, readMyData } from '#app/api/myData.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { LoadItemTitles } from './itemTitles.ts';
import { type CallPersonally, parsedJson } from './personalCalls.ts';

/** Everything that the services keep of a person; nothing when they do not answer, `refused` when they do not believe. */
export type LoadMyData = (authorization: string, site: ServedSite) => Promise<MyData | 'refused' | undefined>;

/** Titles that are shown without scripts: more than that nobody looks through. */
const most = 100;

export function createMyDataLoader(call: CallPersonally, loadItemTitles: LoadItemTitles): LoadMyData {
  const preferencesOf = async (authorization: string): Promise<unknown> => {
    const { status, body } = await call({ method: 'GET', path: '/api/getpreferences', authorization });
    if (status === 200) return parsedJson(body);
    return status === 404 ? undefined : 'unavailable';
  };
  return async (authorization, site) => {
    const answers = await Promise.all(
      ['/api/mydata', '/api/mybookmarks', '/api/mynewsletters'].map((path) =>
        call({ method: 'GET', path, authorization }),
      ),
    );
    const [mydata, mybookmarks, mynewsletters] = answers.map(({ status, body }) =>
      status === 200 ? parsedJson(body) : undefined,
    );
    if (mydata === undefined) return answers[0]?.status === 401 ? 'refused' : undefined;
    const preferences = hasBookmarks(mydata) ? undefined : await preferencesOf(authorization);
    if (preferences === 'unavailable') return undefined;
    const read = { mydata, preferences, mybookmarks, mynewsletters };
    const ids = itemIdsIn(read);
    const { items, state } = await loadItemTitles(ids.slice(0, most), site);
    return readMyData(read, { items, state: ids.length > most ? 'part' : state });
  };
}
