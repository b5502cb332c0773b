import type { QuestionKind } from '#services/query/ports/passagePort.ts';
import type { Language } from '#services/query/postgres/text/stems.ts';

/** How questions begin, the more particular forms first. */
const forms: Readonly<Record<Language, readonly (readonly [QuestionKind, RegExp])[]>> = {
  nl: [
    ['difference', /\bverschil(?:len|t)?\b|\bverschillen\b/],
    ['time', /\bwanneer\b|\b(?:op|in|vanaf|tot) welke? (?:dag|datum|jaar|maand|moment|seizoen)\b|\bhoe laat\b/],
    [
      'amount',
      /\bhoe ?(?:veel|vaak|lang|groot|diep|hoog|ver|breed|oud|zwaar|warm|snel)\b|\bwelk (?:percentage|aantal|deel)\b|\bwat kost/,
    ],
    ['person', /\bwie\b|\bdoor wie\b/],
    ['place', /^waar (?!om\b)|\bop welke plek|\bin welke? (?:gebied|streek|land|regio|provincie)/],
    ['definition', /\bwat (?:is|zijn|betekent|betekenen|houdt)\b|\bwat versta/],
    ['way', /\bhoe\b|\bop welke manier\b/],
  ],
  en: [
    ['difference', /\bdifferen(?:ce|ces|t|ces)\b|\bdiffer\b/],
    ['time', /\bwhen\b|\b(?:what|which) (?:time|date|day|month|year|season)\b/],
    [
      'amount',
      /\bhow (?:much|many|often|long|large|big|deep|high|far|wide|old|heavy|warm|fast)\b|\bwhat (?:percentage|share|number)\b/,
    ],
    ['person', /\bwho\b|\bwhom\b|\bby whom\b/],
    ['place', /\bwhere\b|\bin (?:which|what) (?:area|region|country|place)/],
    ['definition', /\bwhat (?:is|are|does|do)\b|\bwhat is meant/],
    ['way', /\bhow\b|\bin what way\b/],
  ],
};

export function kindOf(question: string, language: Language): QuestionKind {
  const asked = question.toLowerCase().trim();
  return forms[language].find(([, form]) => form.test(asked))?.[0] ?? 'fact';
}

const numberWords: Readonly<Record<Language, RegExp>> = {
  nl: /\d|\b(?:één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestig|twintig|dertig|veertig|vijftig|honderd|duizend|helft|kwart|derde|tiental(?:len)?|dubbel|geen)\b/i,
  en: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|quarter|third|dozens?|twice|once|none)\b/i,
};

const times: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:1[5-9]|20)\d\d\b|\d{1,2}[.:]\d\d uur|\b(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|lente|voorjaar|zomer|herfst|najaar|winter|ochtend|middag|avond|nacht|dag|dagen|week|weken|maand|maanden|jaar|jaren|uur|uren|minuten|voordat|nadat|zodra)\b/i,
  en: /\b(?:1[5-9]|20)\d\d\b|\d{1,2}[.:]\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|morning|afternoon|evening|night|days?|weeks?|months?|years?|hours?|minutes?|before|after|until)\b/i,
};

/** A name, with or without what stands between its parts. */
const fullName = /\p{Lu}\p{Ll}+ (?:(?:van|de|der|den|ten|ter) )*\p{Lu}\p{Ll}+/u;

/** What people do for a living, and whom they do it with. */
const persons: Readonly<Record<Language, RegExp>> = {
  nl: /\b\p{L}*(?:houders?|telers?|boer(?:en|in)?|arts(?:en)?|beheerders?|onderzoekers?|docenten?|adviseurs?|gemeenten?|waterschap(?:pen)?|provincies?|imkers?|kundigen?|studenten|leerlingen|redactie|mensen|bewoners|bedrijven|kwekers?|gidsen?|coaches|coach|herder|specialisten?|deelnemers)\b/iu,
  en: /\b(?:\p{L}+(?:ers|ists|ors|ians|ants)|farmers?|veterinarians?|inspectors?|authorit(?:y|ies)|municipalit(?:y|ies)|students?|teachers?|editors?|people|managers?|keepers?|growers?|researchers?|lawyers?|brewers?|advisers?)\b/u,
};

const places: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:in|op|bij|langs|rond|naast|onder|boven|tussen|achter|aan|naar|uit) (?:de |het |een )?\p{L}+/iu,
  en: /\b(?:in|on|at|near|along|around|beside|under|above|between|behind|from|for) (?:the |a |an )?\p{L}+/iu,
};

const ways: Readonly<Record<Language, RegExp>> = {
  nl: /\bdoor\b|\bmet\b|\bom\b.*\bte\b|\bdoe[tn]?\b|\bkies\b|\bbegin(?:t|nen)?\b|\bgebruik|\bzorg|\bgoede eerste stap\b|\bhet loont\b|\bhelpt\b|\bwie\b.*\bvindt\b/i,
  en: /\bby\b|\bwith\b|\bto\b|\bchoose\b|\buse\b|\bstart\b|\bmake\b|\bfirst step\b|\bhelps?\b|\bkeep\b|\bdo well\b/i,
};

const contrasts: Readonly<Record<Language, RegExp>> = {
  nl: /\bmaar\b|\bterwijl\b|\bdaarentegen\b|\bjuist\b|\bverschil|\banders\b|\bdaarna\b|\btegenover\b|\bmeer dan\b|\bminder dan\b/i,
  en: /\bbut\b|\bwhile\b|\bwhereas\b|\bdiffer|\binstead\b|\bunlike\b|\brather\b|\bmore than\b|\bless than\b|\bonly\b/i,
};

const definitions: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:is|zijn|heet|heten|betekent|vormen|noemen|noemt)\b|:|—/i,
  en: /\b(?:is|are|means|called|refers|in an?|consists)\b|:|—/i,
};

/** Questions for a share are answered with one. */
const share = /\bprocent\b|\bpercentage\b|\bper ?cent\b/i;
const shares = /\d\s*(?:%|procent|per ?cent)/i;

/** Questions for a price are answered with one. */
const price = /\b(?:wat|hoeveel) kost|\bprijs\b|\bhow much (?:does|do|did|is|are)\b.*\bcosts?\b|\bprice\b/i;
const prices = /[€$£]|\b(?:euro|dollar|cent)s?\b/i;

/**
 * Whether a sentence has the form of what is asked for: a figure, a time, somebody, a place. A sentence without a figure
 * answers no question for one, whatever its words.
 */
export function hasForm(kind: QuestionKind, question: string, sentence: string, language: Language): boolean {
  switch (kind) {
    case 'amount':
      return amountOf(question, language).test(sentence);
    case 'time':
      return times[language].test(sentence);
    case 'person':
      return persons[language].test(sentence) || fullName.test(sentence);
    case 'place':
      return places[language].test(sentence);
    case 'way':
      return ways[language].test(sentence);
    case 'difference':
      return contrasts[language].test(sentence);
    case 'definition':
      return definitions[language].test(sentence);
    case 'fact':
      return true;
    default:
      return kind satisfies never;
  }
}

/** Questions for how often and how long, and what answers them: a sentence may have other figures. */
const often = /\bhoe vaak\b|\bhow often\b/i;
const frequencies =
  /\b(?:keer|maal|dagelijks|wekelijks|maandelijks|jaarlijks|times|once|twice|daily|weekly|monthly|yearly|every)\b|\b(?:elke?|per|iedere?) (?:dag|week|maand|jaar|day|month|year)\b/i;
const long = /\bhoe ?lang\b|\bhow long\b/i;
const lengths =
  /(?:\bsecon|\bminu|\buur\b|\buren\b|\bdag|\bwe+k|\bmaand|\bja+r|\bhours?\b|\bdays?\b|\bmonths?\b|\byears?\b|meters?\b|metres?\b)/i;

function amountOf(question: string, language: Language): RegExp {
  if (share.test(question)) return shares;
  if (price.test(question)) return prices;
  if (often.test(question)) return frequencies;
  return long.test(question) ? lengths : numberWords[language];
}

/** Kinds to which nothing is an answer that does not have their form. */
export const strictKinds: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['amount', 'time', 'person']);

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words of questions that name nothing, besides those that no search looks up. */
const hollow = list(`
  hoe wat waar waarom waardoor waarmee waarvoor waarbij waaraan waarop waarin wanneer welk welke wie wiens hoeveel hoelang hoevaak kan kun
  kunnen mag mogen moet moeten is zijn was waren wordt worden werd werden doe doet doen ga gaat gaan krijg krijgt krijgen
  heb hebt heeft hebben had best beste goed goede juiste manier manieren informatie weten zoek vind vaak lang laat diep groot veel
  precies eigenlijk graag nodig iets iemand jullie wij we je jij er die dit dat deze men verschil verschillen betekent betekenen
  vertel vertellen uitleg komt kwam gebeurt gebeurde procent zo dan en kost het
  how what where why when which who whom whose can could do does did is are was were should must may might get got make find know
  need want best good better right way ways much many often long deep large big far exactly information about tell please
  anyone someone you your our my me i it its difference differences between mean means meant happen happened happens per cent
  percent so then and there this that these those have has had be been will would percentage number share kind`);

/** In questions for a time these ask for it: the answer has a year, and no word for one. */
const hollowOfTime = list('jaar maand dag datum seizoen moment year month day date season time');

/** What a question names: its words, folded, without those that only ask. */
export function namedIn(words: readonly string[], kind: QuestionKind): string[] {
  const asks = (word: string) => hollow.has(word) || (kind === 'time' && hollowOfTime.has(word));
  return [...new Set(words.filter((word) => !asks(word)))];
}
