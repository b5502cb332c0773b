import { useState } from 'react';
import useSWR from 'swr';
import { Band } from '#design-system/components/Band/Band.tsx';
import type { ItemTitlesResponse } from '../../api/itemTitles.ts';
import { useTexts } from '../../language/useTexts.ts';
import { removeBookmark, useBookmarks } from '../../personal/bookmarks.ts';
import type { PersonalView } from './address.ts';
import { type BookmarkActions, MyBookmarks } from './MyBookmarks.tsx';
import { titlesOf } from './useMyData.ts';

/** Neither can be had without signing in. */
const withoutNotes: Omit<BookmarkActions, 'remove'> = {
  note: async () => {},
  noteDraft: () => '',
  keepNoteDraft: () => {},
  share: async () => {},
};

/** The bookmarks of a visitor who has not signed in: they are in this browser alone. */
export function KeptHere({ view }: { view: PersonalView }) {
  const t = useTexts('personal');
  const { ids } = useBookmarks();
  // What is taken out is known to the list that stands there: it stays, and says so.
  const { data: titles } = useSWR<ItemTitlesResponse>(
    ids.length > 0 ? `titles of ${ids.join()}` : null,
    () => titlesOf(ids),
    { keepPreviousData: true },
  );
  const [hadSome, setHadSome] = useState(false);
  const hasSome = ids.length > 0 && titles !== undefined;
  if (hasSome && !hadSome) setHadSome(true);
  if (!hasSome && !hadSome) return null;
  const items = new Map(titles?.items.map((item) => [item.id, item]));
  return (
    <Band>
      <div className="flex flex-col gap-4">
        <p className="max-w-reading">{t('personal.keptHint')}</p>
        <MyBookmarks
          view={view}
          title={t('personal.kept')}
          bookmarks={ids.toReversed().map((id) => ({ id, item: items.get(id), note: '' }))}
          titles={titles?.state ?? 'part'}
          shared={undefined}
          act={{ ...withoutNotes, remove: removeBookmark }}
        />
      </div>
    </Band>
  );
}
