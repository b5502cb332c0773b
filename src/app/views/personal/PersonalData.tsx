import type { MyData } from '../../api/myData.ts';
import { useTexts } from '../../language/useTexts.ts';
import type { PersonalView } from './address.ts';
import { MyAccount } from './MyAccount.tsx';
import { type BookmarkActions, MyBookmarks } from './MyBookmarks.tsx';
import { MyComments } from './MyComments.tsx';
import { MyNewsletters } from './MyNewsletters.tsx';

/** What presses do with scripts; each rejects when it could not be done. Without them every part posts its form. */
export interface PersonalActions {
  readonly bookmarks: BookmarkActions;
  readonly deleteComment: (id: string) => Promise<void>;
  readonly endNewsletter: (id: string) => Promise<void>;
  readonly forget: () => Promise<void>;
}

interface PersonalDataProps {
  readonly view: PersonalView;
  readonly data: MyData;
  readonly act?: PersonalActions | undefined;
}

/** Everything of the visitor's own, in its sections. */
export function PersonalData({ view, data, act }: PersonalDataProps) {
  const t = useTexts('personal');
  return (
    <>
      <MyBookmarks
        view={view}
        title={t('bookmarks.title')}
        bookmarks={data.bookmarks}
        titles={data.titles}
        shared={data.shared}
        act={act?.bookmarks}
      />
      <MyComments comments={data.comments} titles={data.titles} onDelete={act?.deleteComment} />
      {data.newsletters && <MyNewsletters newsletters={data.newsletters} onEnd={act?.endNewsletter} />}
      <MyAccount data={data} onForget={act?.forget} />
    </>
  );
}
