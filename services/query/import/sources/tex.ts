/** What commands of TeX stand for that Citation.js does not know: it would leave them in the text. */
export const texCommands: Readonly<Record<string, string>> = {
  ...{ aa: 'å', AA: 'Å', S: '§', P: '¶', pounds: '£', euro: '€', degree: '°', celsius: '°C', micro: 'µ' },
  ...{ ldots: '…', dots: '…', slash: '/', textquotedblright: '”', permil: '‰', perthousand: '‰' },
  // Spaces of any width, and where a word or a line may end.
  ...{ '': ' ', ',': ' ', ';': ' ', ':': ' ', '\\': ' ', quad: ' ', newline: ' ', par: ' ', thinspace: ' ' },
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
 * An entry of BibTeX as its readers expect it. Its addresses and DOIs are taken word for word, and programs write them as
 * TeX all the same: DBLP `10.1007/x\_1`, Mendeley `10.1007/x{\_}1`. Between persons stands `and`, for which some have
 * semicolons.
 */
export const asExpected = (entry: string): string =>
  entry
    .replace(addresses, (_, begin: string, braced?: string, quoted?: string) => {
      return `${begin}{${plainAddress(braced ?? quoted ?? '')}}`;
    })
    .replace(persons, (whole: string, begin: string, braced?: string, quoted?: string) => {
      const names = braced ?? quoted ?? '';
      return /;\s/.test(names) && !/\sand\s|[{&]/i.test(names)
        ? `${begin}{${names.replace(/;\s*$/, '').replace(/;\s+/g, ' and ')}}`
        : whole;
    });

const plainAddress = (text: string) =>
  text
    .replace(/^\s*\\(?:url|href)\{([^{}]*)\}.*$/s, '$1')
    .replace(/\{?(?:\\textasciitilde(?:\{\})?|\$\\sim\$|\\~\{\})\}?/g, '~')
    .replace(/\{\\?([_%&#$~])\}|\\([_%&#$~])/g, '$1$2');
