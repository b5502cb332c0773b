import type { TopicWords } from '#samples/records/topicWords.ts';

export const bodemNl: TopicWords = {
  places: ['in Flevoland', 'in de Hoeksche Waard', 'in Drenthe', 'op de Veluwse zandgronden', 'in Zuid-Limburg'],
  keywords: ['bodem', 'kringlooplandbouw', 'bodemkwaliteit', 'akkerbouw', 'bodembeheer', 'duurzame landbouw'],
  strands: [
    {
      about: [
        'het gehalte aan organische stof in de bouwvoor',
        'de vastlegging van koolstof in landbouwgrond',
        'de organischestofbalans van het akkerbouwbedrijf',
      ],
      context: [
        'Een bodem met veel organische stof houdt water en voedingsstoffen langer vast.',
        'Organische stof bouwt langzaam op en breekt snel af.',
        'Wat een akker aan koolstof vastlegt, hoort niet meer in de lucht.',
      ],
      measure: [
        'het aanvoeren van bladcompost',
        'het achterlaten van stro op het land',
        'een ruimer bouwplan met meer graan',
        'het telen van luzerne als rustgewas',
      ],
      effect: ['een hoger gehalte aan organische stof', 'een rulle, kruimelige grond', 'meer vastlegging van koolstof'],
      finding: [
        'het gehalte aan organische stof | steeg | met {p} procent',
        'de aanvoer van koolstof | lag | {p} procent boven de afbraak',
        'de opbrengst van het bouwplan | bleef | nagenoeg gelijk',
        'het verschil tussen de proefvelden | bedroeg | {p} procent',
      ],
      question: [
        'hoe lang het duurt voordat het gehalte aan organische stof merkbaar stijgt',
        'hoeveel koolstof een akker blijvend kan vastleggen',
        'welke rustgewassen het meest aan de bodem teruggeven',
      ],
      advice: [
        'de balans van organische stof voor het hele bouwplan uit te rekenen',
        'elke vier jaar op dezelfde plekken een monster te nemen',
        'compost in kleine giften over de jaren te spreiden',
      ],
      when: ['op lichte zandgrond', 'in een bouwplan met veel aardappelen', 'na een reeks droge jaren'],
      actors: ['akkerbouwers', 'bodemadviseurs', 'grondeigenaren'],
      units: ['akkerbouwbedrijven', 'proefbedrijven'],
      keywords: ['organische stof', 'koolstofvastlegging', 'compost', 'rustgewassen', 'bouwplan'],
    },
    {
      about: [
        'de verdichting van de ondergrond',
        'de beoordeling van de bodemstructuur met een profielkuil',
        'het berijden van natte percelen',
      ],
      context: [
        'Een verdichte laag onder de bouwvoor is met het blote oog niet te zien.',
        'Zware machines laten sporen na die dieper gaan dan de ploeg.',
        'Wortels die niet verder kunnen, verraden waar de grond te vast zit.',
      ],
      measure: [
        'het rijden met lage bandenspanning',
        'het werken met vaste rijpaden',
        'ondiep en niet-kerend bewerken',
        'het telen van diepwortelende gewassen',
      ],
      effect: ['een luchtiger ondergrond', 'een diepere beworteling', 'minder plassen op het land'],
      finding: [
        'de indringingsweerstand | daalde | met {p} procent',
        'de doorlatendheid van de ondergrond | steeg | met {p} procent',
        'de worteldiepte | steeg | met {p} procent',
        'de bodemstructuur | scoorde | {p} procent hoger dan in het oude systeem',
      ],
      question: [
        'hoe diep de schade van zware machines reikt',
        'wat een profielkuil vertelt dat een grondmonster verzwijgt',
        'of een verdichte laag zich vanzelf herstelt',
      ],
      advice: [
        'eerst een profielkuil te graven en dan pas een bewerking te kiezen',
        'de bandenspanning op het land te verlagen',
        'de oogst uit te stellen als de grond te nat is',
      ],
      when: ['op zware klei', 'na een nat najaar', 'op kopakkers'],
      actors: ['loonwerkers', 'akkerbouwers', 'bodemkundigen'],
      units: ['akkerbouwbedrijven', 'pachtbedrijven'],
      keywords: ['bodemverdichting', 'profielkuil', 'bodemstructuur', 'bandenspanning', 'niet-kerende grondbewerking'],
    },
    {
      about: [
        'het bodemleven onder groenbemesters',
        'de keuze van een mengsel van groenbemesters',
        'de rol van regenwormen in bouwland',
      ],
      context: [
        'In een handvol gezonde grond leven meer organismen dan er mensen op aarde zijn.',
        'Een akker die in de winter groen is, voedt het bodemleven het hele jaar.',
        'Regenwormen doen gratis het werk waarvoor anders een machine nodig is.',
      ],
      measure: [
        'het zaaien van een soortenrijk mengsel',
        'een groenbemester die in de winter doodvriest',
        'het beperken van de grondbewerking',
        'vroeg zaaien direct na de graanoogst',
      ],
      effect: ['een actiever bodemleven', 'minder uitspoeling van stikstof', 'een betere onderdrukking van onkruid'],
      finding: [
        'het aantal regenwormen | steeg | met {p} procent',
        'de uitspoeling van nitraat | daalde | met {p} procent',
        'het aandeel schimmels in de grond | lag | {p} procent hoger',
        'de nawerking van stikstof | bedroeg | {p} procent van de opgenomen hoeveelheid',
      ],
      question: [
        'welke mengsels het bodemleven het best voeden',
        'hoe telers het aantal regenwormen zelf kunnen volgen',
        'wanneer een groenbemester moet worden ondergewerkt',
      ],
      advice: [
        'een mengsel af te stemmen op de aaltjes in het perceel',
        'elk voorjaar op drie plekken wormen te tellen',
        'de groenbemester oppervlakkig onder te werken',
      ],
      when: ['na late gewassen', 'op percelen met schadelijke aaltjes', 'bij een droge nazomer'],
      actors: ['akkerbouwers', 'zaadleveranciers', 'bodemecologen'],
      units: ['akkerbouwbedrijven', 'proefvelden'],
      keywords: ['groenbemesters', 'bodemleven', 'regenwormen', 'aaltjes', 'nitraatuitspoeling'],
    },
    {
      about: [
        'het sluiten van de kringloop tussen akkerbouw en veehouderij',
        'de samenwerking tussen akkerbouwers en veehouders',
        'het gebruik van reststromen als meststof',
      ],
      context: [
        'In de kringlooplandbouw is de rest van de één de grondstof van de ander.',
        'Mest en stro reizen vaak verder dan nodig is.',
        'Wie grond, voer en mest deelt, heeft minder van elders nodig.',
      ],
      measure: [
        'het ruilen van grond tussen buren',
        'het verwerken van bermgras tot bokashi',
        'een voer-mestcontract binnen de streek',
        'de teelt van eiwitrijk voer op eigen bodem',
      ],
      effect: ['een kleinere aanvoer van kunstmest', 'minder transport van mest', 'een beter gesloten kringloop'],
      finding: [
        'de aankoop van kunstmest | daalde | met {p} procent',
        'het aandeel voer uit de streek | steeg | met {p} procent',
        'het fosfaatoverschot | lag | {p} procent lager',
        'de kosten van het transport | daalden | met {p} procent',
      ],
      question: [
        'wat akkerbouwers en veehouders aan elkaar kunnen verdienen',
        'welke reststromen veilig terug naar het land kunnen',
        'hoe buren een eerlijke prijs voor mest en stro afspreken',
      ],
      advice: [
        'afspraken voor meer jaren op papier te zetten',
        'reststromen vooraf op verontreiniging te laten onderzoeken',
        'klein te beginnen met één buurman en één perceel',
      ],
      when: ['bij korte afstanden', 'in gebieden met veel gemengde bedrijven', 'bij hoge prijzen van kunstmest'],
      actors: ['akkerbouwers', 'veehouders', 'gebiedscoördinatoren'],
      units: ['samenwerkende bedrijven', 'gemengde bedrijven'],
      keywords: ['kringloop', 'reststromen', 'mest', 'bokashi', 'samenwerking in de streek'],
    },
  ],
};
