/** Words of titles that have no capital unless they begin one, in the languages that journals have their names in. */
const small = new Set(
  'an and at by for from in into of on the to with aan bij de en het in op te uit van voor au aux dans des du et la le les pour sur das der die fur für im mit und von zu zum zur al con del e el i las los para por y da di do dos na no os'.split(
    ' ',
  ),
);

/** What is no word, though it could be spoken as one. */
const asWritten = new Map(
  'AAPS ACS ACM AIAA AIDS AIMS AIP AMA AOAC APA ASAE ASCE ASHRAE CABI CIGR DNA EFSA eLife EMBO EPPO ESA EU EURASIP FAO FEBS FEMS GCB GIS ICES IEEE IET IFAC IFIP IOP ISME ISPRS JAMA JAVMA JOVE NATO NJAS OECD OIE PeerJ PLOS PNAS RNA SIAM UK UN UNESCO US USA USDA WHO'
    .split(' ')
    .map((name) => [name.toUpperCase(), name]),
);

const isRoman = (word: string) => /^(?=[IVX])X{0,2}(?:I[XV]|V?I{0,3})$/.test(word);

/**
 * A journal as people write it where a database shouts its name (Web of Science: `JOURNAL OF DAIRY SCIENCE`); one with
 * a small letter in it is left as it is. Short words without a vowel are taken for abbreviations.
 */
export function journalName(given: string): string {
  if (/\p{Ll}/u.test(given) || !/\p{Lu}{5}/u.test(given)) return given;
  return given.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const known = asWritten.get(word);
    if (known !== undefined) return known;
    const lower = word.toLowerCase();
    const begins = at === 0 || /[:.(]\s*$/.test(given.slice(Math.max(0, at - 3), at));
    // A letter that ends a name, or stands before a sign, is that of a part: `SECTION E-STRUCTURE REPORTS`.
    const isPart = word.length === 1 && !/^\s/.test(given.slice(at + 1));
    if (small.has(lower) && !begins && !isPart) return lower;
    if (isRoman(word) || (word.length < 5 && !/[AEIOUYÀ-Ý]/.test(word))) return word;
    return word[0] + lower.slice(1);
  });
}
