/** Languages whose names sources write out. */
const namedIn = ['en', 'nl', 'de', 'fr', 'es'];

/** What stands in catalogues for no language, several, or one that is not known. */
const none = new Set([
  'und',
  'mul',
  'zxx',
  'mis',
  'multiple languages',
  'meerdere talen',
  'undetermined',
  'unknown',
  'onbekend',
]);

/** Names that are said besides the ones of ICU. */
const otherNames: Readonly<Record<string, string>> = {
  flemish: 'nl',
  vlaams: 'nl',
  farsi: 'fa',
  slovene: 'sl',
  frysk: 'fy',
  castilian: 'es',
  'bahasa indonesia': 'id',
  'west frisian': 'fy',
  'low saxon': 'nds',
  nedersaksisch: 'nds',
  papiamento: 'pap',
  papiaments: 'pap',
};

/** Making one takes as long as reading the rest of a record. */
const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

let codes: ReadonlyMap<string, string> | undefined;

/** The codes of ISO 639-1 by the names of their languages, as ICU has them in `namedIn` and in the language itself. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes !== undefined) return codes;
  const found = new Map(Object.entries(otherNames));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = namedIn.map((language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const own = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
    for (const name of [...names, own].map((list) => list.of(code)?.toLowerCase())) {
      if (name !== undefined && !found.has(name)) found.set(name, code);
    }
  }
  codes = found;
  return found;
}

/** What stands in brackets at the end says more of it: `Dutch (with a summary in English)`. */
function withoutRemark(text: string): string {
  const begin = text.endsWith(')') ? text.indexOf('(') : -1;
  return begin === -1 ? text : text.slice(0, begin).trimEnd();
}

/**
 * The language that a source names, as its shortest code (`nl`, `de`, `nds`): by ISO 639-1, by either code of ISO 639-2
 * (`dut`, `nld`), by a tag (`nl-BE`), by an address that ends in one of these, or by its name in English, Dutch, German,
 * French, Spanish or itself. Of several the first. `undefined` for no language; `'unknown'` for what is none.
 */
export function languageCode(given: string): string | undefined | 'unknown' {
  const text = given
    .trim()
    .replace(/^https?:\/\/\S*\/(?=[\w-]+$)/, '')
    .replace(/\.$/, '');
  const [first = ''] = text.split(/[;,/|]|\b(?:and|en)\b(?=\s)/u).map((part) => part.trim().toLowerCase());
  // PubMed has the codes of several languages one behind the other.
  const named = withoutRemark(first).replace(/^([a-z]{3})(?:\s[a-z]{3})+$/, '$1');
  if (named === '' || none.has(named)) return undefined;
  const byName = codesByName().get(named);
  if (byName !== undefined) return byName;
  const code = /^([a-z]{2,3})(?:[-_][a-z]{2,4})*$/.exec(named)?.[1];
  if (code === undefined) return 'unknown';
  // Some codes stand for a language and a script or country: `sh` for `sr-Latn`.
  const [short = code] = Intl.getCanonicalLocales(code)[0]?.split('-') ?? [];
  return inEnglish.of(short) === undefined ? 'unknown' : short;
}
