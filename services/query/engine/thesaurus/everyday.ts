import { everydayWords } from './everydayWords.ts';
import { readSynonyms } from './readSynonyms.ts';
import { createThesaurus, subjectsOf, type Thesaurus } from './thesaurus.ts';

const everyday = createThesaurus(readSynonyms(everydayWords));

/** What a thesaurus says of subjects, and everyday words besides: of a word that both know, the meanings of both. */
export function withEveryday(thesaurus: Thesaurus): Thesaurus {
  return {
    wordsMax: Math.max(thesaurus.wordsMax, everyday.wordsMax),
    leadsOf: thesaurus.leadsOf,
    meaningOf: (words) => {
      const labels = [subjectsOf(thesaurus), everyday].flatMap(({ meaningOf }) => meaningOf(words) ?? []);
      return labels.length === 0 ? undefined : [...new Map(labels.map((label) => [label.text, label])).values()];
    },
  };
}
