/** Bounded in all its parts, so that no text takes long. */
const ranges =
  /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)\s{0,2}(?:\p{L}{1,12}\s)?(?:–|-|tot|t\/m|to)\s{0,2}(\d{1,9}(?:[.,]\d{1,9})?)/giu;
/** What a row of a table begins with that holds up to a figure, or from one on (`over 110 kg | 1.00 m2`). */
const openRow =
  /^(?:(?<most>up to|at most|less than|under|below|tot|hoogstens|minder dan|onder)|over|above|at least|more than|from|boven|meer dan|minstens|vanaf) (?<limit>\d{1,9}(?:[.,]\d{1,9})?)(?!\d)[^|]{0,40} \| /i;
const numberOf = (text = '') => Number(text.replace(',', '.'));

/** A figure of a question, and what there are so many of: the word behind it. */
export interface Figure {
  readonly value: number;
  readonly of: string;
}

/** Numbers in words, each by its place; `een` and `one` are more often something else. */
const inWords: readonly (readonly string[])[] = [
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].map((words) => words.split(' '));
const leastInWords = 2;

/** The number that a word is, in digits, or in words up to twenty. */
function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const value = Math.max(...inWords.map((words) => words.indexOf(word)));
  return value < leastInWords ? undefined : value;
}

/**
 * The figure that a word of a question is.
 * @param words all words of the question, folded
 */
export function figureOf(word: string, words: readonly string[]): Figure | undefined {
  const value = numberIn(word);
  return value === undefined ? undefined : { value, of: words[words.indexOf(word) + 1] ?? '' };
}

/** A limit within a sentence: `farms with fewer than ten sows`. */
const limits =
  /\b(?:(?<below>fewer than|less than|minder dan)|(?<above>more than|over|meer dan|boven)|(?<least>at least|minstens|minimaal)|(?<most>at most|up to|hoogstens|maximaal)) (?<limit>\d{1,9}|\p{L}{2,12}) (?<of>\p{L}{1,30})/giu;
/** So many letters at their ends may be another form: `sow`, `sows`. */
const endingMax = 2;
const beginningMin = 3;

function areForms(one: string, other: string): boolean {
  const length = Math.max(beginningMin, Math.min(one.length, other.length) - endingMax);
  return one.length >= beginningMin && one.slice(0, length) === other.slice(0, length);
}

/** Whether so many of something keep to one of the limits that a sentence has for it. */
function keepsTo({ value, of }: Figure, sentence: string): boolean {
  return [...sentence.toLowerCase().matchAll(limits)].some(({ groups = {} }) => {
    const limit = numberIn(groups.limit ?? '');
    if (limit === undefined || !areForms(of, groups.of ?? '')) return false;
    if (groups.below !== undefined) return value < limit;
    if (groups.above !== undefined) return value > limit;
    return groups.least === undefined ? value <= limit : value >= limit;
  });
}

/**
 * Where a figure lies of those that a sentence has two by two, or that a row begins with: 60 lies `within` one of
 * `from 50 to 85 kg`, and outside `up to 10 kg | 0.15 m2`. Eight sows lie within what holds for `fewer than ten sows`.
 */
export function placeInRanges(asked: Figure | undefined, sentence: string): 'within' | 'outside' | 'none' {
  if (asked === undefined) return 'none';
  if (keepsTo(asked, sentence)) return 'within';
  const figure = asked.value;
  const found = [...sentence.matchAll(ranges)];
  if (found.some(([, from, until]) => numberOf(from) <= figure && figure <= numberOf(until))) return 'within';
  if (found.length > 0) return 'outside';
  const { most, limit } = openRow.exec(sentence)?.groups ?? {};
  if (limit === undefined) return 'none';
  const isWithin = most === undefined ? figure >= numberOf(limit) : figure <= numberOf(limit);
  return isWithin ? 'within' : 'outside';
}
