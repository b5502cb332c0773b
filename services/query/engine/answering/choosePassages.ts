import type { Passage } from '#services/query/ports/passagePort.ts';
import type { RankedSentence } from './rankSentences.ts';

/** What stands behind the best one has to be so good, of it. */
const behindMin = 0.66;
/** Sentences of one source: more of it is there to be read. */
const ofOneSource = 2;
/** Sentences that have so many of their words in common say the same. */
const sameMin = 0.7;
/** How much of a paragraph is told around a sentence, on either side (characters). */
const aroundMax = 400;

/**
 * The sentences to quote, of as many sources as there are good ones: the best one first, and then source by source, each
 * in the order of its text, so that they can be read one after the other.
 *
 * @param ranked in no order
 */
export function choosePassages(ranked: readonly RankedSentence[], limit: number): Passage[] {
  const best = [...ranked].sort((one, other) => other.score - one.score);
  const chosen: RankedSentence[] = [];
  const [first] = best;
  for (const sentence of best) {
    if (first === undefined || chosen.length >= limit || sentence.score < first.score * behindMin) break;
    const key = keyOf(sentence);
    if (chosen.filter((other) => keyOf(other) === key).length >= ofOneSource) continue;
    if (chosen.some((other) => saysTheSame(sentence, other))) continue;
    chosen.push(sentence);
  }
  const sources = [...new Set(chosen.map(keyOf))];
  const inOrder = sources.flatMap((key) =>
    chosen
      .filter((sentence) => keyOf(sentence) === key)
      .sort(
        (one, other) =>
          rankIn(one, first) - rankIn(other, first) || one.paragraph - other.paragraph || one.place - other.place,
      ),
  );
  return inOrder.map(passageOf);
}

const keyOf = ({ source }: RankedSentence) => (source.kind === 'record' ? `r ${source.id}` : `p ${source.address}`);

const rankIn = (sentence: RankedSentence, first: RankedSentence | undefined) => (sentence === first ? 0 : 1);

function saysTheSame(one: RankedSentence, other: RankedSentence): boolean {
  if (one.sentences[one.place] === other.sentences[other.place]) return true;
  const common = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  return common / Math.max(1, Math.min(one.stems.size, other.stems.size)) > sameMin;
}

function passageOf({ source, sentences, place }: RankedSentence): Passage {
  const before: string[] = [];
  const after: string[] = [];
  for (let at = place - 1, left = aroundMax; at >= 0; at -= 1) {
    const sentence = sentences[at] ?? '';
    left -= sentence.length;
    if (left < 0) break;
    before.unshift(sentence);
  }
  for (let at = place + 1, left = aroundMax; at < sentences.length; at += 1) {
    const sentence = sentences[at] ?? '';
    left -= sentence.length;
    if (left < 0) break;
    after.push(sentence);
  }
  return { quote: sentences[place] ?? '', before: before.join(' '), after: after.join(' '), source };
}
