import type { TopicWords } from '#samples/records/topicWords.ts';

export const verspillingNl: TopicWords = {
  places: [
    'in Overijssel',
    'in de regio Rijnmond',
    'in de provincie Utrecht',
    'in West-Friesland',
    'in het Land van Cuijk',
  ],
  keywords: ['voedselverspilling', 'voedselketen', 'duurzame ketens', 'circulaire economie', 'voedselverlies'],
  strands: [
    {
      about: [
        'de verspilling van voedsel thuis',
        'het begrip van houdbaarheidsdatums',
        'het bewaren van brood en groente',
      ],
      context: [
        'Brood, groente en zuivel belanden thuis het vaakst in de afvalbak.',
        'Veel mensen gaan af op de datum, zonder te kijken, te ruiken of te proeven.',
        'Wie kookt zonder te meten, kookt al snel voor één eter te veel.',
      ],
      measure: [
        'het afmeten van rijst en pasta',
        'een restjesplank in de koelkast',
        'een wekelijkse kookdag met restjes',
        'een duidelijker tekst bij de datum',
      ],
      effect: [
        'minder voedsel in de afvalbak',
        'een lagere rekening voor boodschappen',
        'een bewuster gebruik van de voorraad',
      ],
      finding: [
        'de hoeveelheid weggegooid voedsel | daalde | met {p} procent',
        'de verspilling van brood | lag | {p} procent lager',
        'het aantal maaltijden met restjes | steeg | met {p} procent',
        'het bedrag voor boodschappen | daalde | met {p} procent',
      ],
      question: [
        'hoeveel eten mensen weggooien zonder het te merken',
        'waarom goede voornemens in de keuken zo vaak stranden',
        'hoe kopers de twee soorten houdbaarheidsdatums uit elkaar leren houden',
      ],
      advice: [
        'een week lang bij te houden wat er in de afvalbak verdwijnt',
        'de koelkast op vier graden in te stellen',
        'de voorraadkast na te lopen voordat er boodschappen worden gedaan',
      ],
      when: ['in drukke weken', 'bij grote verpakkingen', 'vlak na de vakantie'],
      actors: ['gezinnen', 'alleenwonenden', 'kookdocenten'],
      units: ['huishoudens', 'woongroepen'],
      keywords: ['huishoudens', 'houdbaarheid', 'restjes', 'voorraadbeheer', 'bewaren'],
    },
    {
      about: [
        'de verspilling in professionele keukens',
        'de derving van verse producten',
        'het overschot aan brood aan het eind van de dag',
      ],
      context: [
        'Een vol schap verkoopt beter, maar wat overblijft, moet weg.',
        'Aan wat van de borden terugkomt, ziet een kok waar de portie te groot was.',
        'Voor een voedselbank telt bij verse producten elk uur.',
      ],
      measure: [
        'het afprijzen in kleine stappen',
        'het dagelijks wegen van wat overblijft',
        'een vaste afspraak met de voedselbank',
        'een betere voorspelling van de vraag',
      ],
      effect: ['een kleinere derving', 'lagere kosten voor afval', 'een scherpere inkoop'],
      finding: [
        'de derving | daalde | met {p} procent',
        'de marge op verse producten | steeg | met {p} procent',
        'de hoeveelheid etensresten per dag | lag | {p} procent lager',
        'het aantal geredde maaltijden | steeg | met {p} procent',
      ],
      question: [
        'hoe een keuken meet wat zij verspilt',
        'wanneer afprijzen meer oplevert dan weggooien',
        'welke producten een voedselbank goed kan gebruiken',
      ],
      advice: [
        'overschotten nog dezelfde dag te melden',
        'etensresten per soort te wegen',
        'één medewerker verantwoordelijk te maken voor wat overblijft',
      ],
      when: ['in het weekend', 'bij onvoorspelbaar weer', 'in vakantieperiodes'],
      actors: ['chef-koks', 'filiaalmanagers', 'vrijwilligers van voedselbanken'],
      units: ['hotels', 'versafdelingen'],
      keywords: ['derving', 'horeca', 'supermarkten', 'voedselbanken', 'inkoop'],
    },
    {
      about: [
        'het verlies van groente tussen oogst en winkel',
        'de verwerking van reststromen tot voedsel',
        'de koeling van verse producten onderweg',
      ],
      context: [
        'Een kromme komkommer smaakt niet anders dan een rechte.',
        'In bierbostel zitten eiwitten en vezels die ook voor mensen geschikt zijn.',
        'Elk uur buiten de koeling kost verse groente een deel van haar houdbaarheid.',
      ],
      measure: [
        "het sorteren met slimme camera's",
        'het drogen van overschotten',
        'de verkoop van groente met een afwijkende vorm',
        'een gesloten koelketen',
      ],
      effect: [
        'minder verlies in de keten',
        'een hogere opbrengst per geoogste kilo',
        'meer voedsel uit dezelfde oogst',
      ],
      finding: [
        'het verlies na de oogst | daalde | met {p} procent',
        'het aandeel afgekeurde partijen | lag | {p} procent lager',
        'de waarde van de reststroom | steeg | met {p} procent',
        'de houdbaarheid van bladgroente | steeg | met {p} procent',
      ],
      question: [
        'waar in de keten het meeste voedsel verloren gaat',
        'welke bijproducten zich tot voedsel laten verwerken',
        'wie het verlies betaalt als een partij wordt afgekeurd',
      ],
      advice: [
        'het verlies in elke schakel op dezelfde manier te meten',
        'eisen aan vorm en maat samen met afnemers te versoepelen',
        'een afnemer te zoeken voordat de reststroom ontstaat',
      ],
      when: ['bij warm weer', 'bij pieken in de oogst', 'over lange afstanden'],
      actors: ['groentetelers', 'verwerkers', 'logistiek planners'],
      units: ['pakstations', 'koelhuizen'],
      keywords: ['reststromen', 'houdbaarheid', 'koelketen', 'bijproducten', 'naoogst'],
    },
  ],
};
