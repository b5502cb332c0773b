import type { Language } from '#services/query/engine/text/stems.ts';
import type { QuestionKind } from '#services/query/ports/passagePort.ts';

/** What can be measured, as questions ask for it. */
const measured: Readonly<Record<Language, string>> = {
  nl: '(?:breed|diep|dik|fel|groot|hoog|koud|heet|oud|snel|ver|warm|zwaar)',
  en: '(?:big|bright|cold|deep|far|fast|heavy|high|hot|large|old|tall|thick|warm|wide)',
};

/** How questions begin, the more particular forms first. */
const forms: Readonly<Record<Language, readonly (readonly [QuestionKind, RegExp])[]>> = {
  nl: [
    ['difference', /\bverschil(?:len|t)?\b|\bverschillen\b/],
    ['time', /\bwanneer\b|\b(?:op|in|vanaf|tot) welke? (?:dag|datum|jaar|maand|moment|seizoen)\b|\bhoe laat\b/],
    [
      'amount',
      new RegExp(
        `\\bhoe ?(?:veel|vaak|lang)\\b|\\bhoe ${measured.nl}\\b|\\bwelk (?:percentage|aantal|deel)\\b|\\bwat kost|` +
          `\\b(?:wat|welke?) (?:is|was|zijn) (?:de|het) (?:\\p{L}+ ){0,2}?\\p{L}*(?:aantal|afstand|breedte|diepte|duur|` +
          'gewicht|grootte|hoeveelheid|hoogte|inkomen|kosten|lengte|leeftijd|loon|oppervlakte|percentage|prijs|salaris|' +
          'snelheid|temperatuur)\\b',
        'u',
      ),
    ],
    ['person', /\bwie\b/],
    ['place', /\bwaar(?= )|\bop welke plek|\bin welke? (?:gebied|gemeente|streek|land|plaats|regio|provincie)/],
    ['definition', /\bwat (?:is|zijn|betekent|betekenen|houdt)\b|\bwat versta/],
    ['way', /\bhoe\b|\bop welke manier\b/],
  ],
  en: [
    ['difference', /\bdifferen(?:ce|ces|t|ces)\b|\bdiffer\b/],
    ['time', /\bwhen\b|\b(?:what|which) (?:time|date|day|month|year|season)\b/],
    [
      'amount',
      new RegExp(
        `\\bhow (?:much|many|often|long)\\b|\\bhow ${measured.en}\\b|\\bwhat (?:percentage|share|number)\\b|` +
          '\\bwhat (?:is|was|are) the (?:\\w+ ){0,2}?(?:age|amount|area|costs?|depth|distance|duration|height|income|' +
          'length|number|percentage|price|salary|share|size|speed|temperature|wages?|weight|width)\\b',
      ),
    ],
    ['person', /\bwho\b|\bwhom\b/],
    ['place', /\bwhere\b|\bin (?:which|what) (?:areas?|regions?|countr(?:y|ies)|places?|provinces?)\b/],
    ['definition', /\bwhat (?:is|are|does|do)\b|\bwhat is meant/],
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

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words of questions that name nothing, besides those that no search looks up. */
const hollow = list(`
  hoe wat waar waarom waardoor waarmee waarvoor waarbij waaraan waarop waarin wanneer welk welke wie wiens hoeveel hoelang hoevaak kan kun
  kunnen mag mogen moet moeten is zijn was waren wordt worden werd werden doe doet doen ga gaat gaan krijg krijgt krijgen
  heb hebt heeft hebben had best beste goed goede juiste manier manieren informatie weten zoek vind vaak lang laat diep groot veel
  precies eigenlijk graag nodig iets iemand jullie wij we je jij er die dit dat deze men verschil verschillen betekent betekenen
  vertel vertellen uitleg komt kwam gebeurt gebeurde procent zo dan en kost het
  bijna nooit altijd soms ooit meestal heel erg zeer mijn jouw zelf eigen duurt duren
  how what where why when which who whom whose can could do does did is are was were should must may might get got make find know
  need want best good better right way ways much many often long deep large big far exactly information about tell please
  anyone anything someone something you your our my me i it its difference differences between mean means meant happen happened happens per cent
  percent so then and there this that these those have has had be been will would percentage number share kind almost never always ever sometimes usually really very just my take takes took`);

/** What these kinds ask for by a word of its own: the answer has a year or the name of a country, and no word for it. */
const hollowOf: Partial<Record<QuestionKind, ReadonlySet<string>>> = {
  time: list('jaar maand dag datum seizoen moment year month day date season time'),
  place: list(
    'gebied gemeente streek land plaats plek regio provincie area areas region country countries place places',
  ),
  amount: list(
    'breed dik fel hoog koud heet oud snel ver warm zwaar bright cold fast heavy high hot old tall thick wide',
  ),
};

/** What a question names: its words, folded, without those that only ask. */
export function namedIn(words: readonly string[], kind: QuestionKind): string[] {
  return [...new Set(words.filter((word) => !hollow.has(word) && hollowOf[kind]?.has(word) !== true))];
}
