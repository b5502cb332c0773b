import { z } from 'zod';
import type { Database } from '#services/database/database.ts';
import type { Row } from '#services/database/protocol.ts';

/** `held` waits for a moderator, `removed` is gone for everybody but its author, who reads why. */
export const commentStates = ['shown', 'held', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** A comment as its author sent it (specification, section 3). */
export interface NewComment {
  /** The item that it is about. */
  readonly externalId: string;
  readonly subtype: string;
  readonly title: string;
  readonly url: string;
  /** By which others know the author. */
  readonly name: string;
  /** Plain text. */
  readonly content: string;
}

export interface Comment extends NewComment {
  readonly id: string;
  readonly createdAt: Date;
  readonly state: CommentState;
  /** Why a moderator held or removed it. */
  readonly reason: string | undefined;
}

/** A comment that waits for a moderator. */
export interface WaitingComment extends Comment {
  /** Why people reported it since a moderator last looked, once for each of them; empty where one did not say. */
  readonly reports: readonly string[];
}

export interface CommentStore {
  /** Those of an item that everybody sees, newest first. */
  of(externalId: string): Promise<readonly Comment[]>;
  /** All of one person, whatever their state, newest first. */
  by(author: string): Promise<readonly Comment[]>;
  /** @param request names this very post: sent again it is not another comment */
  add(author: string, comment: NewComment, request: string | undefined): Promise<Comment>;
  /** Deletes what is the author's own; what is not there any more is deleted as well. */
  remove(author: string, id: string): Promise<'deleted' | 'not yours'>;
  /** Once for each person; nothing where there is no such comment. */
  report(person: string, id: string, reason: string): Promise<void>;
  /** What moderators have to look at: reported or held, most reported first. */
  waiting(): Promise<readonly WaitingComment[]>;
  /** Decides about a comment, with which its reports are settled; false where there is none. */
  decide(id: string, state: CommentState, reason: string): Promise<boolean>;
}

const columns = 'id, external_id, content_subtype, title, url, name, content, created_at, state, reason';

const reportsSchema = z.array(z.string());

/** As many as a page or a moderator's list shows at once. */
const most = 500;

export function createCommentStore({ query, transaction }: Database): CommentStore {
  return {
    async of(externalId) {
      const rows = await query(
        `select ${columns} from comment where external_id = $1 and state = 'shown' order by created_at desc, id desc limit ${most}`,
        [externalId],
      );
      return rows.map(read);
    },
    async by(author) {
      const rows = await query(`select ${columns} from comment where author = $1 order by created_at desc, id desc`, [
        author,
      ]);
      return rows.map(read);
    },
    async add(author, { externalId, subtype, title, url, name, content }, request) {
      const [row] = await query(
        `insert into comment (author, external_id, content_subtype, title, url, name, content, request)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (author, request) do update set request = excluded.request
         returning ${columns}`,
        [author, externalId, subtype, title, url, name, content, request ?? null],
      );
      if (!row) throw new Error('The database gave no comment back.');
      return read(row);
    },
    async remove(author, id) {
      const [row] = await query('select author from comment where id = $1', [Number(id)]);
      if (row && row.author !== author) return 'not yours';
      await query('delete from comment where id = $1 and author = $2', [Number(id), author]);
      return 'deleted';
    },
    async report(person, id, reason) {
      await query(
        `insert into comment_report (comment, person, reason)
         select id, $2, $3 from comment where id = $1 on conflict do nothing`,
        [Number(id), person, reason],
      );
    },
    async waiting() {
      const rows = await query(
        `select ${columns}, coalesce(reports, '[]') as reports
         from comment left join (
           select comment, json_agg(reason order by created_at, person) as reports, count(*) as reported
           from comment_report group by comment) as known on known.comment = comment.id
         where state = 'held' or reported > 0 order by reported desc nulls last, created_at limit ${most}`,
      );
      return rows.map((row) => ({ ...read(row), reports: reportsSchema.parse(row.reports) }));
    },
    decide: (id, state, reason) =>
      transaction(async (run) => {
        const rows = await run('update comment set state = $2, reason = $3 where id = $1 returning id', [
          Number(id),
          state,
          reason || null,
        ]);
        await run('delete from comment_report where comment = $1', [Number(id)]);
        return rows.length > 0;
      }),
  };
}

function read(row: Row): Comment {
  return {
    id: String(row.id),
    externalId: String(row.external_id),
    subtype: String(row.content_subtype),
    title: String(row.title),
    url: String(row.url),
    name: String(row.name),
    content: String(row.content),
    createdAt: new Date(String(row.created_at)),
    state: commentStates.find((state) => state === row.state) ?? 'held',
    reason: row.reason === null ? undefined : String(row.reason),
  };
}
