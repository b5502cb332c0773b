import { z } from 'zod';
import type { PersonalResponse } from '#app/api/personalResponse.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { LoadItemTitles } from './itemTitles.ts';
import { type CallPersonally, parsedJson } from './personalCalls.ts';

/** The list of somebody who shares it, for whoever has its link. Never rejects. */
export type LoadSharedList = (
  token: string,
  site: ServedSite,
) => Promise<Extract<PersonalResponse, { state: 'shared' | 'unshared' }>>;

const answerSchema = z.object({ bookmarks: z.array(z.string()), name: z.string().nullish() });

/** Titles that one page shows. */
const most = 100;

export function createSharedListLoader(call: CallPersonally, loadItemTitles: LoadItemTitles): LoadSharedList {
  return async (token, site) => {
    const path = `/api/sharedbookmarks/${encodeURIComponent(token)}`;
    const { status, body } = await call({ method: 'GET', path, authorization: undefined });
    const read = status === 200 ? answerSchema.safeParse(parsedJson(body)).data : undefined;
    if (!read) return { state: 'unshared', why: status === 404 ? 'gone' : 'away' };
    const { items, state } = await loadItemTitles(read.bookmarks.toReversed().slice(0, most), site);
    return { state: 'shared', name: read.name ?? '', items, isWhole: state === 'whole' };
  };
}
