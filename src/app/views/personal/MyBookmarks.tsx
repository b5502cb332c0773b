import { useState } from 'react';
import { BookmarkList, type BookmarkListProps } from '#design-system/components/BookmarkList/BookmarkList.tsx';
import type { BookmarkEntry } from '#design-system/components/BookmarkList/bookmark.ts';
import { type Language, rowOf } from '#languages/languages.ts';
import { badgeOf } from '#templates/renderer/badges.ts';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { citationAddress, citationFormats, formatNames } from '../../api/citationAddress.ts';
import type { MyBookmark, MyData } from '../../api/myData.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { inParts } from '../../inParts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { mostIds } from '../../search/parameters.ts';
import type { PersonalView } from './address.ts';
import { bookmarkTexts, sharingTexts, untitled } from './bookmarkTexts.ts';
import { filterBookmarks } from './filterBookmarks.ts';
import {
  type BookmarkOrder,
  bookmarkOrders,
  type PersonalSearch,
  readPersonalSearch,
  sharedListPath,
} from './personalSearch.ts';

interface MyBookmarksProps {
  readonly view: PersonalView;
  readonly title: string;
  /** Newest first. */
  readonly bookmarks: readonly MyBookmark[];
  readonly titles: MyData['titles'];
  /** The path of the list for others, `null` while it is not shared; nothing where it cannot be. */
  readonly shared: string | null | undefined;
  /** What a press does with scripts. */
  readonly act?: BookmarkActions | undefined;
}

export interface BookmarkActions {
  readonly remove: (id: string) => void;
  /** Rejects when the note could not be kept. */
  readonly note: (id: string, note: string) => Promise<void>;
  /** A note that was begun and is not kept; empty where there is none. */
  readonly noteDraft: (id: string) => string;
  readonly keepNoteDraft: (id: string, text: string) => void;
  readonly share: (on: boolean) => Promise<void>;
}

/** The visitor's bookmarks: to find, to order, to take along, to share. */
export function MyBookmarks({ view, title, bookmarks, titles, shared, act }: MyBookmarksProps) {
  const t = useTexts('personal');
  const { t: tt } = useRenderer();
  const { site, language, personalPath, personalAddress } = usePortal();
  const [filter, setFilter] = useState<Pick<PersonalSearch, 'find' | 'order'>>(() => readPersonalSearch(view.search));
  const [states, setStates] = useState<ReadonlyMap<string, BookmarkEntry['state']>>(new Map());
  const [message, setMessage] = useState<BookmarkListProps['message']>();
  const [updating, setUpdating] = useState<boolean>();

  const note = async (id: string, words: string) => {
    const say = (state: BookmarkEntry['state']) => setStates((before) => new Map([...before, [id, state]]));
    say('saving');
    await act?.note(id, words).then(
      () => {
        act.keepNoteDraft(id, '');
        say('saved');
      },
      () => say('failed'),
    );
  };
  const share = async (on: boolean) => {
    setUpdating(on);
    await act?.share(on).catch(() => setMessage({ tone: 'negative', text: t('done.failed') }));
    setUpdating(undefined);
  };
  const entryOf = ({ id, item, note: words }: MyBookmark): BookmarkEntry => {
    const badge = badgeOf(item?.kind ?? 'other', tt);
    const draft = act?.noteDraft(id);
    const hiddenFields = <input type="hidden" name="item" value={id} />;
    const noteFields = (
      <>
        {hiddenFields}
        <input type="hidden" name="title" value={item?.title ?? ''} />
      </>
    );
    return {
      id,
      title: item?.title ?? untitled(t, titles, id),
      href: item?.href ?? personalAddress,
      badgeKind: badge.kind,
      badgeLabel: item?.label ?? badge.label,
      note: words,
      // What was kept just before a reload may be a draft here still.
      draft: draft && draft !== words ? draft : undefined,
      state: states.get(id) ?? 'idle',
      // Notes and sharing are the same service's: one that cannot share keeps no notes either.
      ...(shared !== undefined && { noteTarget: { action: `${personalPath}/note`, hiddenFields: noteFields } }),
      removal: { action: `${personalPath}/unbookmark`, hiddenFields },
    };
  };
  return (
    <BookmarkList
      id="bookmarks"
      title={title}
      level={2}
      bookmarks={filterBookmarks(bookmarks, filter, rowOf(language).locale).map(entryOf)}
      total={bookmarks.length}
      filter={{
        action: personalPath,
        hiddenFields: language !== site.language && <input type="hidden" name="language" value={language} />,
        search: { id: 'bookmarks-find', name: 'find', value: filter.find },
        order: {
          id: 'bookmarks-order',
          name: 'order',
          value: filter.order,
          options: [
            { value: 'newest', label: t('bookmarks.newest') },
            { value: 'oldest', label: t('bookmarks.oldest') },
            { value: 'title', label: t('bookmarks.byTitle') },
          ],
        },
      }}
      allHref={personalAddress}
      exports={exportsOf(bookmarks, language)}
      sharing={
        shared === undefined
          ? undefined
          : {
              target: { action: `${personalPath}/share` },
              state:
                updating === undefined
                  ? shared === null
                    ? { kind: 'off' }
                    : { kind: 'on', address: site.origin + sharedListPath(shared) }
                  : { kind: 'updating', on: updating },
              texts: sharingTexts(t),
              onShare: act && ((on) => void share(on)),
            }
      }
      message={message}
      language={language}
      texts={bookmarkTexts(t)}
      onFilter={act && ((data) => setFilter({ find: String(data.get('find') ?? ''), order: orderIn(data) }))}
      onNote={act && ((id, data) => void note(id, String(data.get('note') ?? '')))}
      onNoteDraft={act?.keepNoteDraft}
      onRemove={
        act &&
        ((id) => {
          act.remove(id);
          setMessage({ tone: 'positive', text: t('bookmarks.removed') });
        })
      }
    />
  );
}

/** The references of the publications among them: pages of the site are none. */
function exportsOf(bookmarks: readonly MyBookmark[], language: Language): BookmarkListProps['exports'] {
  const ids = bookmarks.flatMap(({ id, item }) => (item?.kind === 'gkz' ? [id] : []));
  if (ids.length === 0) return [];
  // One address does not name them all: then there is a file for each part.
  const parts = inParts(ids, mostIds);
  const rangeOf = (part: number, size: number) => ` (${part * mostIds + 1}–${part * mostIds + size})`;
  return citationFormats.flatMap((format) =>
    parts.map((some, part) => ({
      label: formatNames[format] + (parts.length === 1 ? '' : rangeOf(part, some.length)),
      href: citationAddress(some, format, { language }),
    })),
  );
}

function orderIn(data: FormData): BookmarkOrder {
  return bookmarkOrders.find((order) => order === data.get('order')) ?? 'newest';
}
