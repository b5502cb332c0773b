import { akkerbouwEn } from './topics/akkerbouw.en.ts';
import { akkerbouwNl } from './topics/akkerbouw.nl.ts';
import { akkernatuurEn } from './topics/akkernatuur.en.ts';
import { akkernatuurNl } from './topics/akkernatuur.nl.ts';
import { bestuiversEn } from './topics/bestuivers.en.ts';
import { bestuiversNl } from './topics/bestuivers.nl.ts';
import { biologischEn } from './topics/biologisch.en.ts';
import { biologischNl } from './topics/biologisch.nl.ts';
import { bodemEn } from './topics/bodem.en.ts';
import { bodemNl } from './topics/bodem.nl.ts';
import { boomteeltEn } from './topics/boomteelt.en.ts';
import { boomteeltNl } from './topics/boomteelt.nl.ts';
import { bosEn } from './topics/bos.en.ts';
import { bosNl } from './topics/bos.nl.ts';
import { glastuinbouwEn } from './topics/glastuinbouw.en.ts';
import { glastuinbouwNl } from './topics/glastuinbouw.nl.ts';
import { inspectionEn } from './topics/inspection.en.ts';
import { klimaatEn } from './topics/klimaat.en.ts';
import { klimaatNl } from './topics/klimaat.nl.ts';
import { melkveeEn } from './topics/melkvee.en.ts';
import { melkveeNl } from './topics/melkvee.nl.ts';
import { onderwijsEn } from './topics/onderwijs.en.ts';
import { onderwijsNl } from './topics/onderwijs.nl.ts';
import { pluimveeEn } from './topics/pluimvee.en.ts';
import { pluimveeNl } from './topics/pluimvee.nl.ts';
import { precisieEn } from './topics/precisie.en.ts';
import { precisieNl } from './topics/precisie.nl.ts';
import { stadsgroenEn } from './topics/stadsgroen.en.ts';
import { stadsgroenNl } from './topics/stadsgroen.nl.ts';
import { stikstofEn } from './topics/stikstof.en.ts';
import { stikstofNl } from './topics/stikstof.nl.ts';
import { varkensEn } from './topics/varkens.en.ts';
import { varkensNl } from './topics/varkens.nl.ts';
import { verspillingEn } from './topics/verspilling.en.ts';
import { verspillingNl } from './topics/verspilling.nl.ts';
import { voedselEn } from './topics/voedsel.en.ts';
import { voedselNl } from './topics/voedsel.nl.ts';
import { waterEn } from './topics/water.en.ts';
import { waterNl } from './topics/water.nl.ts';
import type { TopicWords } from './topicWords.ts';

/**
 * A topic; its number decides the identifiers of its records and never changes. One without Dutch words has English
 * records only.
 */
export interface Topic {
  readonly number: number;
  /** A value of the facet `thema`, with the one above it where that has others. */
  readonly theme: string;
  readonly nl: TopicWords | undefined;
  readonly en: TopicWords;
}

export const topics: readonly Topic[] = [
  { number: 0, theme: 'klimaat-en-stikstof/stikstof', nl: stikstofNl, en: stikstofEn },
  { number: 1, theme: 'bodem-en-water/bodem', nl: bodemNl, en: bodemEn },
  { number: 2, theme: 'bodem-en-water/waterbeheer', nl: waterNl, en: waterEn },
  { number: 3, theme: 'plant-en-teelt/akkerbouw', nl: akkerbouwNl, en: akkerbouwEn },
  { number: 4, theme: 'dier-en-welzijn/varkens', nl: varkensNl, en: varkensEn },
  { number: 5, theme: 'dier-en-welzijn/melkvee', nl: melkveeNl, en: melkveeEn },
  { number: 6, theme: 'dier-en-welzijn/toezicht', nl: undefined, en: inspectionEn },
  { number: 7, theme: 'voedsel-en-keten/biologisch', nl: biologischNl, en: biologischEn },
  { number: 8, theme: 'plant-en-teelt/glastuinbouw', nl: glastuinbouwNl, en: glastuinbouwEn },
  { number: 9, theme: 'natuur-en-landschap/akkernatuur', nl: akkernatuurNl, en: akkernatuurEn },
  { number: 10, theme: 'natuur-en-landschap/bos', nl: bosNl, en: bosEn },
  { number: 11, theme: 'voedsel-en-keten/voeding', nl: voedselNl, en: voedselEn },
  { number: 12, theme: 'voedsel-en-keten/verspilling', nl: verspillingNl, en: verspillingEn },
  { number: 13, theme: 'techniek-en-data', nl: precisieNl, en: precisieEn },
  { number: 14, theme: 'groen-en-gezondheid', nl: stadsgroenNl, en: stadsgroenEn },
  { number: 15, theme: 'natuur-en-landschap/bestuivers', nl: bestuiversNl, en: bestuiversEn },
  { number: 16, theme: 'dier-en-welzijn/pluimvee', nl: pluimveeNl, en: pluimveeEn },
  { number: 17, theme: 'plant-en-teelt/boomteelt', nl: boomteeltNl, en: boomteeltEn },
  { number: 18, theme: 'onderwijs-en-onderzoek', nl: onderwijsNl, en: onderwijsEn },
  { number: 19, theme: 'klimaat-en-stikstof/klimaat', nl: klimaatNl, en: klimaatEn },
];
