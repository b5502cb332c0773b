import type { TopicWords } from '#samples/records/topicWords.ts';

export const stadsgroenNl: TopicWords = {
  places: [
    'in de regio Amsterdam',
    'in Arnhem en Nijmegen',
    'in de Brabantse steden',
    'in Parkstad',
    'in de Drechtsteden',
    'in Twentse steden',
  ],
  keywords: ['stadsgroen', 'groen en gezondheid', 'leefomgeving', 'groene stad', 'stedelijk gebied'],
  strands: [
    {
      about: ['de verkoeling door stadsbomen', 'de groeiplaats van straatbomen', 'de lokale opvang van regenwater'],
      context: [
        'Onder een grote boom voelt een hete middag vele graden koeler.',
        'Een straatboom moet het vaak doen met minder grond dan zijn kroon doet vermoeden.',
        'Steen houdt de warmte van de dag tot diep in de nacht vast.',
      ],
      measure: [
        'het vervangen van tegels door planten',
        'een ruimere groeiplaats onder de stoep',
        'een groen dak met waterberging',
        'het aanplanten van bomen met een brede kroon',
      ],
      effect: ['een koelere straat', 'minder wateroverlast', 'een prettiger woonomgeving'],
      finding: [
        'het oppervlak aan schaduw | steeg | met {p} procent',
        'de afvoer naar het riool | daalde | met {p} procent',
        'de uitval onder straatbomen | lag | {p} procent lager',
        'het aandeel verhard oppervlak | daalde | met {p} procent',
      ],
      question: [
        'hoeveel schaduw een straat nodig heeft',
        'hoe boomwortels en kabels elkaar verdragen',
        'welke bomen de hitte van de stad doorstaan',
      ],
      advice: [
        'bestaande bomen te sparen voordat er nieuwe worden geplant',
        'bij elke vervanging van het riool ruimte voor groen te maken',
        'bewoners te helpen bij de aanleg van een geveltuin',
      ],
      when: ['bij smalle stoepen', 'bij een hoge parkeerdruk', 'op verdichte grond'],
      actors: ['stedenbouwkundigen', 'boomverzorgers', 'rioolbeheerders'],
      units: ['woonwijken', 'bedrijventerreinen'],
      keywords: ['hittestress', 'straatbomen', 'groene daken', 'waterberging', 'klimaatbestendige stad'],
    },
    {
      about: [
        'de invloed van groen op de mentale gezondheid',
        'het gebruik van parken door ouderen',
        'de inrichting van tuinen voor de zorg',
      ],
      context: [
        'Wie een kwartier tussen de bomen loopt, merkt vaak dat de hartslag daalt.',
        'Een park helpt alleen wie er ook durft te komen.',
        'Voor mensen met dementie is een tuin soms de enige plek waar zij buiten vrij kunnen lopen.',
      ],
      measure: [
        'een beweegroute met banken',
        'tuinieren onder begeleiding',
        'wandelen op doktersadvies',
        'een belevingstuin met geurende planten',
      ],
      effect: ['minder stress', 'meer beweging in de buitenlucht', 'een beter humeur'],
      finding: [
        'het aantal minuten beweging per dag | steeg | met {p} procent',
        'de ervaren stress | daalde | met {p} procent',
        'de slaapkwaliteit | scoorde | {p} procent hoger',
        'het aantal bezoekers | lag | {p} procent hoger',
      ],
      question: [
        'hoeveel groen een mens per week nodig heeft',
        'waarom sommige mensen een park mijden',
        'hoe artsen een wandeling kunnen voorschrijven',
      ],
      advice: [
        'paden vlak en breed aan te leggen',
        'elke honderd meter een bank neer te zetten',
        'toekomstige gebruikers aan het ontwerp te laten meewerken',
      ],
      when: ['bij langdurige eenzaamheid', 'in de donkere maanden', 'bij een lichte depressie'],
      actors: ['huisartsen', 'zorgmedewerkers', 'parkbeheerders'],
      units: ['zorginstellingen', 'parken'],
      keywords: ['mentale gezondheid', 'bewegen', 'parken', 'zorgtuinen', 'stress'],
    },
    {
      about: ['het samen tuinieren met buren', 'de vergroening van schoolpleinen', 'de natuur in stadstuinen'],
      context: [
        'Een buurttuin brengt vaak meer vriendschappen dan groente voort.',
        'Op een groen schoolplein spelen kinderen rustiger en gevarieerder.',
        'Alle tuinen samen vormen een flink deel van het groen in een stad.',
      ],
      measure: [
        'een gedeelde moestuin',
        'een speelplek met struiken en boomstammen',
        'het adopteren van openbaar groen',
        'het vervangen van schuttingen door hagen',
      ],
      effect: ['een levendiger buurt', 'meer vogels en insecten tussen de huizen', 'een grotere inzet van bewoners'],
      finding: [
        'het aantal actieve bewoners | steeg | met {p} procent',
        'het aantal waargenomen bijen | steeg | met {p} procent',
        'het aantal klachten uit de buurt | daalde | met {p} procent',
        'de kosten van het onderhoud | bleven | gelijk',
      ],
      question: [
        'wat een buurttuin overeind houdt als de oprichters vertrekken',
        'wat kinderen van een groen plein leren',
        'welke planten op een paar vierkante meter de meeste insecten trekken',
      ],
      advice: [
        'afspraken over water en sleutels op papier te zetten',
        'elk jaar een klein stuk aan te pakken',
        'één aanspreekpunt bij de gemeente te vragen',
      ],
      when: ['in dichtbebouwde buurten', 'bij vervuilde grond', 'in de zomervakantie'],
      actors: ['buurtbewoners', 'schoolleiders', 'hoveniers'],
      units: ['buurttuinen', 'schoolpleinen'],
      keywords: ['buurttuinen', 'groene schoolpleinen', 'stadslandbouw', 'stadsnatuur', 'bewonersinitiatieven'],
    },
  ],
};
