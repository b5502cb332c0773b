import { readFile } from 'node:fs/promises';
import type { Log } from '#services/log.ts';
import { readSkos } from './readSkos.ts';
import { readSynonyms } from './readSynonyms.ts';
import { createThesaurus, type Thesaurus, type ThesaurusParts } from './thesaurus.ts';
import { readVocabulary } from './vocabulary.ts';

interface ThesaurusFiles {
  /** In SKOS; where it says nothing of a word, our own vocabulary does. */
  readonly thesaurus: string | undefined;
  /** A site's own synonyms: a line for each meaning, with commas between. */
  readonly synonyms: string | undefined;
  readonly log: Log;
}

/** Gives what is known now: our own words until a large thesaurus has been read, which takes a while. */
export async function openThesaurus({ thesaurus, synonyms, log }: ThesaurusFiles): Promise<() => Thesaurus> {
  const own: ThesaurusParts =
    synonyms === undefined ? { concepts: [], leads: [] } : readSynonyms(await readFile(synonyms, 'utf8'));
  const ours = await readVocabulary();
  const leads = [...own.leads, ...ours.leads];
  let known = createThesaurus({ concepts: [...own.concepts, ...ours.concepts], leads });
  if (thesaurus !== undefined) {
    const began = performance.now();
    readSkos(thesaurus).then(
      (concepts) => {
        known = createThesaurus({ concepts: [...own.concepts, ...concepts, ...ours.concepts], leads });
        log('query.thesaurus', { concepts: concepts.length, milliseconds: Math.round(performance.now() - began) });
      },
      (error: unknown) => log('query.thesaurus.failed', { reason: String(error) }),
    );
  }
  return () => known;
}
