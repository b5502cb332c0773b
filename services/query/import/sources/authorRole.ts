const authors = /^(?:aut|author|cre|creator|auteur|schrijver|autor(?:in)?|verfasser(?:in)?|dis|dissertant|)$/i;
const editors =
  /^(?:edt|edc|eds?|editors?|editor of compilation|com|compiler|samensteller|red|redacteur|redactie|hrsg|hg|herausgeber(?:in)?)$/i;
const others =
  /^(?:ill|ilu|art|pht|prt|pbl|bkp|bsl|trl|act|cnd|drt|sng|voc|itr|mus|prf|nrt|spk|pro|prd|pra|rsp|tlp|dgs|ths|fnd|spn|dnr|own|fmo|dte|dto|hnr|pat|ill?ustrat(?:or|eur)|tekenaar|photographer|fotograaf|printer|drukker|publisher|uitgever|translator|vertaler|übersetzer(?:in)?|conductor|dirigent|singer|zanger|performer|narrator|actor|acteur|director|producer|sponsor|funder|supervisor|promotor|owner|former owner|dedicatee|honoree)$/i;

/** A code of MARC, its address, or a word. */
const plain = (role: string) =>
  role
    .trim()
    .replace(/^https?:\/\/.*\//, '')
    .replace(/^\([^()]*\)(?=.)/, '')
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replace(/[.,;]+$/, '');

/** Whether what libraries call somebody's part in a work is that of an author. */
export const isAuthorRole = (role: string): boolean => authors.test(plain(role));

/** Or that of an editor, by whom people know a work that has no author. */
export const isEditorRole = (role: string): boolean => editors.test(plain(role));

/** Or that of somebody who did not write, as far as that is known: who drew, played, printed or paid. */
export const isOtherRole = (role: string): boolean => others.test(plain(role));
