import useSWR from 'swr';
import { type MyComment, readMyData, takesReports } from '../api/myData.ts';
import type { PublicIdentity } from '../context/publicSite.ts';
import { useIdentity } from '../identity/identity.ts';
import { personalCall } from './personalCall.ts';

interface OwnComments {
  /** The newest first, with the items they are about. */
  readonly comments: readonly MyComment[];
  /** Whether those of others can be reported. */
  readonly canReport: boolean;
}

/** Here comments stand below what they are about. */
const noTitles = { items: [], state: 'part' } as const;

/** The comments of whoever is signed in. */
export function useMyComments(identity: PublicIdentity | undefined) {
  const { state, person } = useIdentity();
  const key = identity && state === 'signedIn' && person ? `mydata ${person.id}` : null;
  const load = async () => {
    if (!identity) return { comments: [], canReport: false };
    const mydata = await personalCall(identity, '/api/mydata');
    const { comments } = readMyData({ mydata, mybookmarks: undefined, mynewsletters: undefined }, noTitles);
    return { comments, canReport: takesReports(mydata) };
  };
  // They may have been deleted on another page.
  return useSWR<OwnComments>(key, load, { revalidateOnMount: true });
}
