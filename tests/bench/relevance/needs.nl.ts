import type { Need } from './judgement.ts';

const nl = (query: string, subject: readonly string[], names: RegExp, more: Partial<Need> = {}): Need => ({
  query,
  language: 'nl',
  subject,
  names,
  ...more,
});

const manure = ['mest uitrijden', 'bemesting', 'drijfmest', 'stikstofbenutting'];
const barns = ['ammoniakemissie', 'stalvloeren', 'ligboxenstallen', 'emissiearme stallen'];
const meadowBirds = ['weidevogels', 'grutto', 'kruidenrijk grasland', 'plasdras'];
const birdFlu = ['vogelgriep', 'bioveiligheid', 'hygiëne', 'wilde vogels', 'uitloop', 'dierziekten'];
const peat = ['bodemdaling', 'CO2-uitstoot', 'veengrond', 'waterinfiltratie', 'vernatting', 'grondwaterpeil'];
const tails = ['staartbijten', 'afleidingsmateriaal', 'vleesvarkens', 'couperen'];
const protein = ['rantsoen', 'ureumgehalte', 'eiwit', 'stikstofbalans'];
const compaction = [
  'bodemverdichting',
  'profielkuil',
  'bodemstructuur',
  'bandenspanning',
  'niet-kerende grondbewerking',
];
const household = ['huishoudens', 'restjes', 'voorraadbeheer', 'bewaren'];
const bees = ['honingbijen', 'varroamijt', 'imkers', 'wintersterfte', 'bijengezondheid'];
const livingSoil = ['groenbemesters', 'bodemleven', 'regenwormen', 'aaltjes', 'nitraatuitspoeling'];
const salt = ['verzilting', 'zoetwaterlens', 'zilte teelt', 'zouttolerantie', 'wateropslag'];
const geothermal = ['aardwarmte', 'warmtenet', 'gasverbruik', 'warmteopslag'];
const strips = ['strokenteelt', 'mengteelt', 'teeltsystemen', 'functionele biodiversiteit'];
const agroforestry = ['koolstofopslag', 'agroforestry', 'koolstofcertificaten', 'blijvend grasland'];

/** Dutch needs. */
export const needsNl: readonly Need[] = [
  // Plain words
  nl('weidevogels', meadowBirds, /weidevogel|grutto|kieviet|kievit|tureluur/i, {
    byHand: { '1060459': 0, '1060697': 3 },
  }),
  nl('vogelgriep', birdFlu, /vogelgriep/i),
  nl('staartbijten', tails, /staart/i),
  nl('bodemdaling veenweide', peat, /bodemdaling|veen(weide|grasland|grond|polder)|\bveen\b|daling van de bodem/i),
  nl('verzilting', salt, /verzilt|\bzou?t|\bzilte?\b|zoetwaterlens|regenwaterlens/i),
  nl('aardwarmte', geothermal, /aardwarmte/i),
  nl('strokenteelt', strips, /strook|stroken/i),
  nl('varroamijt bestrijden', ['varroamijt', 'honingbijen', 'imkers'], /varroa/i),
  nl(
    'klauwgezondheid melkkoeien',
    ['klauwgezondheid', 'kreupelheid', 'ligcomfort', 'bekappen'],
    /klauw|kreupel|bekap|lopen/i,
  ),
  nl('kalf bij de koe', ['kalf bij de koe', 'kalveren', 'biest', 'spenen'], /kalf|kalver|zogen|moeder/i),
  nl('eiwit in het rantsoen van melkkoeien', protein, /eiwit|rantsoen/i),
  nl('ureumgehalte melk', protein, /ureum/i),
  nl('voedselverspilling thuis', household, /verspill|weggooi|weggegooi|restjes|houdbaar|bewaren/i),
  nl('derving supermarkten', ['derving', 'supermarkten', 'voedselbanken', 'horeca'], /derving|afprijz|overschot/i),
  nl('groene schoolpleinen', ['groene schoolpleinen', 'buurttuinen', 'stadsnatuur'], /schoolplein|speelplek/i),
  nl('koolstofvastlegging in de bodem', ['koolstofvastlegging', 'organische stof', 'compost'], /koolstof/i),
  nl(
    'precisielandbouw drones',
    ['drones', 'taakkaarten', 'satellietbeelden', 'variabel doseren'],
    /drone|satelliet|taakkaart/i,
    { byHand: { '1062652': 2, '1062664': 1 } },
  ),
  nl('antibioticagebruik vleeskuikens', ['antibioticagebruik', 'vleeskuikens', 'voetzoollaesies'], /antibiotica/i),
  nl('schurft in appels', ['schurft', 'appels', 'nachtvorst', 'peren'], /schurft/i),
  nl(
    'omschakelen naar biologisch',
    ['omschakeling', 'biologische bedrijven', 'verdienmodel', 'studiegroepen'],
    /omschakel/i,
  ),
  nl(
    'waterkwaliteit sloten',
    ['waterkwaliteit', 'slootbeheer', 'oppervlaktewater', 'waterplanten', 'erfafspoeling'],
    /sloot|sloten|waterkwaliteit/i,
  ),
  nl(
    'leren op een leerbedrijf',
    ['leerbedrijven', 'stages', 'mbo', 'hybride leren'],
    /leerbedrij|praktijkbedrij|stage/i,
    { byHand: { '1060909': 0 } },
  ),
  // Stemming: other forms than the texts have
  nl('weidevogel beschermen', meadowBirds, /weidevogel|grutto/i),
  nl('uitrijden van drijfmest', manure, /uitrijd|drijfmest|mest\b/i),
  nl('emissiearme stal', barns, /emissiearm|ammoniak/i),
  // Phrases, leaving out, either
  nl('"organische stof"', ['organische stof', 'compost', 'rustgewassen', 'koolstofvastlegging'], /organische ?stof/i),
  nl(
    '"natuurlijke vijanden" kas',
    ['natuurlijke vijanden', 'biologische bestrijding', 'plagen', 'drainwater'],
    /natuurlijke vijanden|sluipwesp|roofmijt/i,
    { byHand: { 1061702: 1, 1060720: 0 } },
  ),
  nl('uitloop -vogelgriep', ['leghennen', 'verenpikken', 'opfokhennen', 'vrije uitloop'], /uitloop/i, {
    without: /vogelgriep/i,
  }),
  nl('lelies or tulpen', ['lelies', 'tulpen', 'bolbewaring', 'virusbestrijding'], /lelie|tulp/i),
  // Compounds, apart and together
  nl('bodem verdichting', compaction, /verdicht|bandenspanning|berijden/i),
  nl('melk robot', ['melkrobot', 'weidegang', 'beweiding', 'grasopname'], /robot/i, {
    byHand: { '1061066': 1, '1061091': 3 },
  }),
  nl('vleeskuiken stal', ['vleeskuikens', 'strooisel', 'trager groeiende rassen'], /vleeskuiken|kuikens in de stal/i),
  nl('kunstmestgebruik', manure, /kunstmest/i),
  nl('ammoniakuitstoot', barns, /uitstoot van ammoniak|ammoniak/i),
  nl('bodem-leven', livingSoil, /bodemleven|regenworm|aaltjes/i),
  // Accents, capitals, digits, signs
  nl('hygiene pluimveestal', birdFlu, /hygi[eë]n/i),
  nl('geintegreerde teelt', ['geïntegreerde teelt', 'gewasbescherming', 'plantgezondheid'], /ge[iï]ntegreerd/i),
  nl('CO2-uitstoot veengrond', peat, /co2|broeikasgas|uitstoot/i),
  nl('AGROFORESTRY', agroforestry, /agroforestry|bomen|notenbomen|heggen/i),
  // The beginning of a word
  nl(
    'stikstofdepos*',
    ['stikstofdepositie', 'verzuring', 'heide', 'kritische depositiewaarde'],
    /neerslag van stikstof|stikstof/i,
  ),
  // Small words all around
  nl('wat is het effect van de regenworm op de bodem', livingSoil, /regenworm|bodemleven/i),
  nl('hoe houd je bijen in de winter in leven', bees, /\bbijen|honingbij|bijenvolk/i, {
    byHand: { '1062957': 0, '1063043': 3 },
  }),
];
