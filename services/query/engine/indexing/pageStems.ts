import { partsIn } from '#services/query/engine/lexicon/lexicon.ts';
import { stemIn } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { SitePage } from '#services/query/ports/passagePort.ts';
import type { PlacedStems } from './indexedStems.ts';

/** What stands in the index for a page: the stems of its words in their order, then of the parts of their compounds. */
export function pageStems({ language, title, paragraphs }: SitePage): PlacedStems {
  const words = [title, ...paragraphs.flatMap(({ heading, text }) => [heading, text])].flatMap(wordsOf);
  const parts = [...new Set(words)].flatMap(partsIn[language]);
  return [...words, ...parts].map(stemIn[language]);
}
