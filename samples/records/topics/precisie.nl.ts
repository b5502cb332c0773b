import type { TopicWords } from '#samples/records/topicWords.ts';

export const precisieNl: TopicWords = {
  places: [
    'in de Flevopolder',
    'in de Haarlemmermeer',
    'op Voorne-Putten',
    'in het Hogeland',
    'in de Bollenstreek',
    'op Tholen',
  ],
  keywords: ['precisielandbouw', 'smart farming', 'data', 'digitalisering', 'landbouwtechniek'],
  strands: [
    {
      about: [
        'het gebruik van taakkaarten',
        'de nauwkeurigheid van opbrengstmetingen',
        'de waarde van satellietbeelden voor de teelt',
      ],
      context: [
        'Geen perceel is overal hetzelfde, maar de meeste worden wel zo behandeld.',
        'Een satelliet ziet een gebrek soms eerder dan de teler, maar kent de oorzaak niet.',
        'Een gekleurde kaart wordt pas nuttig als er een besluit op volgt.',
      ],
      measure: [
        'het plaatsspecifiek doseren van stikstof',
        'het inmeten van percelen met een bodemscanner',
        'een wekelijkse vlucht met een drone',
        'het poten op variabele afstand',
      ],
      effect: ['een gelijkmatiger oogst', 'een lager verbruik van meststoffen', 'een betere benutting van het perceel'],
      finding: [
        'de stikstofgift per hectare | daalde | met {p} procent',
        'de opbrengst op zwakke plekken | steeg | met {p} procent',
        'de afwijking van de metingen | bedroeg | {p} procent',
        'de variatie in het veld | daalde | met {p} procent',
      ],
      question: [
        'hoe groot verschillen moeten zijn voordat variabel doseren loont',
        'welke kaartlaag het meest over de opbrengst zegt',
        'hoe goed een drone de behoefte van het gewas schat',
      ],
      advice: [
        'altijd een strook zonder variatie als vergelijking aan te houden',
        'opbrengstkaarten van meer jaren naast elkaar te leggen',
        'de strooier elk voorjaar opnieuw af te stellen',
      ],
      when: ['bij wisselende grondsoorten', 'bij langdurige bewolking', 'op kleine kavels'],
      actors: ['bollentelers', 'geo-informatici', 'precisieadviseurs'],
      units: ['demobedrijven', 'praktijkpercelen'],
      keywords: ['taakkaarten', 'satellietbeelden', 'drones', 'variabel doseren', 'opbrengstmeting'],
    },
    {
      about: [
        'het werk van autonome landbouwmachines',
        'de veiligheid van veldrobots',
        'de ontwikkeling van plukrobots',
      ],
      context: [
        "Een robot werkt ook 's nachts door, als hij tenminste niet vastloopt.",
        'Voor het plukken van een aardbei zijn een oog, een hand en veel geduld nodig.',
        'Lichte machines sparen de bodem, maar doen langer over hetzelfde werk.',
      ],
      measure: [
        'een zaairobot op zonne-energie',
        'het plukken met een zachte grijper',
        'het rijden zonder bestuurder',
        'een groep kleine machines',
      ],
      effect: [
        'minder zwaar werk voor mensen',
        'een nauwkeuriger uitvoering van het veldwerk',
        'minder afhankelijkheid van seizoensarbeid',
      ],
      finding: [
        'de capaciteit per uur | lag | {p} procent lager',
        'het aantal storingen | daalde | met {p} procent',
        'het aandeel onbeschadigde vruchten | steeg | met {p} procent',
        'het brandstofverbruik | daalde | met {p} procent',
      ],
      question: [
        'wie aansprakelijk is als een robot schade veroorzaakt',
        'wanneer een veldrobot zichzelf terugverdient',
        'hoe een machine een rijpe vrucht herkent',
      ],
      advice: [
        'een machine een seizoen te huren voordat er wordt gekocht',
        'de kopakker op de draaicirkel van de machine af te stemmen',
        'elke storing in een logboek te noteren',
      ],
      when: ['bij fel tegenlicht', 'in het donker', 'in dichte gewassen'],
      actors: ['fruittelers', 'robotbouwers', 'machinisten'],
      units: ['fruitbedrijven', 'proefboerderijen'],
      keywords: ['robots', 'autonome machines', 'plukrobots', 'arbeid', 'mechanisatie'],
    },
    {
      about: [
        'het delen van gegevens in de landbouwketen',
        'de zeggenschap over boerendata',
        'de koppeling van bedrijfssystemen',
      ],
      context: [
        'Een melkrobot verzamelt meer gegevens dan een veehouder ooit bekijkt.',
        'Wie gegevens deelt, wil weten wie ermee verdient.',
        'Hetzelfde perceel wordt elk jaar in verschillende systemen opnieuw ingetekend.',
      ],
      measure: [
        'een datacoöperatie van boeren',
        'een machtiging in eigen beheer',
        'het gebruik van open standaarden',
        'het eenmalig vastleggen van perceelsgegevens',
      ],
      effect: ['minder papierwerk', 'meer vertrouwen tussen ketenpartners', 'een beter onderbouwde bedrijfsvoering'],
      finding: [
        'de tijd voor administratie | daalde | met {p} procent',
        'het aantal gedeelde datasets | steeg | met {p} procent',
        'het aantal fouten in de registratie | daalde | met {p} procent',
        'het vertrouwen in afnemers | lag | {p} procent hoger',
      ],
      question: [
        'van wie de gegevens van een melkrobot zijn',
        'hoe systemen van verschillende makers elkaar leren verstaan',
        'onder welke voorwaarden boeren gegevens willen delen',
      ],
      advice: [
        'vast te leggen waarvoor gegevens mogen dienen',
        'voor systemen met een open koppeling te kiezen',
        'elk jaar na te gaan wie toegang tot de gegevens heeft',
      ],
      when: ['in lange ketens', 'bij een groot machinepark', 'bij oudere software'],
      actors: ['jonge boeren', 'softwareontwikkelaars', 'juristen'],
      units: ['landbouwbedrijven', 'loonbedrijven'],
      keywords: ['datadeling', 'boerendata', 'open standaarden', 'managementsystemen', 'privacy'],
    },
  ],
};
