import type { Language } from '#services/query/engine/text/stems.ts';
import type { QuestionKind } from '#services/query/ports/passagePort.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Words of these lists that are the name of something in the other language: a Dutch `kind` is a child, its `big` a piglet,
 * its `been` a leg; English bees `die`, and horses have a `heel` and a `leg`.
 */
const onlyIn: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: list('die heel leg elk men land'),
  en: list('kind big been long'),
};

const isOf = (words: ReadonlySet<string> | undefined, word: string, language: Language): boolean =>
  words?.has(word) === true && !onlyIn[language === 'nl' ? 'en' : 'nl'].has(word);

/** Words of questions that name nothing, besides those that no search looks up. */
const hollow = list(`
  hoe wat waar waarom waardoor waarmee waarvoor waarbij waaraan waarop waarin wanneer welk welke wie wiens hoeveel hoelang hoevaak kan kun
  kunnen mag mogen moet moeten is zijn was waren wordt worden werd werden doe doet doen ga gaat gaan krijg krijgt krijgen
  heb hebt heeft hebben had best beste goed goede juiste manier manieren informatie weten zoek vind vaak lang laat diep groot veel
  precies eigenlijk graag nodig iets iemand jullie wij we je jij er die dit dat deze men verschil verschillen betekent betekenen
  vertel vertellen uitleg komt kwam gebeurt gebeurde procent zo dan en kost het
  bijna nooit altijd soms ooit meestal heel erg zeer mijn jouw zelf eigen duurt duren
  s elkaar beter slechter vaker langer ineens opeens weleens gewoonlijk doorgaans tegenwoordig jarenlang eerst pas daardoor hierdoor kwaad
  misschien waarover waaruit waartoe waarvan waarnaar waarlangs waartegen waaronder zulke zoal zoiets ervan erin erop
  eraan ermee ervoor erbij onze hoef hoeft hoeven wil wilt willen zou zouden meeste paar ergens nergens overal allerlei
  how what where why when which who whom whose can could do does did is are was were should must may might get got make find know
  need want best good better right way ways much many often long deep large big far exactly information about tell please
  anyone anything someone something you your our my me i it its difference differences between mean means meant happen happened happens per cent
  percent so then and there this that these those have has had be been will would percentage number share kind almost
  never always ever sometimes usually really very just my take takes took each other normally generally mostly simply
  likely instead whenever wherever else able possible us am anybody somebody someone somewhere anywhere some several
  various first only already yet maybe`);

/** What these kinds ask for by a word of its own: the answer has a year or the name of a country, and no word for it. */
const hollowOf: Partial<Record<QuestionKind, ReadonlySet<string>>> = {
  time: list(`
    jaar jaren maand maanden dag dagen week weken datum seizoen seizoenen moment periode tijd tijdstip
    year years month months day days week weeks date season seasons period time`),
  place: list(
    'gebied gemeente streek land plaats plek regio provincie area areas region country countries place places',
  ),
  amount: list(
    'breed dik fel hoog koud heet leeftijd oud snel temperatuur ver warm zwaar age bright cold fast heavy high hot old quickly soon tall temperature thick wide',
  ),
};

/** What a question names: its words, folded, without those that only ask. */
export function namedIn(words: readonly string[], kind: QuestionKind, language: Language): string[] {
  const asksOnly = (word: string) => isOf(hollow, word, language) || isOf(hollowOf[kind], word, language);
  return [...new Set(words.filter((word) => !asksOnly(word)))];
}

/**
 * Verbs that go with anything, and words that compare or count: an answer may do without them (`op hoeveel graden zet je
 * de koelkast` has `op vier graden`).
 */
const light = list(`
  zet zetten zette stel stellen stelt zit zitten staat staan stond lig ligt liggen leg legt leggen ophangen
  blijf blijft blijven laten neem neemt nemen geef geeft geven kom komen breng brengt brengen haal haalt halen pak pakt
  pakken houd houdt houden vindt vinden vond vonden kijk kijkt kijken zie ziet zien bekijk bekijken maak maakt maken gemaakt bepaal bepaalt bepalen
  gebruik gebruikt gebruiken heten noem noemt noemen genoemd hoor hoort horen lijkt lijken let letten probeer proberen weet vraag vragen vraagt begin begint beginnen
  slecht slechte minder liever weg mee af terug alleen samen ander andere anders verschillende elk elke ieder iedere alle hier daar nieuw
  nieuwe belangrijk belangrijkste gewoon echt per tijdens tussen vanaf volgens sinds keer
  put puts set sets stay stays stand stands lie lies keep keeps kept given give gives bring brings
  look looks see sees seen show shows use uses used come comes go goes going let lets call called calls part start starts
  begin begins begun try leave hold say says said become becomes becoming cause causes caused turn turns work works
  bad worse less fewer least other older younger each every here new important main during per within without since`);

/** What a word of these weighs, of the weight of another that stands in as many texts. */
const lightShare = 0.35;
/** What those of a purpose weigh (`om minder eten weg te gooien`), where enough is asked besides. */
const purposeShare = 0.6;
const besidesMin = 2;

/**
 * How much each word of a question counts, of 1, in their order.
 * @param named what the question names, see `namedIn`
 * @param words all of its words, folded
 */
export function countsOf(named: readonly string[], words: readonly string[], language: Language): number[] {
  const purpose = purposeIn(words);
  const isLight = (word: string) => isOf(light, word, language);
  const besides = named.filter((word) => !isLight(word) && !purpose.has(word));
  return named.map(
    (word) => (isLight(word) ? lightShare : 1) * (besides.length >= besidesMin && purpose.has(word) ? purposeShare : 1),
  );
}

/** The words between `om` and its verb, in Dutch; `to` is no sign of a purpose in English. */
function purposeIn(words: readonly string[]): ReadonlySet<string> {
  const from = words.indexOf('om');
  return new Set(from >= 0 && words.indexOf('te', from) > from ? words.slice(from + 1) : []);
}
