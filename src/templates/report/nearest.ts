/** What editors call things, beside the names that the contract has for them. */
const synonyms: Readonly<Record<string, string>> = {
  titel: 'title',
  kop: 'title',
  heading: 'title',
  naam: 'name',
  inleiding: 'lead',
  intro: 'lead',
  samenvatting: 'lead',
  summary: 'lead',
  description: 'lead',
  omschrijving: 'lead',
  tekst: 'html',
  text: 'html',
  body: 'html',
  content: 'html',
  inhoud: 'html',
  bijschrift: 'caption',
  onderschrift: 'caption',
  afbeelding: 'image',
  foto: 'image',
  plaatje: 'image',
  picture: 'image',
  photo: 'image',
  alt: 'alternative_text',
  alttext: 'alternative_text',
  alttekst: 'alternative_text',
  src: 'source',
  bron: 'source',
  link: 'url',
  href: 'url',
  adres: 'url',
  address: 'url',
  fotograaf: 'photographer',
  functie: 'role',
  rol: 'role',
  organisatie: 'organization',
  organisation: 'organization',
  telefoon: 'phone',
  mail: 'email',
  leden: 'members',
  personen: 'members',
  elementen: 'elements',
  datum: 'publication_date',
  date: 'publication_date',
  plaats: 'location',
  locatie: 'location',
  transcriptie: 'transcript',
  ondertiteling: 'captions',
  subtitles: 'captions',
};

/** Longer names are nobody's slip of the pen (characters). */
const longest = 60;

/**
 * The name among `known` that a writer most probably meant: the same but for capitals and signs, the usual other word for
 * it, or one that few slips lead to.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > longest) return undefined;
  const bare = bareName(written);
  const same = known.find((name) => bareName(name) === bare);
  if (same !== undefined) return same;
  const synonym = synonyms[bare];
  if (synonym !== undefined && known.includes(synonym)) return synonym;
  const most = bare.length < 4 ? 1 : Math.min(3, Math.ceil(bare.length / 4));
  let found: { readonly name: string; readonly slips: number } | undefined;
  for (const name of known) {
    const other = bareName(name);
    // So many letters are missing at least.
    if (Math.abs(bare.length - other.length) > most) continue;
    const slips = slipsBetween(bare, other);
    if (slips <= most && slips < (found?.slips ?? Number.POSITIVE_INFINITY)) found = { name, slips };
  }
  return found?.name;
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Letters that are missing, extra, wrong, or in each other's place (the optimal string alignment distance). */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
