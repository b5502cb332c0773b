import type { Language } from '#services/query/engine/text/stems.ts';
import type { QuestionKind } from '#services/query/ports/passagePort.ts';

/** What can be measured, as questions ask for it. */
const measured: Readonly<Record<Language, string>> = {
  nl: '(?:breed|diep|dik|fel|groot|hard|hoog|koud|heet|luid|oud|snel|ver|warm|zwaar)',
  en: '(?:big|bright|cold|deep|far|fast|heavy|high|hot|large|loud|old|quickly|soon|tall|thick|warm|wide)',
};

/** How questions begin, the more particular forms first. */
const forms: Readonly<Record<Language, readonly (readonly [QuestionKind, RegExp])[]>> = {
  nl: [
    ['difference', /\bverschil(?:len|t)?\b|\bverschillen\b/],
    [
      'time',
      /\bwanneer\b|\b(?:op|in|rond|vanaf|tot) welke? (?:dag(?:en)?|datum|ja(?:ar|ren)|maand(?:en)?|moment(?:en)?|periode|seizoen(?:en)?|tijd\p{L}*|we(?:ek|ken))\b|\bwelke (?:maand(?:en)?|tijd van het jaar)\b|\bhoe laat\b(?! (?:ik|je|jij|we|wij|men|u)\b)/u,
    ],
    [
      'amount',
      new RegExp(
        `\\bhoe ?(?:veel|vaak|lang)\\b|\\bhoe ${measured.nl}\\b|\\bwelke? (?:percentage|aantal|deel|leeftijd|temperatuur)\\b|\\bwat kost(?:en)?\\b|` +
          `\\b(?:wat|welke?) (?:is|was|zijn) (?:de|het) (?:\\p{L}+ ){0,2}?\\p{L}*(?:aantal|afstand|breedte|diepte|duur|` +
          'gewicht|grootte|hoeveelheid|hoogte|inkomen|kosten|lengte|leeftijd|loon|oppervlakte|percentage|prijs|salaris|' +
          'snelheid|temperatuur)\\b',
        'u',
      ),
    ],
    ['person', /\bwie\b/],
    ['place', /\bwaar(?= )|\bop welke plek|\bin welke? (?:gebied|gemeente|streek|land|plaats|regio|provincie)/],
    // What it means that something happens is no meaning of a word.
    ['definition', /\bwat (?:is|zijn|betekent|betekenen|houdt)\b(?! (?:het|dat) (?:als|dat|wanneer)\b)|\bwat versta/],
    ['way', /\bhoe\b|\bop welke manier\b/],
  ],
  en: [
    ['difference', /\bdifferen(?:ce|ces|t|ces)\b|\bdiffer\b/],
    ['time', /\bwhen\b|\b(?:what|which) (?:time|dates?|days?|months?|weeks?|years?|seasons?|period)\b/],
    [
      'amount',
      new RegExp(
        `\\bhow (?:much|many|often|long)\\b|\\bhow ${measured.en}\\b|\\b(?:what|which) (?:age|percentage|share|number|temperature)\\b|` +
          '\\bwhat (?:do|does|did)\\b.* costs?\\b|\\bwhat (?:is|was|are) the (?:\\w+ ){0,2}?(?:age|amount|area|costs?|depth|distance|duration|height|income|' +
          'length|number|percentage|price|salary|share|size|speed|temperature|wages?|weight|width)\\b',
      ),
    ],
    ['person', /\bwho\b|\bwhom\b/],
    ['place', /\bwhere\b|\bin (?:which|what) (?:areas?|regions?|countr(?:y|ies)|places?|provinces?)\b/],
    ['definition', /\bwhat (?:is|are|does|do)\b(?! it mean (?:if|that|when)\b)|\bwhat is meant/],
    ['way', /\bhow\b|\bin what way\b/],
  ],
};

/** The word that asks: what comes after it is what it asks about (`how do they live when it rains`). */
const asking: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:is|zijn|was|waren|mag|mogen|moet|moeten|kan|kunnen|heeft|hebben|wordt|worden)\b|\b(?:hoe\p{L}*|wat|waar\p{L}*|wanneer|welke?|wie)\b/u,
  en: /^(?:is|are|was|were|may|must|should|can|could|does|do|did|has|have)\b|\b(?:how|what|when|where|which|why|whom?)\b/,
};

export function kindOf(question: string, language: Language): QuestionKind {
  const asked = question.toLowerCase().trim();
  const asks = asking[language].exec(asked)?.index ?? asked.length;
  const found = forms[language].find(([kind, form]) => {
    const at = form.exec(asked)?.index;
    return at !== undefined && (kind === 'difference' || at <= asks);
  });
  return found?.[0] ?? 'fact';
}
