import type { ItemTitle, ItemTitlesResponse } from './itemTitles.ts';
import { type Fields, fieldsOf, listOf, momentOf, textOf } from './readFields.ts';
import { typedText } from './typedText.ts';

/** A bookmark as its owner sees it. */
export interface MyBookmark {
  readonly id: string;
  /** What it is about; nothing when that is gone, or where `MyData.titles` are a part, could not be asked for. */
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
  /** The page it stands under; empty where that is gone, or could not be asked for. */
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
  /** `part` where what has no title may be there all the same. */
  readonly titles: ItemTitlesResponse['state'];
}

/** The answers that a person's data come from, each as its service sent it; nothing for those that could not be had. */
export interface MyAnswers {
  readonly mydata: unknown;
  /** Needed where `mydata` holds no bookmarks: those of the specification's are comments alone. */
  readonly preferences?: unknown;
  readonly mybookmarks: unknown;
  readonly mynewsletters: unknown;
}

/** Whether `mydata` holds a person's bookmarks besides the comments. */
export function hasBookmarks(mydata: unknown): boolean {
  return Array.isArray(fieldsOf(fieldsOf(first(mydata)).preferences).bookmarkedArticles);
}

/**
 * Whether readers can report comments, by what `mydata` says: a service that has more than the specification's calls
 * tells there whether the bookmarks are shared.
 */
export function takesReports(mydata: unknown): boolean {
  return 'shared' in fieldsOf(first(mydata));
}

/** Ids of a person's bookmarks, the newest first. */
export function bookmarkIdsIn({ mydata, preferences }: Pick<MyAnswers, 'mydata' | 'preferences'>): readonly string[] {
  const holder = hasBookmarks(mydata) ? first(mydata) : preferences;
  return texts(fieldsOf(fieldsOf(holder).preferences).bookmarkedArticles).toReversed();
}

/** Ids of what has to be looked up by its title: bookmarks, and what comments are about that do not say so themselves. */
export function itemIdsIn(answers: Pick<MyAnswers, 'mydata' | 'preferences'>): readonly string[] {
  const unnamed = commentsIn(answers.mydata).filter(
    ({ item, title, url }) => item !== '' && (title === '' || url === ''),
  );
  return [...new Set([...bookmarkIdsIn(answers), ...unnamed.map(({ item }) => item)])];
}

/** Reads the answers leniently: what is missing in one is missing on the page, and nothing else. */
export function readMyData(answers: MyAnswers, titles: ItemTitlesResponse): MyData {
  const extra = fieldsOf(answers.mybookmarks);
  const notes = new Map(listOf(extra.bookmarks).map((each) => [textOf(each.id), textOf(each.note)]));
  const items = new Map(titles.items.map((title) => [title.id, title]));
  return {
    bookmarks: bookmarkIdsIn(answers).map((id) => ({ id, item: items.get(id), note: notes.get(id) ?? '' })),
    comments: commentsIn(answers.mydata).map((comment) => ({
      ...comment,
      title: comment.title || (items.get(comment.item)?.title ?? ''),
      url: comment.url || (items.get(comment.item)?.href ?? ''),
    })),
    shared: 'shared' in extra ? textOf(extra.shared) || null : undefined,
    newsletters: readNewsletters(answers.mynewsletters),
    titles: titles.state,
  };
}

/** A person’s comments, as the service tells them. */
export function commentsIn(mydata: unknown): readonly MyComment[] {
  return listOf(fieldsOf(first(mydata)).comments)
    .map(readComment)
    .filter(isWhole);
}

/** How long ago a comment may be dated that was written just now: clocks differ by minutes (ms). */
const justNow = 10 * 60 * 1000;

/**
 * Whether a comment is among a person's that was posted just now and whose answer was lost, or was refused because it is
 * there already.
 */
export function hasJustPosted(
  comments: readonly MyComment[],
  { item, text }: Pick<MyComment, 'item' | 'text'>,
): boolean {
  return comments.some(
    (comment) =>
      comment.item === item &&
      typedText(comment.text) === typedText(text) &&
      Math.abs(Date.now() - Date.parse(comment.at)) < justNow,
  );
}

function readComment(comment: Fields): MyComment {
  const state = textOf(comment.state);
  return {
    id: textOf(comment.id),
    text: textOf(comment.content),
    at: momentOf(comment.created_at),
    state: state === 'held' || state === 'removed' ? state : 'shown',
    reason: textOf(comment.reason),
    item: textOf(fieldsOf(comment.article).external_id),
    title: textOf(comment.title),
    url: textOf(comment.url),
  };
}

/** One that cannot be named or dated cannot be shown, and costs none of the others. */
function isWhole({ id, at }: MyComment): boolean {
  return id !== '' && !Number.isNaN(Date.parse(at));
}

function readNewsletters(answer: unknown): MyData['newsletters'] {
  const { newsletters } = fieldsOf(answer);
  if (!Array.isArray(newsletters)) return undefined;
  return listOf(newsletters).map((each) => ({ id: textOf(each.id), name: textOf(each.title) || textOf(each.list) }));
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf).filter((each) => each !== '') : [];
}
