import type { CslName } from '#app/citation/authorName.ts';
import type { CslItem } from './cslItem.ts';

/**
 * Signs that mean something to TeX, and what it writes for them. Braces have names, because BibTeX counts them even where
 * a backslash stands before them. `<` and `>` are here for the library that writes the file, which takes `<i>` for a mark
 * of HTML; they and `|` stand in formulas, because Zotero does not know their names.
 */
const written: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
};

/** A publication whose texts TeX prints as they are. Its address and its DOI stay: BibTeX takes those word for word. */
export function inTex(item: CslItem): CslItem {
  const { title, author, editor, publisher, 'container-title': journal, abstract, keyword } = item;
  return {
    ...item,
    title: texText(title),
    ...(author && { author: author.map(texName) }),
    ...(editor && { editor: editor.map(texName) }),
    ...(publisher && { publisher: texText(publisher) }),
    ...(journal && { 'container-title': texText(journal) }),
    ...(abstract && { abstract: texText(abstract) }),
    ...(keyword && { keyword: texText(keyword) }),
  };
}

function texName(name: CslName): CslName {
  if ('literal' in name) return { literal: texText(name.literal) };
  const { family, given, 'non-dropping-particle': particle } = name;
  return {
    family: texText(family),
    given: texText(given),
    ...(particle && { 'non-dropping-particle': texText(particle) }),
  };
}

/** Letters and their accents are one sign each where there is one: pdfTeX knows no accents that stand apart. */
function texText(text: string): string {
  return text.normalize('NFC').replace(/[\\{}~^<>|&%$#_]/g, (sign) => written[sign] ?? sign);
}
