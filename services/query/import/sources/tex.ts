import { isCollective } from '#services/query/collection/personName.ts';

/** What commands of TeX stand for that Citation.js does not know: it would leave them in the text. */
export const texCommands: Readonly<Record<string, string>> = {
  ...{ aa: 'å', AA: 'Å', S: '§', P: '¶', pounds: '£', euro: '€', degree: '°', celsius: '°C', micro: 'µ' },
  ...{ ldots: '…', dots: '…', slash: '/', textquotedblright: '”', permil: '‰', perthousand: '‰' },
  // Spaces of any width, and where a word or a line may end.
  ...{ '': ' ', ',': ' ', ';': ' ', ':': ' ', '\\': ' ', quad: ' ', newline: ' ', par: ' ', thinspace: ' ', item: ' ' },
  ...{ '-': '', '/': '', '!': '', '@': '' },
  // What says only how the text behind it looks.
  ...{ mbox: '', hbox: '', text: '', ensuremath: '', mathrm: '', mathit: '', mathsf: '', protect: '', relax: '' },
  // Signs of formulas.
  ...{ pm: '±', times: '×', div: '÷', cdot: '·', circ: '°', ast: '*', prime: '′', infty: '∞', partial: '∂' },
  ...{ sim: '∼', approx: '≈', leq: '≤', le: '≤', geq: '≥', ge: '≥', neq: '≠', ne: '≠', ll: '≪', gg: '≫' },
  ...{ rightarrow: '→', to: '→', leftarrow: '←', leftrightarrow: '↔', sum: '∑' },
};

/** Accents stand on an `i` and a `j` without a dot in TeX; as letters both have one, or no search finds them. */
export const withDots = (text: string): string =>
  text.replace(/[ıȷ](?=\p{M})/gu, (letter) => (letter === 'ı' ? 'i' : 'j')).normalize('NFC');

/** A field of an entry with what stands in it, braces and quotation marks around it left out. */
const fieldOf = (names: string) =>
  new RegExp(
    String.raw`([\s,](?:${names})\s*=\s*)(?:\{((?:[^{}]|\{[^{}]{0,500}\}){0,5000})\}|"([^"{}]{0,5000})")`,
    'gi',
  );

const addresses = fieldOf('url|doi');
const persons = fieldOf('author|editor');

/**
 * What is written already, an amount, a formula, or a dollar. Behind an amount stands a word. A formula begins and ends with
 * something else than a space, and no figure stands behind it, as Pandoc tells `$x$` from `of $5 and $6`; braces in it close.
 * What is one sign stands in front of figures (`$<$5`).
 */
const dollars =
  /\\.|\$(?:\\[a-zA-Z]+|[<>=+-]) ?\$|\$(?=\d[\d.,{}]{0,20}\s\p{L})|\$(?=\S)(?:[^$\\{}]|\\.|\{[^{}$]*\})*?(?<=\S)\$(?!\d)|\$/gsu;

const withoutBraces =
  /\\(?:emph|strong|enquote|text(?:it|sl|bf|sc|md|rm|sf|tt|up|superscript|subscript)|url|href)(?![a-zA-Z]|\s*\{)\s*/g;

/** Accents as they are written within tables (`\a'e`), and in what programs made of encodings. */
const accentsOfTables = /\\a(?=['`=])/g;
/** Space of some width. */
const spaces = /\\[hv]space\*?\s*\{[^{}]*\}/g;

/**
 * An entry of BibTeX as its readers expect it. A dollar that belongs to no formula would make the whole entry none, and so
 * would a command without the braces that it needs (`{\textit Poa}`). Its addresses and DOIs are taken word for word, and
 * programs write them as TeX all the same: DBLP `10.1007/x\_1`, Mendeley `10.1007/x{\_}1`. Between persons stands `and`, for
 * which some have semicolons.
 */
export const asExpected = (entry: string): string =>
  entry
    .replace(withoutBraces, '')
    .replace(accentsOfTables, '\\')
    .replace(spaces, ' ')
    .replace(dollars, (found) => (found === '$' ? '\\$' : found))
    .replace(addresses, (_, begin: string, braced?: string, quoted?: string) => {
      return `${begin}{${plainAddress(braced ?? quoted ?? '')}}`;
    })
    .replace(persons, (whole: string, begin: string, braced?: string, quoted?: string) => {
      const names = braced ?? quoted ?? '';
      if (/\{|\sand\s/i.test(names)) return names === '' ? whole : `${begin}{${withOrganisations(names)}}`;
      // `Jansen, A. \& Bos, C.`, but not `Wageningen University \& Research`.
      const sign = /(?<=,[^&]*)\s\\?&\s(?=[^&]*,)/;
      const separated = names.replace(/;\s*$/, '').replace(/;\s+/g, ' and ').replace(sign, ' and ');
      return `${begin}{${withOrganisations(separated)}}`;
    });

/** Names in which organisations are in braces: without, the last word of one would be taken for a surname. */
function withOrganisations(names: string): string {
  const parts: string[] = [];
  let open = 0;
  for (const part of names.split(/((?<!\s)\s+and\s+)/i)) {
    // What stands in braces is one name, with the `and` in it.
    if (open > 0) parts.push((parts.pop() ?? '') + part);
    else parts.push(part);
    open += part.split('{').length - part.split('}').length;
  }
  return parts
    .map((name) => (isUnprotected(name) && isCollective(withoutLetters(name)) ? `{${name.trim()}}` : name))
    .join('');
}

const isUnprotected = (name: string) => !/,|^\s*\{.*\}\s*$/s.test(name) && /\S\s+\S/.test(name);

/** Without what TeX writes around letters. */
const withoutLetters = (name: string) => name.replace(/\\[^a-z\s&]|[{}]/gi, '');

const plainAddress = (text: string) =>
  text
    .replace(/^\s*\\(?:url|href)\{([^{}]*)\}.*$/s, '$1')
    .replace(/\{?(?:\\textasciitilde(?:\{\})?|\$\\sim\$|\\~\{\})\}?/g, '~')
    .replace(/\{\\?([_%&#$~])\}|\\([_%&#$~])/g, '$1$2');
