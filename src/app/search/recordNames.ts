import type { BadgeKind } from '#design-system/components/Badge/badgeKinds.ts';
import { capitalised } from '#languages/capitalised.ts';
import type { Translate } from '#languages/texts.ts';
import { decoded } from '../api/decoded.ts';
import type { SearchRecord } from '../api/responses.ts';

/*
 * The query service's words as readers know them, in the language of the interface. A word nobody foresaw is shown as
 * it was written.
 */

/** The colour of a kind of document: that of the pages of the portal that are of the same kind. */
export function badgeKindOf({ type = '' }: SearchRecord): BadgeKind {
  switch (type.toLowerCase()) {
    case 'dossier':
      return 'dossier';
    case 'evenement':
      return 'event';
    case 'project':
      return 'project';
    default:
      return 'gkz';
  }
}

/** Who may read it. */
export function accessName(access: string, t: Translate<'search'>): string {
  switch (access.toLowerCase()) {
    case 'open':
      return t('access.open');
    case 'beperkt':
    case 'restricted':
      return t('access.restricted');
    default:
      return capitalised(access);
  }
}

/** What one does with a kind of file, which it names. */
export function readingOf(filetype: string, t: Translate<'search'>): string {
  switch (filetype.toLowerCase().replace(/^\./, '')) {
    case 'pdf':
      return t('read.pdf');
    case 'htm':
    case 'html':
      return t('read.html');
    case 'doc':
    case 'docx':
      return t('read.word');
    case 'ppt':
    case 'pptx':
      return t('read.slides');
    case 'xls':
    case 'xlsx':
      return t('read.sheet');
    case 'epub':
      return t('read.book');
    case 'mp4':
    case 'webm':
    case 'video':
      return t('read.video');
    case 'mp3':
    case 'audio':
      return t('read.sound');
    case 'zip':
      return t('read.archive');
    case '':
      return t('read.unknown');
    default:
      return t('read.other', { filetype: filetype.toUpperCase() });
  }
}

/** A file's name that is longer tells nobody anything (characters). */
const longName = 32;

/** Where a file is, in short: its host, and its own name where that can be read. */
export function placeOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const last = pathname.split('/').at(-1) ?? '';
  const name = decoded(last) ?? last;
  return name === '' || name.length > longName ? host : `${host}, ${name}`;
}
