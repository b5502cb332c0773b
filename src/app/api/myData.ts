import type { ItemTitle } from './itemTitles.ts';

/** A bookmark as its owner sees it. */
export interface MyBookmark {
  readonly id: string;
  /** What it is about; nothing when that is gone, or could not be asked. */
  readonly item: ItemTitle | undefined;
  /** Words of one's own. */
  readonly note: string;
}

/** A comment as its author sees it. */
export interface MyComment {
  readonly id: string;
  readonly text: string;
  /** When it was written (ISO 8601). */
  readonly at: string;
  /** `held` waits for a moderator; `removed` is gone for everybody else. */
  readonly state: 'shown' | 'held' | 'removed';
  /** Why a moderator held or removed it. */
  readonly reason: string;
  /** Id of the item it is about. */
  readonly item: string;
  /** The page it stands under. */
  readonly title: string;
  readonly url: string;
}

export interface MyNewsletter {
  readonly id: string;
  readonly name: string;
}

/** What the services keep of one person. */
export interface MyData {
  /** The newest first. */
  readonly bookmarks: readonly MyBookmark[];
  readonly comments: readonly MyComment[];
  /** What the list of bookmarks can be read with by others, `null` while it is not shared; nothing where it cannot be. */
  readonly shared: string | null | undefined;
  /** Nothing where the service does not tell. */
  readonly newsletters: readonly MyNewsletter[] | undefined;
}

/** The answers that a person's data come from, each as its service sent it; nothing for those that could not be had. */
export interface MyAnswers {
  readonly mydata: unknown;
  readonly mybookmarks: unknown;
  readonly mynewsletters: unknown;
}

/** Ids of a person's bookmarks, the newest first. */
export function bookmarkIdsIn({ mydata }: Pick<MyAnswers, 'mydata'>): readonly string[] {
  return texts(record(record(first(mydata)).preferences).bookmarkedArticles).toReversed();
}

/** Reads the answers leniently: what is missing in one is missing on the page, and nothing else. */
export function readMyData(answers: MyAnswers, titles: readonly ItemTitle[]): MyData {
  const extra = record(answers.mybookmarks);
  const notes = new Map(list(extra.bookmarks).map((each) => [text(each.id), text(each.note)]));
  const items = new Map(titles.map((title) => [title.id, title]));
  return {
    bookmarks: bookmarkIdsIn(answers).map((id) => ({ id, item: items.get(id), note: notes.get(id) ?? '' })),
    comments: list(record(first(answers.mydata)).comments)
      .map(readComment)
      .filter(isWhole),
    shared: 'shared' in extra ? text(extra.shared) || null : undefined,
    newsletters: readNewsletters(answers.mynewsletters),
  };
}

function readComment(comment: Readonly<Record<string, unknown>>): MyComment {
  const state = text(comment.state);
  return {
    id: text(comment.id),
    text: text(comment.content),
    at: text(comment.created_at),
    state: state === 'held' || state === 'removed' ? state : 'shown',
    reason: text(comment.reason),
    item: text(record(comment.article).external_id),
    title: text(comment.title),
    url: text(comment.url),
  };
}

/** One that cannot be named or dated cannot be shown, and costs none of the others. */
function isWhole({ id, at }: MyComment): boolean {
  return id !== '' && !Number.isNaN(Date.parse(at));
}

function readNewsletters(answer: unknown): MyData['newsletters'] {
  const { newsletters } = record(answer);
  if (!Array.isArray(newsletters)) return undefined;
  return list(newsletters).map((each) => ({ id: text(each.id), name: text(each.title) || text(each.list) }));
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function list(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(text).filter((each) => each !== '') : [];
}
