import { wholeLetters } from '#templates/contract/wholeLetters.ts';
import { personalPath } from './address.ts';

/** How a visitor's own list is ordered: by when things were kept, or by their titles. */
export const bookmarkOrders = ['newest', 'oldest', 'title'] as const;
export type BookmarkOrder = (typeof bookmarkOrders)[number];

/** What cannot be undone, and is asked before it is done (specification, section 5). */
export type PersonalQuestion =
  | { readonly kind: 'delete-comment'; readonly comment: string }
  | { readonly kind: 'unbookmark'; readonly item: string }
  | { readonly kind: 'forget' };

/** What an address of the visitor's own page asks for; without JavaScript more than with it. */
export interface PersonalSearch {
  /** What the list of bookmarks is searched for, without JavaScript. */
  readonly find: string;
  readonly order: BookmarkOrder;
  /** What somebody's list is read with that they share; empty for one's own. */
  readonly list: string;
  /** What became of a form that was posted without JavaScript. */
  readonly done: 'forgotten' | 'failed' | 'limited' | 'full' | undefined;
  /** What is to be sure before it is done, without JavaScript. */
  readonly ask: PersonalQuestion | undefined;
  /** The item to comment on, without JavaScript; the form stands here, where it is known who writes. */
  readonly comment:
    | { readonly id: string; readonly kind: string; readonly title: string; readonly page: string }
    | undefined;
  /** The bookmark whose note was posted without JavaScript, and is given back here. */
  readonly note: { readonly id: string; readonly title: string } | undefined;
}

/** @param search the query of an address, with or without its question mark */
export function readPersonalSearch(search: string): PersonalSearch {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => wholeLetters((parameters.get(name) ?? '').slice(0, 500));
  const ask = questionIn(textOf);
  const id = ask ? '' : textOf('comment');
  const note = ask ? '' : textOf('note');
  return {
    find: textOf('find'),
    order: bookmarkOrders.find((order) => order === parameters.get('order')) ?? 'newest',
    list: textOf('list'),
    done: (['forgotten', 'failed', 'limited', 'full'] as const).find((done) => done === parameters.get('done')),
    ask,
    comment: id === '' ? undefined : { id, kind: textOf('kind'), title: textOf('title'), page: textOf('page') },
    note: note === '' ? undefined : { id: note, title: textOf('title') },
  };
}

function questionIn(textOf: (name: string) => string): PersonalQuestion | undefined {
  const [comment, item] = [textOf('comment'), textOf('item')];
  switch (textOf('ask')) {
    case 'delete-comment':
      return comment === '' ? undefined : { kind: 'delete-comment', comment };
    case 'unbookmark':
      return item === '' ? undefined : { kind: 'unbookmark', item };
    case 'forget':
      return { kind: 'forget' };
    default:
      return undefined;
  }
}

/** Where a question is asked. */
export function personalQuestionPath({ kind, ...fields }: PersonalQuestion): string {
  return `${personalPath}?${new URLSearchParams({ ask: kind, ...fields })}`;
}

/** The page on which others read a list of bookmarks. @param token what its owner has shared it with */
export function sharedListPath(token: string): string {
  return `${personalPath}?${new URLSearchParams({ list: token })}`;
}
