import type { TopicWords } from '#samples/records/topicWords.ts';

export const waterNl: TopicWords = {
  places: [
    'in Zeeland',
    'op Texel',
    'in West-Brabant',
    'in de Achterhoek',
    'in het Groene Hart',
    'langs de Friese kust',
  ],
  keywords: ['water', 'waterbeheer', 'droogte', 'zoetwater', 'klimaatadaptatie', 'landbouw'],
  strands: [
    {
      about: [
        'het vasthouden van water op de hoge zandgronden',
        'de peilopzet in kleine sloten',
        'de sponswerking van landbouwgrond',
      ],
      context: [
        'Regen die in februari wegstroomt, wordt in juni gemist.',
        'Lange tijd was het watersysteem vooral gemaakt om water kwijt te raken.',
        'Droogte begint vaak al in de winter, als het grondwater niet wordt aangevuld.',
      ],
      measure: [
        'het plaatsen van boerenstuwen',
        'het verondiepen van sloten',
        'peilgestuurde drainage',
        'het opzetten van het slootpeil in het voorjaar',
      ],
      effect: [
        'een hogere grondwaterstand in de zomer',
        'minder droogteschade aan het gewas',
        'een langere watervoorraad',
      ],
      finding: [
        'de grondwaterstand in juli | lag | {p} centimeter hoger',
        'de droogteschade | daalde | met {p} procent',
        'de afvoer in de winter | daalde | met {p} procent',
        'het verschil tussen gras en mais | bedroeg | {p} procent',
      ],
      question: [
        'hoeveel water een perceel zonder schade kan vasthouden',
        'wie er over het peil in een boerenstuw beslist',
        'wat water vasthouden bovenstrooms betekent voor de buren beneden',
      ],
      advice: [
        'het peil stap voor stap te verhogen en de draagkracht te volgen',
        'afspraken over stuwen met de hele sloot te maken',
        'al in maart te beginnen met water vasthouden',
      ],
      when: ['op hoge zandgrond', 'in een droog voorjaar', 'na zware buien in de zomer'],
      actors: ['waterschappen', 'melkveehouders', 'gebiedsmakelaars'],
      units: ['stroomgebieden', 'melkveebedrijven'],
      keywords: ['water vasthouden', 'boerenstuwen', 'grondwaterstand', 'peilgestuurde drainage', 'sponswerking'],
    },
    {
      about: [
        'de verzilting van landbouwpercelen langs de kust',
        'de dikte van de zoete regenwaterlens',
        'het telen van gewassen op zilte grond',
      ],
      context: [
        'Onder veel kustpercelen drijft een dunne lens van zoet water op zout grondwater.',
        'Zout in de sloot is niet te zien, maar het gewas merkt het meteen.',
        'Bij een stijgende zeespiegel dringt zout water verder het land in.',
      ],
      measure: [
        'het aanleggen van een kreekruginfiltratie',
        'ondiepe drainage die de zoete lens spaart',
        'het doorspoelen van sloten met zoet water',
        'de keuze voor een zouttolerant ras',
      ],
      effect: ['een dikkere zoetwaterlens', 'een stabielere opbrengst op zilte grond', 'minder zoutschade'],
      finding: [
        'het zoutgehalte in de wortelzone | daalde | met {p} procent',
        'de zoete lens | groeide | met {p} centimeter',
        'de opbrengst op zilte grond | lag | {p} procent lager dan op zoete grond',
        'het gebruik van leidingwater | daalde | met {p} procent',
      ],
      question: [
        'hoeveel zout een gewas verdraagt voordat de opbrengst daalt',
        'hoe telers een zoete lens kunnen laten groeien',
        'waar zilte teelt een kans is en waar een noodgreep',
      ],
      advice: [
        'het zoutgehalte van de sloot elke week te meten',
        'zoet winterwater ondergronds op te slaan',
        'zoutgevoelige gewassen op de hoge delen te telen',
      ],
      when: ['in een droge zomer', 'op laaggelegen percelen vlak achter de dijk', 'bij een lage rivierafvoer'],
      actors: ['akkerbouwers', 'waterschappen', 'hydrologen'],
      units: ['akkerbouwbedrijven', 'kustpolders'],
      keywords: ['verzilting', 'zoetwaterlens', 'zilte teelt', 'zouttolerantie', 'wateropslag'],
    },
    {
      about: [
        'het beregenen van aardappelen en uien',
        'de waterbehoefte van bollen en groenten',
        'het plannen van beregening met bodemsensoren',
      ],
      context: [
        'Een beregeningsronde kost brandstof, tijd en schaars water.',
        'Veel telers beregenen op gevoel en zijn een paar dagen te laat of te vroeg.',
        'In droge jaren mag niet iedereen meer water uit de sloot halen.',
      ],
      measure: [
        'druppelirrigatie onder de grond',
        'het sturen op bodemvochtsensoren',
        'het bufferen van regenwater in een bassin',
        'beregenen in de nacht',
      ],
      effect: ['een lager waterverbruik', 'een betere benutting van water', 'een gelijkmatiger gewas'],
      finding: [
        'het waterverbruik | daalde | met {p} procent',
        'de opbrengst per kubieke meter water | steeg | met {p} procent',
        'de verdamping vanaf het blad | lag | {p} procent lager',
        'de kosten van een beregeningsronde | daalden | met {p} procent',
      ],
      question: [
        'wanneer de eerste beregeningsronde het meest oplevert',
        'of druppelirrigatie zichzelf in een gewoon jaar terugbetaalt',
        'hoe nauwkeurig goedkope bodemsensoren zijn',
      ],
      advice: [
        'sensoren op de lichtste plek van het perceel te plaatsen',
        'de haspel stil te zetten bij harde wind',
        'vooraf te bepalen welk gewas voorgaat',
      ],
      when: ['bij een onttrekkingsverbod', 'op zavel met een dunne bouwvoor', 'in de weken rond de knolzetting'],
      actors: ['akkerbouwers', 'teeltadviseurs', 'leveranciers van sensoren'],
      units: ['akkerbouwbedrijven', 'groentebedrijven'],
      keywords: ['beregening', 'druppelirrigatie', 'bodemvocht', 'sensoren', 'waterverbruik'],
    },
    {
      about: [
        'de kwaliteit van het slootwater',
        'het leven in de boerensloot',
        'de afspoeling van voedingsstoffen naar het oppervlaktewater',
      ],
      context: [
        'Aan de dieren in een schepnet is te zien hoe het met een sloot gaat.',
        'Wat van het erf spoelt, komt zonder omweg in de sloot terecht.',
        'Helder water met planten zuivert zichzelf, troebel water niet.',
      ],
      measure: [
        'het baggeren met een baggerpomp',
        'een natuurvriendelijke oever',
        'het opvangen van erfwater in een vijver met riet',
        'het gefaseerd schonen van sloten',
      ],
      effect: ['helderder water', 'een rijker slootleven', 'minder voedingsstoffen in het water'],
      finding: [
        'het aantal soorten waterplanten | steeg | met {p} procent',
        'het fosfaatgehalte | daalde | met {p} procent',
        'het doorzicht | verbeterde | met {p} centimeter',
        'het aandeel sloten met een goede score | lag | {p} procent hoger',
      ],
      question: [
        'hoe boeren en burgers zelf waterkwaliteit kunnen meten',
        'waarom de ene sloot leeft en de andere niet',
        'hoeveel tijd een sloot nodig heeft om te herstellen na het baggeren',
      ],
      advice: [
        'elk jaar een derde van de sloten te schonen',
        'het erf te vegen voordat het gaat regenen',
        'een strook van een meter langs de sloot niet te bemesten',
      ],
      when: ['in het veenweidegebied', 'na hevige regen', 'in doodlopende sloten'],
      actors: ['waterschappen', 'veehouders', 'loonwerkers'],
      units: ['polders', 'melkveebedrijven'],
      keywords: ['waterkwaliteit', 'slootbeheer', 'oppervlaktewater', 'waterplanten', 'erfafspoeling'],
    },
  ],
};
