const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s*,\s*/));

/* Codes of MARC and words of libraries, in Dutch, English and German. */

const authors = list(
  'aut, author, cre, creator, auteur, schrijver, autor, autorin, verfasser, verfasserin, dis, dissertant',
);
const editors = list(`
  edt, edc, ed, eds, editor, editors, editor of compilation, com, compiler, samensteller, red, redacteur, redactie, hrsg, hg,
  herausgeber, herausgeberin`);
const others = list(`
  ill, ilu, art, pht, prt, pbl, bkp, bsl, trl, act, cnd, drt, sng, voc, itr, mus, prf, nrt, spk, pro, prd, pra, rsp, tlp,
  dgs, ths, fnd, spn, dnr, own, fmo, dte, dto, hnr, pat, illustrator, illustrateur, tekenaar, photographer,
  fotograaf, fotograf, printer, drukker, publisher, uitgever, translator, vertaler, übersetzer, übersetzerin, conductor,
  dirigent, singer, zanger, performer, narrator, actor, acteur, director, producer, sponsor, funder, supervisor, promotor,
  owner, former owner, dedicatee, honoree`);

/** As it stands in the lists: without the address of a code, signs at its end and brackets, before it (`(DE-588)`) or around it. */
const plain = (role: string) =>
  role
    .trim()
    .replace(/^https?:\/\/.*\//, '')
    .replace(/^\([^()]*\)(?=.)/, '')
    .replace(/^[([](.*)[)\]]$/, '$1')
    // The lookbehind keeps a long row of such signs from being tried from each of them.
    .replace(/(?<![.,;])[.,;]+$/, '')
    .toLowerCase();

/** Whether what libraries call somebody's part in a work is that of an author, also where they leave it empty. */
export const isAuthorRole = (role: string): boolean => plain(role) === '' || authors.has(plain(role));

/** Or that of an editor, by whom people know a work that has no author. */
export const isEditorRole = (role: string): boolean => editors.has(plain(role));

/** Or that of somebody who did not write, as far as that is known: who drew, played, printed or paid. */
export const isOtherRole = (role: string): boolean => others.has(plain(role));
