import { formsOf } from '#services/query/engine/lexicon/forms.ts';
import { dutchCompounds } from '#services/query/engine/lexicon/lexicon.ts';
import { languages, stemIn } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Label } from '#services/query/engine/thesaurus/label.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Operand, Term } from './parseTerm.ts';

/** What words of a term mean. */
export interface Meaning {
  /** The groups of the term whose words they are. */
  readonly at: readonly number[];
  readonly words: readonly string[];
  /** Other words for the same. */
  readonly labels: readonly Label[];
  /**
   * Other words for the parts of a compound, put together: hardly anybody writes it just so, and they may stand apart in
   * a title or an abstract (`groundwater quality`, `the quality of groundwater`).
   */
  readonly composed: readonly Label[];
  /** The words lead there, in whatever order: they are no expression that is only meant as a whole. */
  readonly isLed?: true;
}

/** So many meanings of a term are looked up. */
const meaningsMax = 6;

/** So many leads of a term are followed. */
const leadsMax = 2;

/** So many ways to say a compound are looked up for each way to cut it in two, of so many labels for either part. */
const [composedMax, labelsOfPart] = [4, 3];

/** Letters that may stand between the parts of a compound, at the most (`paardenstal`). */
const linkMax = 2;

/**
 * What a thesaurus knows of a term: the longest rows of words first come, and behind all of them what the single words in
 * rows mean, which may stand apart as well (`invasive alien species`, and whatever is invasive and alien). Each side of an
 * `or` has its own meaning.
 */
export function meaningsOf({ groups }: Term, thesaurus: Thesaurus, most = meaningsMax): Meaning[] {
  const rows = groups.map(rowOf);
  const longest: Meaning[] = [];
  for (let from = 0; from < rows.length; ) {
    const meaning = meaningAt(rows, from, thesaurus);
    longest.push(...(meaning ? [meaning] : eitherMeaning(groups[from] ?? [], from, thesaurus)));
    from += meaning?.at.length ?? 1;
  }
  const single = longest
    .filter(({ at }) => at.length > 1)
    .flatMap(({ at }) => at.flatMap((place) => meaningOf(rows, place, place + 1, thesaurus) ?? []));
  return [...longest, ...single].slice(0, most);
}

/**
 * The meanings of a term with what its words lead to, wherever in it they stand: of words that mean something already,
 * more of it. The same where they lead to nothing.
 */
export function withLeads(meanings: readonly Meaning[], { groups }: Term, { leadsOf }: Thesaurus): readonly Meaning[] {
  const rows = groups.map(rowOf);
  const leads = leadsOf(rows).slice(0, leadsMax);
  if (leads.length === 0) return meanings;
  const labelsAt = new Map(leads.map(({ at, labels }) => [at.join(), labels]));
  const known = new Set(meanings.map(({ at }) => at.join()));
  return [
    ...meanings.map((meaning) => ({
      ...meaning,
      labels: [...meaning.labels, ...(labelsAt.get(meaning.at.join()) ?? [])],
    })),
    ...leads
      .filter(({ at }) => !known.has(at.join()))
      .map(({ at, labels }) => ({
        at,
        words: at.flatMap((place) => rows[place] ?? []),
        labels,
        composed: [],
        isLed: true as const,
      })),
  ];
}

/** All other words for the same, as they are written: each once, in one of its forms, and none that was typed. */
export function otherWordsOf({ words, labels, composed }: Meaning): string[] {
  const told: string[] = [];
  for (const label of [...labels, ...composed])
    if (![words.join(' '), ...told].some((known) => isSameWord(known, label))) told.push(label.text);
  return told;
}

/** Whether a label is a word in another form, or one that finds the same in the label's language. */
function isSameWord(known: string, { text, language }: Label): boolean {
  const [first, second] = [wordsOf(known).join(' '), wordsOf(text).join(' ')];
  if (first === second || isPluralOf(first, second) || isPluralOf(second, first)) return true;
  if (`${first}${second}`.includes(' ')) return false;
  const isForm = languages.some((each) => formsOf(first, each, (form) => form === second).includes(second));
  const asked = language === undefined ? languages : [language];
  return isForm || asked.every((each) => stemIn[each](first) === stemIn[each](second));
}

function isPluralOf(word: string, singular: string): boolean {
  return word.startsWith(singular) && /^(?:en|es|s)$/.test(word.slice(singular.length));
}

/** The words of a group that says one thing: a word, or what is typed with hyphens (`mond-en-klauwzeer`). */
function rowOf([operand, ...others]: readonly Operand[]): readonly string[] | undefined {
  if (others.length > 0) return undefined;
  if (operand?.kind === 'word') return [operand.word];
  return operand?.kind === 'adjacent' && operand.typed === 'together' ? operand.words : undefined;
}

type Rows = readonly (readonly string[] | undefined)[];

/** The meaning of the longest row of words that begins here. */
function meaningAt(rows: Rows, from: number, thesaurus: Thesaurus): Meaning | undefined {
  for (let until = Math.min(rows.length, from + Math.max(1, thesaurus.wordsMax)); until > from; until -= 1) {
    const meaning = meaningOf(rows, from, until, thesaurus);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** What the sides of an `or` mean, each as far as no other says it: a record needs one of them. */
function eitherMeaning(group: readonly Operand[], at: number, thesaurus: Thesaurus): Meaning[] {
  if (group.length < 2) return [];
  const sides = group.flatMap((operand) => {
    const words = rowOf([operand]);
    return words ? [words] : [];
  });
  const said = new Set(sides.map((words) => words.join(' ')));
  return sides.flatMap((words) => {
    const meaning = meaningOfWords(words, [at], thesaurus);
    const labels = (meaning?.labels ?? []).filter(({ text }) => !said.has(wordsOf(text).join(' ')));
    for (const { text } of labels) said.add(wordsOf(text).join(' '));
    return meaning && labels.length + meaning.composed.length > 0 ? [{ ...meaning, labels }] : [];
  });
}

function meaningOf(rows: Rows, from: number, until: number, thesaurus: Thesaurus): Meaning | undefined {
  const taken = rows.slice(from, until);
  if (taken.includes(undefined)) return undefined;
  const words = taken.flatMap((row) => row ?? []);
  const at = taken.map((_, place) => from + place);
  return meaningOfWords(words, at, thesaurus);
}

function meaningOfWords(words: readonly string[], at: readonly number[], thesaurus: Thesaurus): Meaning | undefined {
  const labels = thesaurus.meaningOf(words) ?? [];
  const [word] = words;
  const composed = words.length === 1 && word !== undefined ? composedOf(word, thesaurus) : [];
  return labels.length + composed.length === 0 ? undefined : { at, words, labels, composed };
}

/** Last parts of compounds that say little: who asks for `veengebieden` means `veen`, wherever it is. */
const emptyEnds = new Set(
  'aspecten gebied gebieden gegevens problematiek regio sector soort soorten streek streken vorm vormen vraagstuk vraagstukken'.split(
    ' ',
  ),
);

/** What a Dutch compound means by its parts: `bodemerosie` is soil erosion. */
function composedOf(word: string, thesaurus: Thesaurus): Label[] {
  const parts = dutchCompounds().partsOf(word);
  const cuts = parts.flatMap((first) =>
    parts.flatMap((last) => {
      const link = word.length - first.length - last.length;
      const isCut = word.startsWith(first) && word.endsWith(last) && link >= 0 && link <= linkMax;
      return isCut ? [{ first, last }] : [];
    }),
  );
  const labelsOf = (part: string) => thesaurus.meaningOf([part])?.slice(0, labelsOfPart) ?? [];
  const labels = cuts.flatMap(({ first, last }) => {
    const tails = labelsOf(last);
    return labelsOf(first)
      .flatMap((head) => tails.flatMap((tail) => joined(head, tail)))
      .slice(0, composedMax);
  });
  const alone = cuts.flatMap(({ first, last }) =>
    emptyEnds.has(last) ? [{ text: first, language: 'nl' as const }, ...labelsOf(first)] : [],
  );
  return [...labels.slice(0, 2 * composedMax), ...alone];
}

/** Two words in one language; a name goes with either. */
function joined(head: Label, tail: Label): Label[] {
  const language = head.language ?? tail.language;
  if (tail.language !== undefined && tail.language !== language) return [];
  return [{ text: `${head.text} ${tail.text}`, language }];
}
