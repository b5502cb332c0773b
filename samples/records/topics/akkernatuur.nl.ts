import type { TopicWords } from '#samples/records/topicWords.ts';

export const akkernatuurNl: TopicWords = {
  places: ['in Groningen', 'in de Hoeksche Waard', 'in Zuid-Holland', 'in het Gooi', 'in Salland', 'op Walcheren'],
  keywords: ['biodiversiteit', 'agrarisch natuurbeheer', 'natuurbeheer', 'landschap', 'ecologie'],
  strands: [
    {
      about: [
        'de inrichting van bloemrijke akkerranden',
        'de keuze van een zaadmengsel voor akkerranden',
        'het beheer van meerjarige akkerranden',
      ],
      context: [
        'Een akkerrand van drie meter kan een heel perceel van bloemen en insecten voorzien.',
        'Veel mengsels bloeien uitbundig in het eerste jaar en vergrassen daarna.',
        'Wat langs de akker leeft, werkt vaak in de akker mee.',
      ],
      measure: [
        'het inzaaien met streekeigen bloemen',
        'het maaien en afvoeren in twee fasen',
        'een rand die meer jaren blijft staan',
        'het sparen van een overwinterend deel',
      ],
      effect: ['meer natuurlijke vijanden', 'een langere bloei', 'meer broedgelegenheid voor akkervogels'],
      finding: [
        'het aantal zweefvliegen | steeg | met {p} procent',
        'het aantal plantensoorten | steeg | met {p} procent',
        'de bedekking met gras | bleef | onder {p} procent',
        'het aantal bespuitingen tegen luis | daalde | met {p} procent',
      ],
      question: [
        'welke bloemen het langst voedsel geven',
        'hoe een akkerrand na drie jaar bloemrijk blijft',
        'hoe ver nuttige insecten het gewas in gaan',
      ],
      advice: [
        'het zaaibed zo schraal mogelijk te maken',
        'nooit de hele rand in één keer te maaien',
        'een mengsel te kiezen dat bij de grondsoort past',
      ],
      when: ['op rijke kleigrond', 'in het derde jaar na inzaai', 'langs brede sloten'],
      actors: ['akkerbouwers', 'agrarische collectieven', 'ecologen'],
      units: ['akkerbouwbedrijven', 'akkerranden'],
      keywords: ['akkerranden', 'bloemenmengsels', 'natuurlijke vijanden', 'akkervogels', 'zweefvliegen'],
    },
    {
      about: [
        'de bescherming van weidevogels',
        'het uitstellen van de maaidatum in kruidenrijk grasland',
        'de overleving van gruttokuikens',
      ],
      context: [
        'Een gruttokuiken eet duizenden insecten per dag.',
        'Weidevogels hebben nat, open land nodig, en rust in mei.',
        'Een nest beschermen helpt weinig als de kuikens daarna niets te eten hebben.',
      ],
      measure: [
        'het maaien na half juni',
        'een plasdras in het voorjaar',
        'het inzaaien van kruidenrijk grasland',
        'het verhogen van het slootpeil',
      ],
      effect: ['een betere overleving van kuikens', 'meer insecten in het gras', 'een hogere dichtheid aan broedparen'],
      finding: [
        'het aantal broedparen | steeg | met {p} procent',
        'de overleving van kuikens | lag | {p} procent hoger',
        'het aantal insecten per vangst | steeg | met {p} procent',
        'de grasopbrengst | daalde | met {p} procent',
      ],
      question: [
        'hoeveel kruidenrijk gras een gruttogezin nodig heeft',
        'wat laat maaien een melkveehouder kost',
        'wanneer kuikens veilig zijn voor de maaimachine',
      ],
      advice: [
        'afspraken over maaien met de buren te maken',
        'plasdras voor half februari klaar te hebben',
        'ruige mest te gebruiken in plaats van drijfmest',
      ],
      when: ['in een koud voorjaar', 'in kleine gebieden', 'bij een laag slootpeil'],
      actors: ['melkveehouders', 'vrijwilligers in de weidevogelbescherming', 'agrarische collectieven'],
      units: ['weidevogelgebieden', 'melkveebedrijven'],
      keywords: ['weidevogels', 'grutto', 'kruidenrijk grasland', 'plasdras', 'maaibeheer'],
    },
    {
      about: [
        'het ecologische beheer van bermen',
        'de plantenrijkdom van dijken en bermen',
        'het vervangen van klepelen door maaien en afvoeren',
      ],
      context: [
        'Alle bermen samen zijn groter dan menig natuurgebied.',
        'Een berm wordt bloemrijker naarmate er minder voeding in de grond zit.',
        'Wie alles op één dag maait, haalt het hele menu van tafel.',
      ],
      measure: [
        'gefaseerd maaien',
        'het afvoeren van het maaisel',
        'sinusbeheer met slingerende paden',
        'het overslaan van een maaibeurt',
      ],
      effect: ['een bloemrijker berm', 'meer vlinders', 'lagere kosten op termijn'],
      finding: [
        'het aantal bloeiende soorten | steeg | met {p} procent',
        'het aantal vlinders per telling | steeg | met {p} procent',
        'de hoeveelheid maaisel | daalde | met {p} procent',
        'de kosten per kilometer | daalden | met {p} procent',
      ],
      question: [
        'hoeveel maaibeurten een berm nodig heeft',
        'hoe een gemeente bewoners uitlegt waarom het gras lang is',
        'wat bermgras nog waard is',
      ],
      advice: [
        'elk jaar een deel van de berm te laten overstaan',
        'het beheer in een bestek nauwkeurig vast te leggen',
        'uitzichthoeken kort te houden en de rest niet',
      ],
      when: ['op voedselrijke grond', 'langs drukke wegen', 'in het eerste jaar na de overgang'],
      actors: ['gemeenten', 'groenbeheerders', 'aannemers'],
      units: ['gemeenten', 'wegbermen'],
      keywords: ['bermbeheer', 'gefaseerd maaien', 'maaisel', 'vlinders', 'ecologisch beheer'],
    },
    {
      about: [
        'de aanleg van heggen en houtwallen',
        'het herstel van landschapselementen op boerenland',
        'de samenwerking in agrarische collectieven',
      ],
      context: [
        'In een eeuw tijd is meer dan de helft van alle heggen verdwenen.',
        'Een heg is tegelijk windscherm, veekering, voorraadkast en schuilplaats.',
        'Natuur op de boerderij slaagt alleen als zij in het werk past.',
      ],
      measure: [
        'het planten van een gemengde heg',
        'het afzetten van een houtwal in stukken',
        'een meerjarig contract voor beheer',
        'het graven van een poel',
      ],
      effect: ['meer broedvogels', 'een aantrekkelijker landschap', 'betere verbindingen tussen leefgebieden'],
      finding: [
        'het aantal broedvogels | steeg | met {p} procent',
        'de lengte aan heggen | steeg | met {p} procent',
        'het aantal deelnemende boeren | steeg | met {p} procent',
        'de vergoeding | dekte | {p} procent van de kosten',
      ],
      question: [
        'wat een heg aan een boer kost en oplevert',
        'hoe boeren trots worden op hun natuur',
        'welke soorten het snelst van een nieuwe heg profiteren',
      ],
      advice: [
        'inheemse soorten uit de streek te planten',
        'het onderhoud over de jaren te verdelen',
        'resultaten samen te tellen en te vieren',
      ],
      when: ['in open polders', 'bij korte contracten', 'langs beken'],
      actors: ['boeren', 'landschapsbeheerders', 'agrarische collectieven'],
      units: ['boerenbedrijven', 'collectieven'],
      keywords: ['heggen', 'landschapselementen', 'houtwallen', 'broedvogels', 'agrarische collectieven'],
    },
  ],
};
