import { type Language, languages, stemIn } from '#services/query/engine/text/stems.ts';
import type { Pattern } from './patterns.ts';
import type { TermPatterns } from './termPatterns.ts';

/**
 * What may stand in a text of one language: a stem, a beginning of one, or stems in a row, each so many words behind the
 * one before it, or wherever they stand in one part of a record.
 */
export type Wording =
  | { readonly kind: 'stem' | 'start'; readonly language: Language; readonly stem: string }
  | { readonly kind: 'row'; readonly language: Language; readonly stems: readonly RowStem[] }
  | { readonly kind: 'apart'; readonly language: Language; readonly stems: readonly string[] };

export interface RowStem {
  readonly stem: string;
  /** 0 for the first one. */
  readonly distance: number;
}

/** Any of these wordings, in any part of a record; parts of compounds count only where it says so. */
export interface Lookup {
  readonly wordings: readonly Wording[];
  readonly inParts: boolean;
}

/** All that is looked up for a term, in both languages at once. Lookups are told by their places in the list. */
export interface Queries {
  readonly lookups: readonly Lookup[];
  /** By the groups of the term: what matches one of these lookups has the group. */
  readonly groups: readonly (readonly number[])[];
  /** How many groups a record of a language has to have; a language that looks up nothing of the term has 0. */
  readonly needed: Readonly<Record<Language, number>>;
  readonly leaveOut: readonly number[];
  /** What counts for the rank: every word for itself, however many groups it belongs to. */
  readonly ranked: readonly number[];
  /** What counts much less, because it only means the same: by what was typed. */
  readonly meant: ReadonlyMap<string, number>;
}

/**
 * Words that a language does not look up (`de`, `the`) are passed over, as in the texts.
 *
 * Every word and every row of words is a lookup of its own. For a row the database has to read the text of every record
 * that may have it, and would read those that only have a word as well; and what is typed on finds the words before it
 * looked up already.
 */
export function writeQueries(asked: Readonly<Record<Language, TermPatterns>>): Queries {
  const drafts = new Map<string, Draft>();
  const draftOf: DraftOf = (key) => {
    const known = drafts.get(key);
    if (known !== undefined) return known;
    const fresh: Draft = { place: drafts.size, wordings: new Map(), isRanked: false, inParts: false };
    drafts.set(key, fresh);
    return fresh;
  };
  const needed = { nl: 0, en: 0 };
  const count = Math.max(...languages.map((language) => asked[language].groups.length));
  const groups = Array.from({ length: count }, () => new Set<number>());
  for (const language of languages) {
    const patterns = asked[language];
    const add = (ranked: Ranked) => (pattern: Pattern) => addPattern(pattern, language, draftOf, ranked);
    patterns.groups.forEach(({ own, other }, place) => {
      const found = own.filter((pattern) => !isForeignSmallWord(pattern, language)).flatMap(add('row'));
      if (found.length === 0) return;
      needed[language] += 1;
      for (const at of [...found, ...other.flatMap(add('words'))]) groups[place]?.add(at);
    });
  }
  // By other names than what is looked up to be found, because they do not count for the rank.
  const leftOf: DraftOf = (key) => draftOf(`-${key}`);
  const leaveOut = languages.flatMap((language) => {
    return asked[language].leaveOut.flatMap((pattern) => addPattern(pattern, language, leftOf, 'row'));
  });
  const all = [...drafts];
  return {
    lookups: all.map(([, draft]) => lookupOf(draft)),
    groups: groups.map((places) => [...places]),
    needed,
    leaveOut,
    meant: new Map(
      all.flatMap(([key, { place }]) =>
        key.startsWith(meantMark) ? [[key.slice(meantMark.length), place] as const] : [],
      ),
    ),
    ranked: all.flatMap(([key, { place, isRanked }]) => (isRanked && !key.startsWith('-') ? [place] : [])),
  };
}

/**
 * Small words of the other language, which no text has to have: English records on `ontbossing en klimaat` have no `en`.
 * Only such as hardly mean anything else (`door`, `over` and `want` do).
 */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(['and', 'by', 'from', 'of', 'the', 'with']),
  en: new Set(['aan', 'bij', 'de', 'een', 'en', 'het', 'naar', 'niet', 'op', 'te', 'uit', 'van', 'voor', 'wordt']),
};

function isForeignSmallWord(pattern: Pattern, language: Language): boolean {
  return pattern.kind === 'word' && smallWords[language].has(pattern.word);
}

/** A lookup that both languages add to. */
interface Draft {
  readonly place: number;
  /** By what tells them apart. */
  readonly wordings: Map<string, Wording>;
  isRanked: boolean;
  /** Parts of compounds are looked up too: those of a word, not those of words in a row. */
  inParts: boolean;
}

/** Before the names of lookups of what only means the same. */
const meantMark = '~';

/** Behind those of words that mean the same together, wherever they stand. */
export const apartMark = '&';

function lookupOf({ wordings, inParts }: Draft): Lookup {
  return { wordings: [...wordings.values()], inParts };
}

type DraftOf = (key: string) => Draft;

/** What of a row counts for the rank: the row, or each of its words wherever it stands. */
type Ranked = 'row' | 'words';

/** Adds what a pattern looks up in a language, and gives the places of the lookups; none when it looks up nothing. */
function addPattern(pattern: Pattern, language: Language, draftOf: DraftOf, ranked: Ranked): number[] {
  const stemOf = stemIn[language];
  const add = ({ wordings }: Draft, wording: Wording) => wordings.set(JSON.stringify(wording), wording);
  const addStem = (draft: Draft, stem: string) => add(draft, { language, kind: 'stem', stem });
  const addRow = (draft: Draft, stems: readonly RowStem[]) => {
    const [first, ...others] = stems;
    if (first !== undefined && others.length === 0) addStem(draft, first.stem);
    else add(draft, { language, kind: 'row', stems: stems.map(({ stem, distance }) => ({ stem, distance })) });
  };
  const addWord = (word: string, stem: string): number => {
    const draft = draftOf(word);
    addStem(draft, stem);
    draft.isRanked = true;
    return draft.place;
  };
  switch (pattern.kind) {
    case 'start': {
      const { word, alike } = pattern;
      const draft = draftOf(`${word}*`);
      add(draft, { language, kind: 'start', stem: word });
      // Stems are shorter than words: what starts with `verwerkin` has the stem `verwerk`.
      const stems = alike.flatMap((other) => stemOf(other) ?? []);
      for (const stem of stems) if (!stem.startsWith(word)) addStem(draft, stem);
      draft.isRanked = true;
      return [draft.place];
    }
    case 'word': {
      const { word, forms } = pattern;
      const stem = stemOf(word);
      if (stem === undefined) return [];
      const draft = draftOf(word);
      for (const each of [stem, ...forms.flatMap((form) => stemOf(form) ?? [])]) addStem(draft, each);
      draft.isRanked = true;
      draft.inParts = true;
      return [draft.place];
    }
    case 'row': {
      const placed = placedOf(pattern.words, language);
      const [first, ...others] = placed;
      if (first === undefined) return [];
      if (others.length === 0 && ranked === 'words') return [addWord(first.word, first.stem)];
      if (others.length === 0) {
        // By another name than the word that has forms and is a part of compounds.
        const draft = draftOf(`=${first.word}`);
        addStem(draft, first.stem);
        draft.isRanked = true;
        return [draft.place];
      }
      const draft = draftOf(pattern.words.join(' '));
      addRow(draft, placed);
      // A compound written apart is told by its halves, too: who asks for `stalvloer` wants `de vloer van een stal`.
      if (ranked === 'row') draft.isRanked = true;
      else for (const { word, stem } of placed) addWord(word, stem);
      return [draft.place];
    }
    case 'meant': {
      const draft = draftOf(`${meantMark}${pattern.key}`);
      for (const row of pattern.rows) {
        const placed = placedOf(row, language);
        if (placed.length > 0) addRow(draft, placed);
      }
      if (pattern.apart.length === 0) return [draft.place];
      const apart = draftOf(`${meantMark}${pattern.key}${apartMark}`);
      for (const row of pattern.apart) {
        const stems = row.flatMap((word) => stemOf(word) ?? []);
        if (stems.length > 0) add(apart, { language, kind: 'apart', stems });
      }
      return [draft.place, apart.place];
    }
    case 'of': {
      const [first, second] = [stemOf(pattern.first), stemOf(pattern.second)];
      if (first === undefined || second === undefined) return [];
      const draft = draftOf(`${pattern.first} van ${pattern.second}`);
      // "verwerking van mest", "verwerking van de mest"
      for (const distance of [2, 3]) {
        addRow(draft, [
          { stem: first, distance: 0 },
          { stem: second, distance },
        ]);
      }
      return [draft.place];
    }
    default:
      return pattern satisfies never;
  }
}

/** What is not looked up between words still takes its place. */
function placedOf(words: readonly string[], language: Language): (RowStem & { word: string })[] {
  let before = 0;
  return words.flatMap((word, at) => {
    const stem = stemIn[language](word);
    if (stem === undefined) return [];
    const distance = at - before;
    before = at;
    return [{ word, stem, distance }];
  });
}
