import type { Language } from '#services/query/engine/text/stems.ts';
import { dutchCompounds, lexiconOf } from './lexicon.ts';

/** An ending, and what stands in its place in other forms of the word. */
type Change = readonly [ending: RegExp, others: readonly string[]];

/** Forms that no rule makes; every word of a row is one of the others. */
const irregular: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'stad steden stadje',
    'schip schepen',
    'lid leden',
    'smid smeden',
    'koe koeien',
    'vlo vlooien',
    'ei eieren',
    'rund runderen',
    'kind kinderen',
    'blad bladeren blaren',
    'lam lammeren',
    'hoen hoenders',
    'rad raderen',
    'been beenderen',
    'volk volkeren',
    'gemoed gemoederen',
    'graf graven',
    'glas glazen',
    'hof hoven',
    'larve larven larvae',
    'zaaien zaai inzaai',
    'bemesten bemesting mestgift',
    'kopen koop',
    'verkopen verkoop',
    'aankopen aankoop',
    'oogsten oogst',
    'slachten slacht',
    'vangen vangst',
    'groeien groei',
    'bloeien bloei',
    'bouwen bouw',
    'telen teelt',
    'opfokken opfok',
    'gebruiken gebruik',
    'beheren beheer',
    'vervoeren vervoer',
    'verbieden verbod',
    'sterven sterfte',
  ],
  en: [
    'mouse mice',
    'louse lice',
    'goose geese',
    'ox oxen',
    'foot feet',
    'calf calves',
    'leaf leaves',
    'wolf wolves',
    'child children',
    'man men',
    'woman women',
    'tooth teeth',
    'index indices',
    'matrix matrices',
    'appendix appendices',
    // British and American
    'plough plow',
    'mould mold',
    'grey gray',
    'sulphur sulfur',
    'sulphate sulfate',
    'programme program',
    'programmes programs',
  ],
};

/**
 * Endings that stemming does not bring together, each both ways: a vowel that is short in one form and long in the
 * other is the stemmer's work, a consonant that changes is not.
 */
const changes: Readonly<Record<Language, readonly Change[]>> = {
  nl: [
    // gewas, gewassen: stems know k, d and t as one consonant that is written twice, and no other
    [/((?:^|[^aeiou])[aeiou])([bfglmnprs])(?<!.{3}en)$/, ['$1$2$2en']],
    [/((?:^|[^aeiou])[aeiou])([bfglmnprs])\2en$/, ['$1$2']],
    // emissie, emissies; ziekte, ziektes
    [/(?<![aeiou])e$/, ['es']],
    [/(?<![aeiou])es$/, ['e']],
    [/(...i)e$/, ['$1es']],
    [/(...i)es$/, ['$1e']],
    // bacterie, bacteriën; knie, knieën; idee, ideeën
    [/ie$/, ['ien', 'ieen']],
    [/(..ie)e?n$/, ['$1']],
    [/ee$/, ['eeen']],
    [/eeen$/, ['ee']],
    // niveau, niveaus; milieu, milieus
    [/(eau|ieu)$/, ['$1s']],
    [/(eau|ieu)s$/, ['$1']],
    // materiaal, materialen; oog, ogen: stems halve no vowel behind another one
    [/(^|[aeiou])([aeou])\2([^aeiou])$/, ['$1$2$3en']],
    [/(^|[aeiou])([aeou])([^aeiou])en$/, ['$1$2$2$3']],
    // mens, mensen: stems take the s for that of a plural
    [/([^aeious])s$/, ['$1sen']],
    [/([^aeious])sen$/, ['$1s']],
    // vol, volle
    [/((?:^|[^aeiou])[aeiou])([flmnprs])$/, ['$1$2$2e']],
    [/((?:^|[^aeiou])[aeiou])([flmnprs])\2e$/, ['$1$2']],
    // kalf, kalveren; brief, brieven; duif, duiven
    [/(ei|eu|ie|ij|oe|ou|ui|[lr])f$/, ['$1ven', '$1veren', '$1fje']],
    [/(ei|eu|ie|ij|oe|ou|ui|[lr])v(?:er)?en$/, ['$1f']],
    // huis, huizen; reis, reizen; gans, ganzen
    [/(ei|eu|ie|ij|oe|ou|ui|[lnr])s$/, ['$1zen']],
    [/(ei|eu|ie|ij|oe|ou|ui|[lnr])zen$/, ['$1s']],
    // graaf, graven; kaas, kazen: one vowel of two is left
    [/([aeou])\1f$/, ['$1ven']],
    [/([aeou])ven$/, ['$1$1f']],
    [/([aeou])\1s$/, ['$1zen']],
    [/([aeou])zen$/, ['$1$1s']],
    // graven, graaft, graafde
    [/([aeou])ven$/, ['$1$1ft']],
    // castreren, castratie, gecastreerd, castreert
    [/eren$/, ['atie', 'aties', 'ering', 'eert', 'eerd', 'eerde', 'itie', 'ie', 'ent']],
    [/aties?$/, ['eren', 'eert', 'eerd']],
    [/iseren$/, ['isatie']],
    [/iseringe?n?$/, ['iseren', 'isatie']],
    [/eringe?n?$/, ['eren', 'eert', 'eerd']],
    [/eer(?:d|de|t)$/, ['eren', 'atie', 'ering']],
    // produceren, productie; injecteren, injectie; infecteren, infectie
    [/uceren$/, ['uctie']],
    [/ucties?$/, ['uceren']],
    [/teren$/, ['tie']],
    [/ties?$/, ['teren', 'eren']],
    // absorberen, absorptie
    [/beren$/, ['ptie']],
    [/pties?$/, ['beren']],
    // tractor, tractoren; motor, motors
    [/or$/, ['oren', 'ors']],
    [/oren$/, ['or']],
    // museum, musea; bacterie, bacteriën
    [/um$/, ['a']],
    [/a$/, ['um']],
    [/sis$/, ['ses']],
    // mogelijkheid, mogelijkheden
    [/heid$/, ['heden']],
    [/heden$/, ['heid']],
  ],
  en: [
    [/fe?$/, ['ves']],
    [/ves$/, ['f', 'fe']],
    [/um$/, ['a']],
    [/a$/, ['um', 'ae']],
    [/ae$/, ['a']],
    [/us$/, ['i']],
    [/i$/, ['us']],
    [/is$/, ['es']],
    [/es$/, ['is']],
    // fertilise, fertilize
    [/is(e[sd]?|ing|ations?)$/, ['iz$1']],
    [/our(s?)$/, ['or$1']],
    [/(cent|fib|lit|met)re(s?)$/, ['$1er$2']],
  ],
};

/**
 * How the British write what Americans, whose words the dictionary has, write otherwise: what looks like it and is none is in
 * no text. The other way round these are among the endings above.
 */
const british: readonly Change[] = [
  [/iz(e[sd]?|ing|ations?)$/, ['is$1']],
  [/(..)or(s?)$/, ['$1our$2']],
  [/(cent|fib|lit|met)er(s?)$/, ['$1re$2']],
];

/** A word that is shorter has too many that look like a form of it. */
const wordMin = 3;

/** More are never needed: each is looked up. */
const formsMax = 8;

const rows: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = { nl: rowsOf('nl'), en: rowsOf('en') };

function rowsOf(language: Language): Map<string, readonly string[]> {
  return new Map(
    irregular[language].flatMap((row) => {
      const words = row.split(' ');
      return words.map((word) => [word, words.filter((other) => other !== word)] as const);
    }),
  );
}

/**
 * Other forms of a word, as far as stems do not bring them together: the plural that changes a letter or a vowel, the
 * noun of a verb and the verb of a noun. Only what `isWord` knows is one.
 */
export function formsOf(word: string, language: Language, isWord: (word: string) => boolean): string[] {
  if (word.length < wordMin) return [];
  const forms = new Set<string>();
  for (const stem of language === 'nl' ? [word, ...participleOf(word), ...diminutiveOf(word, isWord)] : [word]) {
    if (stem !== word && isWord(stem)) forms.add(stem);
    for (const other of rows[language].get(stem) ?? []) forms.add(other);
    for (const [ending, others] of changes[language]) {
      if (!ending.test(stem)) continue;
      for (const other of others) {
        const form = stem.replace(ending, other);
        if (form !== word && form.length >= wordMin && isWord(form)) forms.add(form);
      }
    }
  }
  if (language === 'en')
    for (const [ending, others] of british)
      if (ending.test(word)) for (const other of others) forms.add(word.replace(ending, other));
  const single = language === 'nl' ? singularOfMisspelt(word) : undefined;
  if (single !== undefined && isWord(single)) forms.add(single);
  if (language === 'nl' && /.{3}eren$/.test(word)) {
    const participle = `ge${word.slice(0, -4)}eerd`;
    if (isWord(participle)) forms.add(participle);
  }
  return [...forms].slice(0, formsMax);
}

/** Endings of what is small, and what it is made of: `biggetje`, `bloemetje`, `boompje`, `woninkje`, `koetje`, `kalfje`. */
const diminutives: readonly Change[] = [
  [/([bdfglmnprs])\1etjes?$/, ['$1']],
  [/(?<=[^aeiou])etjes?$/, ['']],
  [/(?<=m)pjes?$/, ['']],
  [/(?<=in)kjes?$/, ['g']],
  [/(?<=(?:[aeiou]{2}|ij)[lnrw]?|[aeiou].*[^aeiou]e[lnr]|[aeiouy])tjes?$/, ['']],
  [/(?<=[^aeiou])jes?$/, ['']],
];

/** What a small thing may be a small one of. */
function diminutiveOf(word: string, isWord: (word: string) => boolean): string[] {
  return diminutives
    .flatMap(([ending, others]) => (ending.test(word) ? others.map((other) => word.replace(ending, other)) : []))
    .filter((whole) => whole.length >= wordMin && isWord(whole));
}

/** `foto` of `fotos`, as many write `foto's`; nothing of words that end like this, as a `terras` does. */
function singularOfMisspelt(word: string): string | undefined {
  const [, single] = /^(.*[^aeiou][aiouy])s$/.exec(word) ?? [];
  return single === undefined || lexiconOf('nl').has(word) || dutchCompounds().isComposed(word) ? undefined : single;
}

/** `castreerd` of `gecastreerd` and `gecastreerde`. */
function participleOf(word: string): string[] {
  const bare = /^ge(.{3,}eerd)e?$/.exec(word)?.[1];
  return bare === undefined ? [] : [bare];
}

/** One and many in Spanish, Portuguese, Italian and French, folded; German needs none: Dutch stems do. */
const foreignNumbers: readonly Change[] = [
  [/al$/, ['ales', 'ais', 'ali', 'aux']],
  [/(?:al[ei]s?|ais|aux)$/, ['al', 'ale']],
  [/cao$/, ['coes']],
  [/coes$/, ['cao']],
  [/cion$/, ['ciones']],
  [/ciones$/, ['cion']],
  [/([aeo])$/, ['$1s']],
  [/([aeo])s$/, ['$1']],
  [/([^aeious])$/, ['$1s', '$1es']],
  [/es$/, ['']],
];

/** The other number of a word of another language than ours; only what `isWord` knows is one. */
export function foreignForms(word: string, isWord: (word: string) => boolean): string[] {
  const forms = foreignNumbers.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );
  return [...new Set(forms)]
    .filter((form) => form.length >= wordMin && form !== word && isWord(form))
    .slice(0, formsMax);
}
