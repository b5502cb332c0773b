import type { BookmarkListTexts, BookmarkSharingTexts } from '#design-system/components/BookmarkList/bookmark.ts';
import type { Translate } from '#languages/texts.ts';
import type { MyData } from '../../api/myData.ts';

/** What is said in place of the title of something that has none here: that it is gone only where that is known. */
export function untitled(t: Translate<'personal'>, titles: MyData['titles'], id: string): string {
  return t(titles === 'whole' ? 'bookmarks.gone' : 'bookmarks.untitled', { id });
}

export function bookmarkTexts(t: Translate<'personal'>): BookmarkListTexts {
  return {
    count: (shown, count) =>
      shown === count ? t('bookmarks.count', { count }) : t('bookmarks.found', { shown, count }),
    kept: t('bookmarks.kept'),
    search: t('bookmarks.search'),
    order: t('bookmarks.order'),
    show: t('bookmarks.show'),
    nothingFound: t('bookmarks.nothingFound'),
    showAll: t('bookmarks.showAll'),
    emptyTitle: t('bookmarks.emptyTitle'),
    emptyText: t('bookmarks.emptyText'),
    addNote: t('bookmarks.addNote'),
    editNote: t('bookmarks.editNote'),
    note: t('bookmarks.note'),
    saveNote: t('bookmarks.saveNote'),
    noteSaved: t('bookmarks.noteSaved'),
    noteFailed: t('bookmarks.noteFailed'),
    remove: t('bookmarks.remove'),
    removeQuestion: {
      title: t('bookmarks.removeTitle'),
      text: t('bookmarks.removeText'),
      confirmLabel: t('bookmarks.remove'),
      cancelLabel: t('bookmarks.cancel'),
    },
    exportLabel: t('bookmarks.export'),
  };
}

export function sharingTexts(t: Translate<'personal'>): BookmarkSharingTexts {
  return {
    title: t('sharing.title'),
    explanation: t('sharing.explanation'),
    label: t('sharing.label'),
    address: t('sharing.address'),
    copy: t('sharing.copy'),
    copied: t('sharing.copied'),
    copyFailed: t('sharing.copyFailed'),
  };
}
