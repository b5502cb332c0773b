import type { PlanSite } from '#templates/contract/context.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import type { LoadItems } from '../content/itemSource.ts';
import type { Log } from '../log.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { LoadRecords } from '../records/recordSource.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { Changes } from '../sharing/changes.ts';
import { type CommentSource, createCommentSource } from './commentSource.ts';
import { createItemTitles, type LoadItemTitles } from './itemTitles.ts';
import { createMyDataLoader, type LoadMyData } from './loadMyData.ts';
import { createSharedListLoader, type LoadSharedList } from './loadSharedList.ts';
import { type CallPersonally, createPersonalCalls } from './personalCalls.ts';
import { createRenewals, type Renewals } from './session/renewals.ts';
import { createSeal } from './session/seal.ts';
import { createSessions, type Sessions } from './session/sessions.ts';

/** What people keep and write, and who they are, as the portal works with it. */
export interface People {
  readonly comments: CommentSource;
  readonly loadItemTitles: LoadItemTitles;
  readonly call: CallPersonally;
  readonly loadMyData: LoadMyData;
  readonly loadSharedList: LoadSharedList;
  readonly sessions: Sessions;
  /** Somebody wrote or deleted a comment: here, and in portals side by side, whoever looks next is to see it. */
  readonly commented: () => void;
}

interface PeopleOptions {
  readonly settings: Pick<Settings, 'preference' | 'callTimeoutMs'>;
  readonly preference: JsonClient;
  readonly loadItems: LoadItems;
  readonly loadRecords: LoadRecords;
  readonly planSites: readonly PlanSite[];
  readonly pictures: PlanPictures;
  /** Secrets of the portal, the newest first. */
  readonly keys: readonly [string, ...string[]];
  readonly freshSeconds: number;
  readonly changes: Changes;
  /** In this process alone, unless portals side by side renew together. */
  readonly renewals: Renewals | undefined;
  readonly log: Log;
}

export function createPeople({ settings, keys, changes, renewals, log, ...options }: PeopleOptions): People {
  const { callTimeoutMs: timeoutMs } = settings;
  const loadItemTitles = createItemTitles(options);
  const call = createPersonalCalls({ baseUrl: settings.preference.baseUrl, timeoutMs, log });
  return {
    comments: createCommentSource(options),
    loadItemTitles,
    call,
    loadMyData: createMyDataLoader(call, loadItemTitles),
    loadSharedList: createSharedListLoader(call, loadItemTitles),
    sessions: createSessions({ seal: createSeal(keys), renewals: renewals ?? createRenewals(), timeoutMs }),
    commented: () => {
      changes.tell({ kind: 'comments' }).catch((error: unknown) => log.warn({ event: 'comments.untold', err: error }));
    },
  };
}
