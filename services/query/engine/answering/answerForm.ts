import type { Language } from '#services/query/engine/text/stems.ts';
import type { QuestionKind } from '#services/query/ports/passagePort.ts';
import { measureOf } from './measures.ts';

const numberWords: Readonly<Record<Language, RegExp>> = {
  // No part begins like another, so that however many follow one another there is one way to read them. `een` is a number with others alone.
  nl: /\d|(?<!\p{L})één(?!\p{L})|\b(?:helft|kwart|derde|tientallen|tiental|honderden|duizenden|miljoen(?:en)?|miljard(?:en)?|dubbel|geen)\b|\been (?:(?:centi|deci|kilo|milli)?meter|gram|halve?|hectare|kilo|liter|ton)\b|\b(?!(?:een|tig)\b)(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|twintig|dertig|veertig|tachtig|tig|honderd|duizend|[eë]n(?=(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig))+\b/iu,
  en: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|half|quarter|third|dozens?|twice|once|none)\b|\ban? (?:acre|foot|hectare|inch|(?:centi|kilo|milli)?met(?:er|re)|mile|lit(?:er|re)|kilo(?:gram)?|ton(?:ne)?)\b/i,
};

const times: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:1[5-9]|20)\d\d\b|\d{1,2}[.:]\d\d uur|\b(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|lente|voorjaar|zomer|herfst|najaar|winter|ochtend|middag|avond|nacht|dag|dagen|week|weken|maand|maanden|jaar|jaren|uur|uren|minuten|voordat|nadat|zodra)\b/i,
  en: /\b(?:1[5-9]|20)\d\d\b|\d{1,2}[.:]\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|morning|afternoon|evening|night|days?|weeks?|months?|years?|hours?|minutes?|before|after|until)\b/i,
};

/** What lasts says nothing of when. */
const durations =
  /\S+ (?:dagen|jaar|maanden|uur|weken) lang\b|\bfor (?:\S+ )?\S+ (?:days|hours|months|weeks|years)\b/gi;

const months = [
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  'january|february|march|may|june|july|august|october',
].join('|');
const seasons = 'lente|voorjaar|zomer|herfst|najaar|winter|spring|summer|autumn';

/** What time is asked for by its name, and what an answer to that has: in which months one sows is no number of years. */
const namedTimes: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\b(?:welke|what|which) (?:maand|month)/i, new RegExp(`\\b(?:${months}|${seasons})\\b`, 'i')],
  [/\b(?:welke datum|(?:what|which) date)\b/i, new RegExp(`\\b(?:${months})\\b|\\d[-/]\\d`, 'i')],
  [/\b(?:tot|voor|vóór) wanneer\b|\b(?:until|by) when\b/iu, /\b(?:before|by|tot|until|uiterlijk|voor|vóór)\b/iu],
  [/\b(?:welk|what|which) (?:jaar|year)\b/i, /\b(?:1[5-9]|20)\d\d\b/],
];

/** Who asks when may mean in which case. */
const conditions: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:bij|als|zodra|tijdens|na|zolang)\b|, (?:als|zodra|zolang)\b/i,
  en: /^(?:when|if|once|during|in case|as long as)\b|\b(?:if|once|as soon as|in case|as long as)\b/i,
};

/** A name, with or without what stands between its parts. */
const fullName = /\p{Lu}\p{Ll}+ (?:(?:van|de|der|den|ten|ter) )*\p{Lu}\p{Ll}+/u;

export const hasFullName = (text: string): boolean => fullName.test(text);

/** Everybody of whom something holds: `Wie allergisch is, let op`. */
const anybody: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:wie|iedereen|niemand)\b/i,
  en: /^(?:those who|anyone|everyone|nobody|whoever)\b/i,
};

/** What people do for a living, and whom they do it with. */
const persons: Readonly<Record<Language, RegExp>> = {
  nl: /\b\p{L}*(?:houders?|telers?|boer(?:en|in)?|arts(?:en)?|beheerders?|onderzoekers?|docenten?|adviseurs?|gemeenten?|waterschap(?:pen)?|provincies?|imkers?|kundigen?|studenten|leerlingen|redactie|mensen|bewoners|bedrijven|kwekers?|gidsen?|coaches|coach|herder|\p{L}*specialist(?:en)?|deelnemers|experts?|deskundigen?|vrijwilligers?|ondernemers?)\b/iu,
  en: /\b(?:\p{L}+(?:ers|ists|ors|ians|ants)|farmers?|veterinarians?|inspectors?|authorit(?:y|ies)|municipalit(?:y|ies)|students?|teachers?|editors?|people|managers?|keepers?|growers?|researchers?|lawyers?|brewers?|advisers?)\b/u,
};

const places: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:in|op|bij|langs|rond|naast|onder|boven|tussen|achter|aan|naar|uit) (?:de |het |een )?\p{L}+/iu,
  en: /\b(?:in|on|at|near|along|around|beside|under|above|between|behind|from|for) (?:the |a |an )?\p{L}+/iu,
};

/** Questions for places that have names are answered with them. */
const named = /\b(?:countr(?:y|ies)|provinces?|municipalit(?:y|ies)|land|landen|provincies?|gemeenten?)\b/i;
const placeNames = /\b(?:in|op|bij|langs|rond|aan|uit|on|at|near|along|around|from) (?:de |het |the )?\p{Lu}/u;

const ways: Readonly<Record<Language, RegExp>> = {
  nl: /\bdoor\b|\bmet\b|\bom\b.*\bte\b|\bdoe[tn]?\b|\bkies\b|\bbegin(?:t|nen)?\b|\bgebruik|\bzorg|\bgoede eerste stap\b|\bhet loont\b|\bhelpt\b|\bwie\b.*\bvindt\b|\blaat\b|\bzoekt?\b|\bzoeken\b/i,
  en: /\bby\b|\bwith\b|\bto\b|\bchoose\b|\buse\b|\bstart\b|\bmake\b|\bfirst step\b|\bhelps?\b|\bkeep\b|\bdo well\b|\b(?:looks?|search(?:es)?) for\b|\blet\b/i,
};

const contrasts: Readonly<Record<Language, RegExp>> = {
  nl: /\bmaar\b|\bterwijl\b|\bdaarentegen\b|\bjuist\b|\bverschil|\banders\b|\bdaarna\b|\btegenover\b|\bmeer dan\b|\bminder dan\b/i,
  en: /\bbut\b|\bwhile\b|\bwhereas\b|\bdiffer|\binstead\b|\bunlike\b|\brather\b|\bmore than\b|\bless than\b|\bonly\b/i,
};

const definitions: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:is|zijn|heet|heten|betekent|vormen|noemen|noemt)\b|:|—/i,
  en: /\b(?:is|are|means|called|refers|in an?|consists)\b|:|—/i,
};

/** Questions for a reason; the words by which a sentence gives one. */
const why = /\b(?:waarom|waardoor|hoe komt het|why|how come)\b/i;
const reasons: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:omdat|doordat|daardoor|daarom|dus|want|vandaar|zodat|waardoor|zodra|wegens|vanwege|als gevolg van|zo haalt)\b/i,
  en: /\b(?:because|therefore|thus|hence|so that|since|due to|owing to|as a result|once|for this reason)\b/i,
};

/** Whether a text has a number, in figures or in words; years and the like are none. */
export const hasNumber = (text: string, language: Language): boolean =>
  numberWords[language].test(withoutIdleFigures(text));

/**
 * Whether a sentence has the form of what is asked for: a figure, a time, somebody, a place. A sentence without a figure
 * answers no question for one, whatever its words.
 */
export function hasForm(kind: QuestionKind, question: string, sentence: string, language: Language): boolean {
  switch (kind) {
    case 'amount':
      return (measureOf(question) ?? numberWords[language]).test(withoutIdleFigures(sentence));
    case 'time':
      return (
        namedTimes.find(([asked]) => asked.test(question))?.[1].test(sentence) ??
        (times[language].test(sentence.replace(durations, '')) || conditions[language].test(sentence))
      );
    case 'person':
      return persons[language].test(sentence) || anybody[language].test(sentence) || hasFullName(sentence);
    case 'place':
      return (named.test(question) ? placeNames : places[language]).test(sentence);
    case 'way':
      return ways[language].test(sentence);
    case 'difference':
      return contrasts[language].test(sentence);
    case 'definition':
      return definitions[language].test(sentence);
    case 'fact':
      return !why.test(question) || reasons[language].test(sentence);
    default:
      return kind satisfies never;
  }
}

/** `NO3`, `N2O` */
const formulas = /(?<![\p{L}\d])(?=[A-Za-z]{1,4}\d)(?:[A-Z][a-z]?\d{0,2}){1,6}(?![\p{L}\d])/gu;
/** Years, and parts of laws. */
const noFigures =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:articles?|artikel(?:en)?|annex|bijlage|directive|richtlijn) [\d(),/IVX]+/gi;

/** A text without the figures that count nothing. */
const withoutIdleFigures = (text: string): string => text.replace(formulas, '').replace(noFigures, '');

/** Kinds to which nothing is an answer that does not have their form. */
export const strictKinds: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['amount', 'time', 'person']);

/** Who says what will be told, or asks it, does not say it: abstracts begin so, and end with what is not known yet. */
const announcements: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dit|deze|het|de|in dit|in deze|nieuw) (?:artikel|rapport|brochure|factsheet|video|project|onderzoek|studie|handleiding|les)\p{L}*\b.*\b(?:beschrijft|gaat (?:over|na)|onderzoek\p{L}*|antwoord|staat|bespreekt|laat .{0,200} zien)|\b(?:vragen zich|open vraag|weinig bekend|vervolgonderzoek)\b|\b(?:bespreken|de vraag|gaat na|leren|leer je|ontdekken|onderzoek\p{L}*|zich af)(?: \p{L}+){0,3} (?:hoe\p{L}*|of|wanneer|waar\p{L}*|wat|welke?|wie)\b/iu,
  en: /^(?:this|the|these|in this|in these|new) (?:article|report|study|paper|review|brochure|factsheet|leaflet|video|project|research|lessons?)\b.*\b(?:aims?|describes?|examines?|explores?|investigates?|looks? (?:at|into)|discuss(?:es)?|answers?|summarises?|reviews?)\b|\b(?:open question|little is known|further research)\b|\b(?:discuss(?:es)?|examined?|find out|learn|looked into|stud(?:y|ied)|the question|wonder(?:ed)?)(?: \w+){0,3} (?:how|what|when|where|whether|which|who|why)\b/iu,
};

/** Whether a sentence says what its text is about, or what nobody knows yet, instead of telling it. */
export const announces = (sentence: string, language: Language): boolean => announcements[language].test(sentence);

/** How something was found out is no answer to when or where it happens. */
const methods: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:zijn|werden|is|werd)\b.{0,120}\b(?:bevraagd|bezocht|ge(?:ïnterviewd|meten|volgd)|onderzocht|verzameld)\b|\b(?:gegevens|metingen) komen (?:uit|van)\b|\b(?:toets)?vragen over\b/iu,
  en: /\b(?:were|was|have been)\b.{0,120}\b(?:collected|followed|interviewed|measured|studied|surveyed|visited)\b|\bdata (?:come|came) from\b|\bquestions about\b/iu,
};

export const tellsMethod = (sentence: string, language: Language): boolean => methods[language].test(sentence);
