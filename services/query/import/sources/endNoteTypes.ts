/** What EndNote calls otherwise than all others. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['Conference Proceedings', 'conference paper'],
  ['Electronic Article', 'journal article'],
  ['Electronic Book', 'book'],
  ['Electronic Book Section', 'book section'],
  ['Encyclopedia', 'encyclopedia article'],
  ['Dictionary', 'dictionary entry'],
  ['Government Document', 'report'],
  ['Press Release', 'news item'],
  ['Unpublished Work', 'unpublished'],
  ['Audiovisual Material', 'audiovisual'],
  ['Film or Broadcast', 'film'],
  ['Online Multimedia', 'video'],
  ['Multimedia Application', 'video'],
  ['Television Episode', 'broadcast'],
  ['Online Database', 'database'],
  ['Aggregated Database', 'database'],
  ['Statute', 'legislation'],
  ['Legal Rule or Regulation', 'legislation'],
  ['Chart or Table', 'figure'],
  ['Artwork', 'image'],
]);

/** What a reference of EndNote is, in words that other sources use as well. */
export const kindOf = (type: string): string => kinds.get(type.trim()) ?? type.trim();

/** Whether who are named as authors are editors. */
export const isEdited = (type: string): boolean => type.trim() === 'Edited Book';

/** Whether the second persons of a reference are editors, not those of its series or the advisors of a thesis. */
export const hasEditors = (type: string): boolean =>
  /^(?:(?:Electronic |Edited )?Book(?: Section)?|Conference P(?:aper|roceedings)|Encyclopedia|Dictionary)$/.test(
    type.trim(),
  );
