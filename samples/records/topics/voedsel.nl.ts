import type { TopicWords } from '#samples/records/topicWords.ts';

export const voedselNl: TopicWords = {
  places: [
    'in de Foodvalley',
    'in Noord-Brabant',
    'in de Zaanstreek',
    'in de regio Zwolle',
    'in de noordelijke provincies',
    'in de Liemers',
  ],
  keywords: ['voedsel', 'voeding', 'eiwittransitie', 'gezonde voeding', 'duurzaam voedsel', 'consument'],
  strands: [
    {
      about: [
        'de teelt van veldbonen voor menselijke voeding',
        'de verwerking van peulvruchten tot ingrediënt',
        'de smaak van plantaardig eiwit',
      ],
      context: [
        'Het meeste eiwit dat hier van het land komt, gaat nog altijd naar dieren.',
        'Een boon die goed groeit, smaakt daarmee nog niet goed.',
        'Tussen het veld en het bord ontbreekt bij peulvruchten vaak een fabriek.',
      ],
      measure: [
        'het roosteren van bonen',
        'het fermenteren van bonenmeel',
        'het droog scheiden van eiwit en zetmeel',
        'een teeltcontract voor veldbonen',
      ],
      effect: [
        'een hogere waarde van de bonenoogst',
        'een breder aanbod van eiwit uit eigen streek',
        'minder invoer van soja',
      ],
      finding: [
        'de waardering voor de smaak | lag | {p} procent hoger',
        'het eiwitgehalte van het meel | steeg | met {p} procent',
        'het energieverbruik per kilo eiwit | daalde | met {p} procent',
        'het areaal peulvruchten | groeide | met {p} procent',
      ],
      question: [
        'waarom sommige bonen bitter smaken en andere niet',
        'wat een teler aan veldbonen overhoudt',
        'hoeveel eiwit bij de verwerking verloren gaat',
      ],
      advice: [
        'rassen in overleg met de verwerker te kiezen',
        'bonen droog en koel te bewaren',
        'proefpartijen door een smaakpanel te laten beoordelen',
      ],
      when: ['bij lage sojaprijzen', 'bij een wisselende kwaliteit van de oogst', 'op kleine schaal'],
      actors: ['bonentelers', 'levensmiddelentechnologen', 'ingrediëntenmakers'],
      units: ['peulvruchtenverwerkers', 'maalderijen'],
      keywords: ['plantaardig eiwit', 'veldbonen', 'peulvruchten', 'fermentatie', 'ingrediënten'],
    },
    {
      about: [
        'de overstap op plantaardige maaltijden',
        'het aandeel plantaardig eiwit in het menu',
        'de waardering van vleesvervangers',
      ],
      context: [
        'De meeste gasten willen best minder vlees eten, zolang het even lekker blijft.',
        'Wat bovenaan de kaart staat, wordt het vaakst besteld.',
        'Een recept is sneller veranderd dan een eetgewoonte.',
      ],
      measure: [
        'een plantaardig gerecht als standaard',
        'het halveren van de portie vlees',
        'een smakelijke naam op de menukaart',
        'het bijscholen van koks',
      ],
      effect: [
        'een lagere vleesconsumptie',
        'een kleinere voetafdruk per maaltijd',
        'meer waardering voor peulvruchten en groente',
      ],
      finding: [
        'het aantal verkochte plantaardige gerechten | steeg | met {p} procent',
        'de hoeveelheid vlees per gast | daalde | met {p} procent',
        'de tevredenheid van gasten | bleef | gelijk',
        'de uitstoot per maaltijd | lag | {p} procent lager',
      ],
      question: [
        'wat gasten ertoe brengt om plantaardig te kiezen',
        'hoe plantaardig eten ook sporters genoeg eiwit geeft',
        'waarom een vleesvervanger vaak maar één keer wordt gekocht',
      ],
      advice: [
        'het gerecht te noemen naar zijn smaak en niet naar wat erin ontbreekt',
        'vlees en groente op het bord van plaats te laten wisselen',
        'nieuwe gerechten gratis te laten proeven',
      ],
      when: ['bij een krap budget', 'tijdens de lunch', 'rond de feestdagen'],
      actors: ['koks', 'restauranthouders', 'facilitair managers'],
      units: ['restaurants', 'kantines'],
      keywords: ['plantaardige maaltijden', 'vleesvervangers', 'eetgedrag', 'horeca', 'vleesconsumptie'],
    },
    {
      about: [
        'de voedselomgeving van schoolgaande kinderen',
        'het leren eten van groente',
        'de kwaliteit van de schoollunch',
      ],
      context: [
        'Een kind moet een nieuwe groente vaak tien keer proeven voordat het die lust.',
        'Rond veel scholen is een snack sneller gehaald dan een stuk fruit.',
        'Wie zelf een wortel heeft gezaaid, wil die ook proeven.',
      ],
      measure: [
        'een gezamenlijke schoollunch',
        'het kweken van groente in een schooltuin',
        'een reeks smaaklessen',
        'een ruimer aanbod van fruit in de kantine',
      ],
      effect: [
        'een gezonder eetpatroon',
        'een hogere consumptie van groente en fruit',
        'een grotere nieuwsgierigheid naar onbekende smaken',
      ],
      finding: [
        'de hoeveelheid gegeten groente | steeg | met {p} procent',
        'de verkoop van frisdrank | daalde | met {p} procent',
        'het aantal leerlingen met een gezonde lunch | steeg | met {p} procent',
        'het aantal herkende groentesoorten | lag | {p} procent hoger',
      ],
      question: [
        'hoe kinderen nieuwe groente leren waarderen',
        'wat een schoollunch per leerling kost',
        'welke rol ouders bij gezond eten op school spelen',
      ],
      advice: [
        'leerlingen zelf te laten koken en proeven',
        'ouders bij de keuze van het menu te betrekken',
        'fruit in stukjes aan te bieden',
      ],
      when: ['op scholen zonder eigen keuken', 'bij kieskeurige eters', 'in wijken met veel snackbars'],
      actors: ['leerkrachten', 'diëtisten', 'kantinebeheerders'],
      units: ['basisscholen', 'middelbare scholen'],
      keywords: ['schoolvoeding', 'groente en fruit', 'smaaklessen', 'schooltuinen', 'voedselomgeving'],
    },
  ],
};
