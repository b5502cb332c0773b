import type { SearchRequest } from '#services/query/ports/searchPort.ts';
import type { Operand, Term } from './parseTerm.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that begin a question, in both languages. */
const beginnings = list(`
  hoe wat waar waarom waardoor waarmee waarvoor wanneer welk welke wie hoeveel hoelang kan kun kunnen mag moet moeten is zijn
  zoek
  how what where why when which who can could do does did is are should must may`);

/**
 * Words that stand in questions and say nothing of their subject: those that stemming leaves in. Only in a question are
 * they passed over; who types `beste` alone means it.
 */
const fillers = list(`
  hoe wat waar waarom waardoor waarmee waarvoor waarbij wanneer welk welke wie hoeveel hoelang hoevaak kan kun kunnen mag
  mogen moet moeten is zijn wordt worden doe doet doen ga gaat gaan maak maakt krijg krijgt krijgen heb hebt heb houd houdt
  best beste goed goede juiste manier manieren informatie weten zoek zoeken vind vinden vaak lang veel precies eigenlijk
  graag nodig iets iemand jullie wij we je jij beinvloed beinvloedt beinvloeden werkt werken gebeurt gebeuren betekent helpt helpen
  how what where why when which who can could do does did is are should must may get got make find know need want best good
  better right way ways much many often long exactly information about tell please anyone someone you your our my me i
  affect affects affected influence influences work works happen happens mean means help helps`);

/** So many words of a question are left at least. */
const wordsMin = 1;

/** A term without the words that only make it a question. */
export function withoutFillers(typed: string, { groups, leaveOut }: Term): Term {
  const isQuestion = groups.length > 2 && (beginnings.has(wordOf(groups[0]) ?? '') || /\?\s*$/.test(typed));
  if (!isQuestion) return { groups, leaveOut };
  const left = groups.filter((group) => !fillers.has(wordOf(group) ?? ''));
  return left.length < wordsMin ? { groups, leaveOut } : { groups: left, leaveOut };
}

function wordOf(group: readonly Operand[] | undefined): string | undefined {
  const [operand, ...others] = group ?? [];
  return operand?.kind === 'word' && others.length === 0 ? operand.word : undefined;
}

/** Where fewer records than this have all words of a question, those that have most of them come behind. */
export const pageful = 20;

/** How many records with some of the words of a term have room behind its hits: what is left of a first page. */
export function roomBehind({ offset, limit }: Pick<SearchRequest, 'offset' | 'limit'>, hits: number): number {
  return offset > 0 ? 0 : Math.max(0, Math.min(limit, pageful) - hits);
}

/** All of so many words have to be in a record; of more, fewer and fewer. */
const allMax = 3;

/** How many of the words of a term a record has to have: all of three, three of four, six of ten. */
export function leastOf(count: number): number {
  return count <= allMax ? count : Math.max(allMax, Math.ceil(count * 0.6));
}

/** Where hardly any record has all words, one that lacks one of three comes behind those, too. */
export function nearestOf(count: number): number {
  return count === allMax ? allMax - 1 : leastOf(count);
}
