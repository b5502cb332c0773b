const authors = /^(?:aut|author|cre|creator|auteur|schrijver|verfasser(?:in)?|dis|dissertant|)$/i;
const editors = /^(?:edt|ed|edc|editor|red|redacteur|redactie|hrsg|herausgeber(?:in)?)$/i;

/** A code of MARC, its address, or a word. */
const plain = (role: string) =>
  role
    .trim()
    .replace(/^https?:\/\/.*\//, '')
    .replace(/[.,;]+$/, '');

/** Whether what libraries call somebody's part in a work is that of an author. */
export const isAuthorRole = (role: string): boolean => authors.test(plain(role));

/** Or that of an editor, by whom people know a work that has no author. */
export const isEditorRole = (role: string): boolean => editors.test(plain(role));
