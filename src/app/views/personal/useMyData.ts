import useSWR from 'swr';
import { fetchResponse } from '../../api/fetchResponse.ts';
import { type ItemTitlesResponse, itemTitlesAddress } from '../../api/itemTitles.ts';
import { hasBookmarks, itemIdsIn, type MyData, readMyData } from '../../api/myData.ts';
import type { PublicIdentity } from '../../context/publicSite.ts';
import type { Person } from '../../identity/identity.ts';
import { inParts } from '../../inParts.ts';
import { fetchPreferences } from '../../personal/bookmarks.ts';
import { PersonalCallFailed, personalCall } from '../../personal/personalCall.ts';

/** Titles that the portal gives at once. */
const most = 100;

/** Everything that the services keep of a person. */
export function useMyData(identity: PublicIdentity, person: Person) {
  const load = async () => {
    const [mydata, mybookmarks, mynewsletters] = await Promise.all([
      personalCall(identity, '/api/mydata'),
      optional(identity, '/api/mybookmarks'),
      optional(identity, '/api/mynewsletters'),
    ]);
    const preferences = hasBookmarks(mydata) ? undefined : await fetchPreferences(identity, person.id);
    const answers = { mydata, preferences, mybookmarks, mynewsletters };
    return readMyData(answers, await titlesOf(itemIdsIn(answers)));
  };
  // Pages in between may have changed any of it.
  return useSWR<MyData>(`my data of ${person.id}`, load, { revalidateOnMount: true });
}

/** Calls that a service may lack: without them their part of the page is not there. */
async function optional(identity: PublicIdentity, path: string): Promise<unknown> {
  try {
    return await personalCall(identity, path, { kind: 'optional' });
  } catch (error) {
    if (error instanceof PersonalCallFailed && error.status >= 400) return undefined;
    throw error;
  }
}

/** Bookmarks are a list without their titles too. Never rejects. */
export async function titlesOf(ids: readonly string[]): Promise<ItemTitlesResponse> {
  const parts = await Promise.all(
    inParts(ids, most).map(async (part): Promise<ItemTitlesResponse> => {
      try {
        // An answer of this portal's own API.
        return (await fetchResponse(itemTitlesAddress(part))) as ItemTitlesResponse;
      } catch {
        return { items: [], state: 'part' };
      }
    }),
  );
  const isWhole = parts.every(({ state }) => state === 'whole');
  return { items: parts.flatMap(({ items }) => items), state: isWhole ? 'whole' : 'part' };
}
