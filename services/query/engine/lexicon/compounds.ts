import { rememberWords } from '#services/query/engine/text/rememberWords.ts';
import type { Lexicon } from './packWords.ts';

/** What may stand between the parts of a Dutch compound: `bedrijfsvoering`, `paardenstal`, `zonnewijzer`. */
const links = ['', 's', 'en', 'e', 'n', 'ne'];

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Parts of three letters are endings and syllables more often than words: only these, which the sector needs. */
const shortParts = list(
  'bed bij bio bol bos dag dak dam eet erf gas hok ijs kas kip koe lam leg mat mos net pot ras ruw vee vis web weg wol zee zon',
);

/** Words that stand before others without making a compound, and syllables that happen to be words. */
const prefixes = list(`
  aan achter af binnen boven bijeen buiten door hoe in maar mee naar niet om onder op over per rond samen tegen terug toe
  tot uit van ver voor waar wat zelf acht bede beha bete gesp krui opzeg prak pres stee trans vers verg vier weg wink`);

/** Words that are endings, more often than what they also mean (`lijk`, `schap`, `eren`). */
const suffixes = list(`
  aard aardig aars achtig achtige aten atie baar bare den der ding dingen dom eelt eel eren erend ende enten gen ging gingen
  heden heid ing ingen isch ische isten iteit iteiten kens king kingen laars lang lenden lijk lijke lijks ling lingen logisch logische loos
  loze matig matige meen nemen nen neren nis nissen pen ratuur ren rijf rijven ring ringen schap schappen sel sels sen sten
  ster sters stellen taande teit ten teren tie ties tijk tijken ting tingen vesten vol vorm waard waarts wijs wijze zaam
  zame`);

/** Words that begin like this and are not known are forms of verbs more often than compounds. */
const verbal = /^(?:aan|af|be|ge|her|in|om|on|ont|op|toe|uit|ver)/;

/** Compounds of old whose parts nobody means. */
const opaque = list('aardappel aardappelen aardappels aardbei aardbeien bestellen bestelling bestellingen huisvesten');

/** Compounds with a part that is an ending elsewhere. */
const given: ReadonlyMap<string, readonly string[]> = new Map([
  ['waterschap', ['water', 'schap']],
  ['waterschappen', ['water', 'schappen']],
  ['weiland', ['wei', 'land']],
  ['weilanden', ['wei', 'landen']],
]);

const wordMin = 6;
const partMin = 4;
/** Longer than any that is written. */
const wordMax = 40;
/** Longer compounds are not told from what nobody would write: it takes longer than it is worth. */
const composedMax = 30;
/** What is not known beside a part has to be so long at least: less is an ending. */
const restMin = 5;

/** How many words are remembered: all that are frequent. */
const remembered = 20_000;

const bare = (head: string, link: string) => head.slice(0, head.length - link.length);
const unique = (words: readonly string[]) => [...new Set(words)];

/** Splits Dutch compounds. */
export interface Compounds {
  /** The words with which a compound begins and ends, folded; none for a word that is no compound. */
  readonly partsOf: (word: string) => readonly string[];
  /** Whether the words of the lexicon alone make it. */
  readonly isComposed: (word: string) => boolean;
}

/**
 * Dutch compounds by a lexicon. What is at either end of a compound is a part when it is a word and the rest is made of
 * words too: `aardappelziekte` has `aardappel` and `ziekte`, `melkveehouderij` has `melk`, `melkvee`, `veehouderij` and
 * `houderij`. A word that the lexicon cannot make is one of a special field more often than a mistake: there a long part
 * will do by itself (`varroamijten`).
 */
export function createCompounds(lexicon: Pick<Lexicon, 'has'>): Compounds {
  const isPart = (word: string) => (word.length >= partMin ? lexicon.has(word) : shortParts.has(word));
  const isFirst = (word: string) => isPart(word) && !prefixes.has(word);
  const isLast = (word: string) => isPart(word) && !suffixes.has(word);

  /** The ways to cut a word in two, with the first part without what links it to the second. */
  const cutsOf = (
    word: string,
    isSecond: (last: string) => boolean,
    isHead = isFirst,
  ): (readonly [string, string])[] => {
    const cuts: (readonly [string, string])[] = [];
    for (let at = 3; at <= word.length - 3; at += 1) {
      const last = word.slice(at);
      if (!isSecond(last)) continue;
      const head = word.slice(0, at);
      // A link that makes a word of what follows belongs to that: `ligbox`, `stallen`.
      const link = links.find(
        (each) => head.endsWith(each) && isHead(bare(head, each)) && (each === '' || !lexicon.has(each + last)),
      );
      if (link !== undefined) cuts.push([bare(head, link), last]);
    }
    return cuts;
  };

  /** Whether words make a word: it may be one, or two, or `deep` more. */
  const isMade = (word: string, deep: number): boolean => {
    if (word.length >= partMin && isLast(word)) return true;
    return deep > 0 && word.length >= wordMin && isMadeOfMore(`${deep}${word}`);
  };
  const isMadeOfMore = rememberWords(remembered, (key) => {
    const [deep, word] = [Number(key.charAt(0)), key.slice(1)];
    return (
      cutsOf(word, (last) => isMade(last, deep - 1)).length > 0 ||
      cutsOf(word, isLast, (first) => first.length >= wordMin && isMade(first, deep - 1)).length > 0
    );
  });

  const split = (word: string): readonly string[] => {
    if (word.length < wordMin || word.length > wordMax || opaque.has(word) || /[^a-z]/.test(word)) return [];
    const exception = given.get(word);
    if (exception !== undefined) return exception;
    const isKnown = lexicon.has(word);
    // `achterlaten`, `overzicht`
    if (isKnown && [...prefixes].some((prefix) => word.startsWith(prefix) && lexicon.has(word.slice(prefix.length)))) {
      return [];
    }
    const cuts = cutsOf(word, isLast);
    if (cuts.length > 0) return endsOf(word, cuts.flat());
    const longer = [
      ...cutsOf(word, (last) => isMade(last, 1)),
      ...cutsOf(word, isLast, (first) => cutsOf(first, isLast).length > 0),
    ].flat();
    if (longer.length > 0) return endsOf(word, longer);
    return isKnown || verbal.test(word) ? [] : partBesideUnknown(word);
  };

  /** The parts, and of those that are compounds themselves what stands at the same end: `landbouw` has `bouw`. */
  const endsOf = (word: string, parts: readonly string[]): readonly string[] =>
    unique(
      parts.flatMap((part) => [
        part,
        ...split(part).filter((inner) =>
          word.endsWith(part) ? part.endsWith(inner) : word.startsWith(part) && part.startsWith(inner),
        ),
      ]),
    );

  /** The longest part at the end of a word that the lexicon cannot make, else at its beginning. */
  const partBesideUnknown = (word: string): readonly string[] => {
    for (let at = restMin; at <= word.length - partMin; at += 1) if (isLast(word.slice(at))) return [word.slice(at)];
    for (let at = word.length - restMin; at >= restMin; at -= 1)
      if (isFirst(word.slice(0, at))) return [word.slice(0, at)];
    return [];
  };

  return {
    partsOf: rememberWords(remembered, split),
    isComposed: (word) => word.length >= wordMin && word.length <= composedMax && isMade(word, 2),
  };
}
