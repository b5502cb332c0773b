import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { momentOf } from '#app/api/readFields.ts';
import type { CommentsResponse, ItemComment } from '#app/api/responses.ts';
import { createIdSource } from '../calls/idSource.ts';
import type { JsonClient } from '../calls/jsonClient.ts';

/** The comments on an item, and the object that stays the same for as long as they do. */
export interface LoadedComments {
  readonly response: CommentsResponse;
  readonly source: object;
  /** Until when it may be shown without asking again (ms since 1970). */
  readonly freshUntil: number;
}

export interface CommentSource {
  /** Never rejects: without its service an item has no comments, and says so. */
  load(item: string): Promise<LoadedComments>;
  /** Somebody wrote or deleted one here: whoever looks next is to see it. */
  forget(): void;
}

interface CommentSourceOptions {
  readonly preference: JsonClient;
  readonly freshSeconds: number;
}

/** Longer than people wait to see what they wrote a moment ago, comments are not kept (seconds). */
const maximumFreshSeconds = 5;

/** How long a page waits for a service that did not answer before (ms). */
const patienceWhileAway = 50;

const commentSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  created_at: z.preprocess(momentOf, z.iso.datetime({ offset: true, local: true })),
  content: z.string(),
  name: z.string().nullish(),
});
const answerSchema = z.object({
  articles: z.array(z.object({ comments: z.array(z.unknown()).nullish() })),
});

/** Asks the preference service for the comments on items: `/api/articlesextended` (specification, section 7). */
export function createCommentSource({ preference, freshSeconds }: CommentSourceOptions): CommentSource {
  const unavailable: CommentsResponse = { comments: 'unavailable' };
  const load = createIdSource<CommentsResponse>({
    name: 'comments',
    client: preference,
    freshSeconds: Math.min(freshSeconds, maximumFreshSeconds),
    maximumSize: 8_000_000,
    // It may hear of an item with its first comment.
    whereNone: { comments: [] },
    read(answer) {
      const read = answerSchema.safeParse(answer);
      return read.data && { comments: (read.data.articles[0]?.comments ?? []).flatMap(readComment).sort(newestFirst) };
    },
  });
  /** Its last answer did not come. It is asked all the same, which is how it is seen to be back. */
  let isAway = false;
  const ask = async (item: string) => {
    const path = `/api/articlesextended?external_id=${encodeURIComponent(item)}`;
    const { found, parts, state } = await load(new Map([[item, path]]), (response) => response);
    isAway = state === 'failed';
    // However often it fails, it is the same page that is without them.
    return { response: found.get(item) ?? unavailable, source: (!isAway && parts[0]) || unavailable };
  };
  const without = { response: unavailable, source: unavailable };
  return {
    async load(item) {
      const asked = ask(item);
      // Then no page waits for it as long as the first one did.
      const loaded = await (isAway ? Promise.race([asked, setTimeout(patienceWhileAway, without)]) : asked);
      return { ...loaded, freshUntil: Date.now() + maximumFreshSeconds * 1000 };
    },
    forget: load.forget,
  };
}

/** One that cannot be read costs none of the others. */
function readComment(given: unknown): readonly ItemComment[] {
  const { data } = commentSchema.safeParse(given);
  if (!data) return [];
  return [{ id: data.id, name: data.name?.trim() ?? '', at: data.created_at, text: data.content }];
}

function newestFirst(one: ItemComment, other: ItemComment): number {
  return Date.parse(other.at) - Date.parse(one.at);
}
