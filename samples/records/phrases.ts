import type { Random } from './random.ts';
import type { Strand, TopicWords } from './topicWords.ts';

/**
 * Fills the slots of sentences. `undefined` means that a slot has no phrase left that the text has not used, or that
 * the filled sentence does not fit; then its phrases stay unused.
 */
export interface Phrases {
  readonly fill: (template: string, fits?: (text: string) => boolean) => string | undefined;
}

/** Lists give a phrase once; everything in `fixed` is the same all through one record. */
interface Slots {
  readonly lists: Record<string, readonly string[]>;
  readonly fixed: Record<string, string>;
}

/** A shuffled stock of phrases for one record; `startText` begins a title or an abstract with the whole stock. */
export interface Stock {
  readonly startText: () => Phrases;
}

/** How often one text may name its place or its units. */
const namedMax = 2;

export function createStock(
  words: TopicWords,
  strand: Strand,
  record: { language: 'nl' | 'en'; year: number },
  random: Random,
): Stock {
  const { about, context, measure, effect, finding, question, advice, when, actors } = strand;
  const p = Array.from({ length: 30 }, (_, at) => String(at + 4));
  const named = { about, context, measure, effect, finding, question, advice, when, actors, p };
  const lists = Object.fromEntries(Object.entries(named).map(([name, list]) => [name, random.shuffle(list)]));
  const until = record.year - random.between(0, 1);
  const years = random.between(2, 4);
  const fixed = {
    place: random.pick(words.places),
    units: random.pick(strand.units),
    n: String(random.between(9, 64)),
    year: String(record.year),
    from: String(until - years),
    until: String(until),
    years: String(random.between(5, 25)),
    duration: record.language === 'nl' ? `${wordsNl[years]} jaar lang` : `${wordsEn[years]} years`,
    minutes: String(random.between(4, 38)),
    k: String(random.between(3, 9)),
    m: String(random.between(12, 90)),
  };
  return { startText: () => createPhrases({ lists, fixed }) };
}

const wordsNl: Record<number, string> = { 2: 'twee', 3: 'drie', 4: 'vier' };
const wordsEn: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' };

function createPhrases({ lists, fixed }: Slots): Phrases {
  let used: Record<string, number> = {};
  return {
    fill: (template, fits = () => true) => {
      const next = { ...used };
      let complete = true;
      const expand = (text: string) =>
        text.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, form: string | undefined) => {
          const place = next[name] ?? 0;
          next[name] = place + 1;
          const phrase = lists[name] === undefined ? fixed[name] : lists[name][place];
          const overdone = (name === 'place' || name === 'units') && place >= namedMax;
          if (phrase === undefined || overdone) complete = false;
          return formed(phrase ?? '', form);
        });
      // Twice, because the phrases themselves leave room for percentages.
      const text = capitalise(expand(expand(template)));
      if (!complete || !fits(text)) return undefined;
      used = next;
      return text;
    },
  };
}

/** Puts a phrase in the form a slot asks for. Findings in three parts are Dutch: see `Strand.finding`. */
function formed(phrase: string, form: string | undefined): string {
  const [subject = '', verb, rest = ''] = phrase.split(' | ');
  if (verb !== undefined) {
    if (form === 'sub') return `${subject} ${rest} ${verb}`;
    return form === 'inverted' ? `${verb} ${subject} ${rest}` : `${subject} ${verb} ${rest}`;
  }
  return form === 'bare' ? phrase.replace(/^(?:de|het|een|the|an?) /, '') : phrase;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
