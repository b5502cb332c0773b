import useSWR from 'swr';
import { type MyComment, readMyData } from '../api/myData.ts';
import type { PublicIdentity } from '../context/publicSite.ts';
import { useIdentity } from '../identity/identity.ts';
import { personalCall } from './personalCall.ts';

/** The comments of whoever is signed in, newest first, with the items they are about. */
export function useMyComments(identity: PublicIdentity | undefined) {
  const { state, person } = useIdentity();
  const key = identity && state === 'signedIn' && person ? `mydata ${person.id}` : null;
  const load = async () => {
    if (!identity) return [];
    const mydata = await personalCall(identity, '/api/mydata');
    return readMyData({ mydata, mybookmarks: undefined, mynewsletters: undefined }, []).comments;
  };
  // They may have been deleted on another page.
  return useSWR<readonly MyComment[]>(key, load, { revalidateOnMount: true });
}
