const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that a language does not look up: those that PostgreSQL passes over, which are Snowball's (BSD licence). */
export const stopWords: Readonly<Record<'nl' | 'en', ReadonlySet<string>>> = {
  nl: list(`
    de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om hem dan zou of wat mijn men
    dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze u want nog zal me zij nu
    ge geen omdat iets worden toch al waren veel meer doen toen moet ben zonder kan hun dus alles onder ja eens hier wie
    werd altijd doch wordt wezen kunnen ons zelf tegen na reeds wil kon niets uw iemand geweest andere`),
  en: list(`
    i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
    itself they them their theirs themselves what which who whom this that these those am is are was were be been being
    have has had having do does did doing a an the and but if or because as until while of at by for with about against
    between into through during before after above below to from up down in out on off over under again further then once
    here there when where why how all any both each few more most other some such no nor not only own same so than too very
    s t can will just don should now`),
};

/** Whether either language does not look up a word. */
export const isSmallWord = (word: string): boolean => stopWords.nl.has(word) || stopWords.en.has(word);
