/** What is asked for, and what an answer to that has: a sentence may have other figures. */
const measures: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [/\bprocent\b|\bpercentage\b|\bper ?cent\b/i, /\d\s*(?:%|procent|per ?cent)/i],
  [
    /\b(?:wat|hoeveel) kost(?:en)?\b|\p{L}*(?:prijs|salaris|loon|inkomen)\b|\b(?:how much|what) (?:does|do|did|is|are)\b.*\bcosts?\b|\b(?:price|salary|wages?|income)\b/iu,
    /[€$£]|\b(?:euro|dollar|cent)s?\b/i,
  ],
  [
    /\bhoe vaak\b|\bhow often\b/i,
    /\b(?:keer|maal|eens|dagelijks|wekelijks|maandelijks|jaarlijks|times|once|twice|daily|weekly|monthly|yearly|every)\b|\b(?:elke?|per|iedere?|om de) (?:\p{L}+ )?(?:dag(?:en)?|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren)|ochtend|avond|seizoen|day|month|year)\b/iu,
  ],
  [
    /\bhoe ?lang\b|\bhow long\b/i,
    // What is seen days later took no days.
    /(?:\b(?:secon|minu|uur\b|uren\b|dag|we+k|maand|ja+r|hours?\b|days?\b|months?\b|years?\b)(?!\p{L}* (?:ago|geleden|later|old|oud)\b)|meters?\b|metres?\b|\d\s?[cdkm]?m\b)/iu,
  ],
  [
    /\b(?:hoe (?:breed|diep|dik|hoog|ver)|how (?:deep|far|high|tall|thick|wide))\b/i,
    /(?:meters?|metres?)\b|\b(?:[cdkm]?m|hectares?|feet|inch(?:es)?|miles?)\b|\d\s*(?:%|procent|per ?cent)/i,
  ],
  [
    /\b(?:floor (?:area|space)|surface area|\p{L}*oppervlak(?:te)?)\b/iu,
    /\bm ?[2²]|\b(?:vierkante|square|hectares?|ha|acres?)\b|\d\s*(?:%|procent|per ?cent)/i,
  ],
  [/\b(?:hoe zwaar|how heavy)\b/i, /\b(?:[km]?g|\p{L}*(?:gram(?:mes?|s)?|kilos?|ton(?:nes?|s)?)|pond|pounds?)\b/iu],
  [/\b(?:hoe (?:heet|koud|warm)|how (?:cold|hot|warm))\b/i, /°|\b(?:graden|degrees)\b/i],
  [
    /\b(?:hoe (?:groot|klein)|how (?:big|large|small))\b(?!.*\b(?:aandeel|deel|groep|kans|kudde|risico|verschil|chance|difference|group|herd|part|risk|share)\b)/i,
    /(?:meters?|metres?)\b|\b(?:[cdkm]?m ?[23²³]?|hectares?|ha|liters?|litres?|feet|inch(?:es)?|acres?)\b|\b(?:zo|even|as|so) \p{L}+ (?:als|dat|as|that)\b|\b(?:ter grootte van|the size of)\b|\d\s*(?:%|procent|per ?cent)/iu,
  ],
  [
    /\b(?:hoe snel|how (?:fast|quickly|soon))\b/i,
    /\b(?:secon\p{L}*|minu\p{L}*|uur|uren|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren)|hours?|days?|weeks?|months?|years?|direct|meteen|immediately|at once|soon)\b|\b(?:km|kilometers?|meters?|metres?|miles?) (?:per|an)\b|(?:km|m)\/[hsu]/iu,
  ],
  [/\b(?:hoe (?:hard|luid)|how loud)\b/i, /\b(?:dBA?|decibels?|km|kilometers?|kilometres?|miles?)\b/i],
  [/\b(?:hoeveel graden|how many degrees|(?:welke|what|which) temperatu\p{L}+)/iu, /°|\b(?:graden|degrees)\b/i],
  [
    /\b(?:hoe oud|how old|(?:welke|de) leeftijd|(?:what|which|the) (?:\p{L}+ )?age)\b/iu,
    // What somebody does the whole day, or in the second year, is no age.
    /(?:\d|\b(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|dertig|paar|enkele|anderhalf|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|few|several)\b) (?:(?!hal[fv]|hele|whole)\p{L}+ )?(?:da(?:g|gen|ys?)|we(?:ek|ken|eks?)|maand(?:en)?|months?|ja(?:ar|ren)|years?|hours?|uur|uren)\b/iu,
  ],
];

/** What an answer has to a question for something that is measured; none where any figure will do. */
export const measureOf = (question: string): RegExp | undefined =>
  measures.find(([asked]) => asked.test(question))?.[1];
