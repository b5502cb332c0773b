import { useEffect } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { Skeleton } from '#design-system/components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import type { MyData } from '../../api/myData.ts';
import { typedText } from '../../api/typedText.ts';
import type { PublicIdentity } from '../../context/publicSite.ts';
import type { Person } from '../../identity/identity.ts';
import { useTexts } from '../../language/useTexts.ts';
import { forgetBookmarks, removeBookmark, useBookmarks } from '../../personal/bookmarks.ts';
import { type DraftPlace, keepDraft, keptDraft } from '../../personal/draft.ts';
import { personalCall } from '../../personal/personalCall.ts';
import type { PersonalView } from './address.ts';
import { Moderation } from './Moderation.tsx';
import { type PersonalActions, PersonalData } from './PersonalData.tsx';
import { useMyData } from './useMyData.ts';

interface LiveDataProps {
  readonly view: PersonalView;
  readonly identity: PublicIdentity;
  readonly person: Person;
}

/** Everything of a person who signed in with scripts. */
export function LiveData({ view, identity, person }: LiveDataProps) {
  const t = useTexts('personal');
  const { data, error, mutate } = useMyData(identity, person);
  const { ids, state } = useBookmarks();
  const isBehind = state === 'idle' && data !== undefined && !hasJust(data, ids);
  useEffect(() => {
    // What was kept before signing in has joined the list since, or a page in between has taken something out.
    if (isBehind) void mutate();
  }, [isBehind, mutate]);
  const call = async (...[path, method, body]: [path: string, method: 'PUT' | 'DELETE', body?: object]) => {
    await personalCall(identity, path, { method, ...(body && { body }) });
    await mutate();
  };
  const act: PersonalActions = {
    bookmarks: {
      remove(id) {
        removeBookmark(id);
        const without = data && { ...data, bookmarks: data.bookmarks.filter((bookmark) => bookmark.id !== id) };
        void mutate(without, { revalidate: false });
      },
      note: (id, note) => call(`/api/bookmarknote/${encodeURIComponent(id)}`, 'PUT', { note: typedText(note) }),
      noteDraft: (id) => keptDraft(noteOn(person, id)),
      keepNoteDraft: (id, text) => keepDraft(noteOn(person, id), text),
      share: (shared) => call('/api/sharedbookmarks', 'PUT', { shared }),
    },
    async deleteComment(id) {
      try {
        await call(`/api/deletemycomment/${encodeURIComponent(id)}`, 'DELETE');
      } catch (error) {
        // It may have been deleted before, in another tab: services say so in their own ways.
        const now = await mutate();
        if (!now || now.comments.some((comment) => comment.id === id)) throw error;
      }
    },
    endNewsletter: (id) => call(`/api/mynewsletters/${encodeURIComponent(id)}`, 'DELETE'),
    async forget() {
      await call('/api/mydata', 'DELETE');
      forgetBookmarks();
    },
  };
  return (
    <>
      {person.isModerator && <Moderation identity={identity} person={person} />}
      {data && <PersonalData view={view} data={data} act={act} />}
      {!data && !error && (
        <div role="status">
          <VisuallyHidden>{t('personal.loading')}</VisuallyHidden>
          <Skeleton shape="record" />
          <Skeleton shape="record" />
        </div>
      )}
      {error && (
        <div role="alert" className="flex flex-col items-start gap-4">
          <Notice tone="negative">{t('personal.unavailable')}</Notice>
          <Button tone="secondary" size="small" onClick={() => void mutate()}>
            {t('personal.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The draft of a note, beside that of a comment on the same item. */
function noteOn({ id }: Person, item: string): DraftPlace {
  return { person: id, item: `note ${item}` };
}

function hasJust({ bookmarks }: MyData, ids: readonly string[]): boolean {
  const known = new Set(bookmarks.map(({ id }) => id));
  return known.size === ids.length && ids.every((id) => known.has(id));
}
