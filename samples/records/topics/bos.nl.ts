import type { TopicWords } from '#samples/records/topicWords.ts';

export const bosNl: TopicWords = {
  places: [
    'op de Veluwe',
    'op de Utrechtse Heuvelrug',
    'in het Rijk van Nijmegen',
    'in Midden-Brabant',
    'in het Vechtdal',
  ],
  keywords: ['bos', 'natuurherstel', 'landschap', 'natuurbeheer', 'bosbeheer', 'biodiversiteit'],
  strands: [
    {
      about: [
        'de vitaliteit van ouder dennenbos',
        'de keuze van boomsoorten voor een droger klimaat',
        'het omvormen van naaldbos tot gemengd bos',
      ],
      context: [
        'Wie nu een boom plant, kiest een soort voor het klimaat van de volgende eeuw.',
        'In een bos van één soort treft een ziekte alle bomen tegelijk.',
        'Fijnsparren die door droogte zijn verzwakt, zijn een makkelijke prooi voor de letterzetter.',
      ],
      measure: [
        'het bijplanten van linde en esdoorn',
        'het dunnen in kleine groepen',
        'het laten liggen van dood hout',
        'een tijdelijk raster tegen wildvraat',
      ],
      effect: ['een gevarieerder bos', 'meer natuurlijke verjonging', 'een droogtebestendiger bos'],
      finding: [
        'de sterfte onder jonge bomen | daalde | met {p} procent',
        'het aantal boomsoorten per hectare | steeg | met {p} procent',
        'het calciumgehalte van het blad | lag | {p} procent hoger',
        'de bijgroei van het hout | bleef | op peil',
      ],
      question: [
        'welke boomsoorten een reeks droge zomers doorstaan',
        'hoeveel licht jonge bomen nodig hebben om door te groeien',
        'hoe een verzuurde bosbodem weer op krachten komt',
      ],
      advice: [
        'boomsoorten groepsgewijs te mengen in plaats van rij om rij',
        'bij elke dunning zaadbomen te sparen',
        'de bosbodem te onderzoeken voordat de eerste boom wordt geplant',
      ],
      when: ['op verzuurde zandgrond', 'bij een hoge wildstand', 'onder een gesloten kronendak'],
      actors: ['boseigenaren', 'bosbeheerders', 'bosbouwadviseurs'],
      units: ['landgoederen', 'bosgebieden'],
      keywords: ['bosrevitalisering', 'klimaatbestendig bos', 'boomsoorten', 'verzuring', 'bosverjonging'],
    },
    {
      about: [
        'het herstel van natte heide en hoogveen',
        'de waterhuishouding van beekdalen',
        'het beheer van vergraste heide',
      ],
      context: [
        'Hoogveen groeit een millimeter per jaar en kan in één zomer verdrogen.',
        'Een rechtgetrokken beek voert het water sneller af dan de natuur verdraagt.',
        'Heide blijft alleen heide zolang iemand haar onderhoudt.',
      ],
      measure: [
        'het dempen van ontwateringssloten',
        'het plaggen van kleine vlakken',
        'begrazing met een gescheperde kudde',
        'het terugbrengen van bochten in de beek',
      ],
      effect: [
        'meer variatie in de begroeiing',
        'de terugkeer van kenmerkende soorten',
        'een veerkrachtiger natuurgebied',
      ],
      finding: [
        'de bedekking met veenmos | steeg | met {p} procent',
        'het aantal kenmerkende plantensoorten | lag | {p} procent hoger',
        'de bedekking met pijpenstrootje | daalde | met {p} procent',
        'het aantal waargenomen adders | steeg | met {p} procent',
      ],
      question: [
        'hoe snel een verdroogd veen herstelt als het water terugkomt',
        'hoeveel schapen een heideveld kan voeden',
        'wat natuurherstel betekent voor boeren in de omgeving',
      ],
      advice: [
        'het water op orde te brengen voordat er wordt geplagd',
        'omwonenden vanaf de eerste schets te laten meedenken',
        'planten elk jaar in dezelfde proefvlakken te tellen',
      ],
      when: ['bij een hoge stikstofneerslag', 'in versnipperde natuur', 'in de eerste jaren na de ingreep'],
      actors: ['terreinbeheerders', 'schaapherders', 'vegetatiekundigen'],
      units: ['heidevelden', 'beekdalen'],
      keywords: ['heide', 'hoogveen', 'beekherstel', 'vernatting', 'begrazing'],
    },
    {
      about: [
        'de aanleg van bos op voormalige landbouwgrond',
        'het ontwerp van voedselbossen',
        'de inpassing van bomen in het boerenland',
      ],
      context: [
        'Nederland is een van de landen met het minste bos van Europa.',
        'Een nieuw bos begint niet bij de boom, maar bij de grond eronder.',
        'In een voedselbos valt de eerste jaren meer te planten dan te oogsten.',
      ],
      measure: [
        'het planten van bomenrijen tussen de gewassen',
        'een brede mantel van struiken',
        'het gebruik van inheems plantgoed',
        'ruimte voor spontane opslag',
      ],
      effect: [
        'een grotere opslag van koolstof in hout',
        'meer schuilplaatsen voor vogels en zoogdieren',
        'een afwisselender landschap',
      ],
      finding: [
        'het aandeel aangeslagen bomen | lag | {p} procent hoger',
        'het aantal vogelsoorten | steeg | met {p} procent',
        'de kosten van de aanplant | daalden | met {p} procent',
        'de windsnelheid op het veld | daalde | met {p} procent',
      ],
      question: [
        'wat een hectare nieuw bos kost en wie dat betaalt',
        'na hoeveel jaar een voedselbos een oogst van betekenis geeft',
        'waar nieuw bos het landschap versterkt en waar niet',
      ],
      advice: [
        'plantgoed van bekende herkomst te bestellen',
        'de pachter vroeg bij het plan te betrekken',
        'het gras rond jonge bomen de eerste drie zomers kort te houden',
      ],
      when: ['na jaren van maisteelt', 'dicht bij bestaande natuur', 'bij kortlopende pacht'],
      actors: ['landschapsarchitecten', 'boomkwekers', 'voedselbosbouwers'],
      units: ['jonge bossen', 'voedselbossen'],
      keywords: ['bosuitbreiding', 'voedselbossen', 'agroforestry', 'koolstofopslag', 'plantgoed'],
    },
  ],
};
