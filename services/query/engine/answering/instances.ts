/**
 * What a word of a question names, as sentences have it that do not say the word: whoever asks for what `weather` is told
 * of a dry day, whoever asks for a `number` to ring is told the number.
 */
const instances: readonly (readonly [word: RegExp, told: RegExp])[] = [
  [
    /^(?:weer|weather)$/,
    /°|\b(?:graden|degrees|zonneschijn|regen\p{L}*|wind(?:stil|kracht)?|bewolkt|mist|onweer|vorst|vriest|rain(?:y|s)?|wind(?:y|less)?|cloudy|fog|frost)\b|\b(?:droge?|koele?|natte|warme|zonnige?|cool|dry|sunny|warm|wet) (?:da(?:g|gen|ys?)|middag|ochtend|weer|afternoons?|mornings?|weather)\b/iu,
  ],
  [/^(?:(?:telefoon|alarm|nood)?nummer|(?:tele)?phone)$/, /(?<![\d.,-])(?:\d[\d -]{5,}\d|[1-9]\d{2,5})(?![\d.,%-]*\d)/],
  [
    /^(?:kleur(?:en)?|colou?rs?)$/,
    /\b(?:rood|rode|oranje|gele?|groene?|blauwe?|paarse?|witte?|wit|zwarte?|grijze?|grijs|bruine?|roze|red|orange|yellow|green|blue|purple|violet|white|black|gr[ae]y|brown|pink)\b/i,
  ],
];

/** The word that a question asks for by `which`: `hot weather` asks for none. */
const askedFor = /\b(?:wat voor(?: een| soort)?|welke?|what(?: (?:kind|sort) of)?|which) (\p{L}+)/giu;

/** How a sentence has what a question asks for by this word, without saying it. */
export function toldOf(word: string, question: string): RegExp | undefined {
  const isAsked = Array.from(question.toLowerCase().matchAll(askedFor), ([, asked]) => asked).includes(word);
  return isAsked ? instances.find(([named]) => named.test(word))?.[1] : undefined;
}
