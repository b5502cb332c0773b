import type { TopicWords } from '#samples/records/topicWords.ts';

export const akkerbouwNl: TopicWords = {
  places: [
    'in de Noordoostpolder',
    'in het Oldambt',
    'op Goeree-Overflakkee',
    'in de Veenkoloniën',
    'in de Wieringermeer',
  ],
  keywords: ['akkerbouw', 'plantgezondheid', 'gewasbescherming', 'geïntegreerde teelt', 'teelt'],
  strands: [
    {
      about: [
        'de aardappelziekte in consumptieaardappelen',
        'de weerbaarheid van aardappelrassen',
        'het moment van spuiten tegen phytophthora',
      ],
      context: [
        'In een warme, vochtige week kan de aardappelziekte een heel perceel meenemen.',
        'Een resistent ras blijft alleen sterk als telers er zuinig op zijn.',
        'Elke afvalhoop met aardappelen is een bron van nieuwe sporen.',
      ],
      measure: [
        'de teelt van een resistent ras',
        'het afdekken van afvalhopen',
        'spuiten op advies van een weermodel',
        'het vroegtijdig branden van zieke plekken',
      ],
      effect: ['minder besmetting met phytophthora', 'een lager middelengebruik', 'een langere groei van het loof'],
      finding: [
        'het aantal bespuitingen | daalde | met {p} procent',
        'de aantasting van het blad | bleef | onder {p} procent',
        'de knolopbrengst | lag | {p} procent hoger',
        'het aandeel zieke knollen | daalde | met {p} procent',
      ],
      question: [
        'hoe lang een nieuwe resistentie standhoudt',
        'wanneer een bespuiting veilig kan worden overgeslagen',
        'hoe de ziekte van perceel naar perceel reist',
      ],
      advice: [
        'elke week door het gewas te lopen',
        'resistente rassen af te wisselen',
        'opslagplanten voor half juni te verwijderen',
      ],
      when: ['in een natte julimaand', 'in streken met veel aardappelen', 'bij zware dauw'],
      actors: ['aardappeltelers', 'veredelaars', 'teeltadviseurs'],
      units: ['akkerbouwbedrijven', 'aardappelpercelen'],
      keywords: ['aardappelen', 'phytophthora', 'resistente rassen', 'aardappelziekte', 'waarschuwingssysteem'],
    },
    {
      about: [
        'de bestrijding van onkruid zonder chemie',
        'het mechanisch wieden van suikerbieten',
        'de verspreiding van knolcyperus',
      ],
      context: [
        'Onkruid dat in het zaadlobstadium wordt geraakt, komt niet meer terug.',
        'Het aantal middelen tegen onkruid wordt elk jaar kleiner.',
        'Eén vergeten plant kan duizenden zaden achterlaten.',
      ],
      measure: [
        'het schoffelen met camerabesturing',
        'een vals zaaibed',
        'het inzetten van een wiedrobot',
        'het eggen kort voor opkomst',
      ],
      effect: ['een schoner perceel', 'minder herbicide per hectare', 'minder handwerk in juni'],
      finding: [
        'het aantal onkruiden per vierkante meter | daalde | met {p} procent',
        'het verbruik van herbicide | lag | {p} procent lager',
        'het aantal uren handwieden | daalde | met {p} procent',
        'het plantverlies door schoffelen | bedroeg | {p} procent',
      ],
      question: [
        'hoeveel onkruid een gewas verdraagt zonder opbrengst te verliezen',
        'wanneer een wiedrobot goedkoper is dan handwerk',
        'hoe lang onkruidzaad in de bodem kiemkrachtig blijft',
      ],
      advice: [
        'machines schoon te maken voordat ze naar het volgende perceel gaan',
        'twee keer ondiep te schoffelen in plaats van één keer diep',
        'probleemplekken op een kaart bij te houden',
      ],
      when: ['bij aanhoudend nat weer', 'op stenige grond', 'in langzaam sluitende gewassen'],
      actors: ['akkerbouwers', 'loonwerkers', 'machinebouwers'],
      units: ['akkerbouwbedrijven', 'bietenpercelen'],
      keywords: ['onkruidbestrijding', 'mechanisch wieden', 'suikerbieten', 'herbiciden', 'wiedrobot'],
    },
    {
      about: [
        'de teelt van gewassen in stroken',
        'de opbrengst van mengteelt met veldbonen',
        'de inrichting van een strokenperceel',
      ],
      context: [
        'In stroken vindt een ziekte minder snel de weg naar de volgende plant.',
        'Grote vlakken met één gewas zijn een gedekte tafel voor plagen.',
        'Strokenteelt brengt variatie terug zonder het werk onmogelijk te maken.',
      ],
      measure: [
        'het afwisselen van stroken van zes meter',
        'een strook met bloemen tussen de gewassen',
        'het combineren van graan en peulvruchten',
        'een vaste volgorde van gewasparen',
      ],
      effect: ['een lagere ziektedruk', 'meer natuurlijke vijanden in het gewas', 'een stabieler bedrijfsresultaat'],
      finding: [
        'de ziektedruk | lag | {p} procent lager dan op het hele perceel',
        'het aantal loopkevers | steeg | met {p} procent',
        'de arbeidsbehoefte | steeg | met {p} procent',
        'de gezamenlijke opbrengst | bleef | vrijwel gelijk',
      ],
      question: [
        'hoe breed een strook moet zijn om verschil te maken',
        'welke gewassen goede buren zijn',
        'wat strokenteelt aan extra uren vraagt',
      ],
      advice: [
        'de strookbreedte te laten volgen uit de machines die er al zijn',
        'met twee gewassen te beginnen en daarna uit te breiden',
        'waarnemingen aan insecten elk jaar op dezelfde plek te doen',
      ],
      when: ['op biologische bedrijven', 'in jaren met veel bladluis', 'op lange, smalle percelen'],
      actors: ['akkerbouwers', 'teeltonderzoekers', 'bedrijfsadviseurs'],
      units: ['proefpercelen', 'akkerbouwbedrijven'],
      keywords: ['strokenteelt', 'mengteelt', 'natuurlijke vijanden', 'teeltsystemen', 'functionele biodiversiteit'],
    },
    {
      about: [
        'de overdracht van virussen door bladluizen',
        'de gezondheid van pootgoed',
        'de schade door ritnaalden in jonge gewassen',
      ],
      context: [
        'Een enkele gevleugelde luis kan een virus over een heel perceel verspreiden.',
        'Gezond pootgoed is de goedkoopste vorm van gewasbescherming.',
        'Wat onder de grond vreet, wordt pas gezien als de plant al weg is.',
      ],
      measure: [
        'het afdekken van jong pootgoed met stro',
        'het ophangen van gele vangbakken',
        'een mengsel van vanggewassen rond het perceel',
        'het vroegtijdig doden van het loof',
      ],
      effect: ['minder virus in het pootgoed', 'een gerichtere bestrijding', 'een lagere plaagdruk'],
      finding: [
        'het aandeel viruszieke planten | daalde | met {p} procent',
        'het aantal gevangen luizen | lag | {p} procent lager',
        'de schade aan jonge planten | daalde | met {p} procent',
        'het aantal sluipwespen | steeg | met {p} procent',
      ],
      question: [
        'hoe vangbakken helpen om het juiste moment te kiezen',
        'welke rassen minder aantrekkelijk zijn voor luizen',
        'waarom ritnaalden op het ene perceel wel en op het andere niet toeslaan',
      ],
      advice: [
        'vangbakken twee keer per week te legen',
        'zieke planten vroeg in het seizoen te selecteren',
        'na oud grasland een ongevoelig gewas te kiezen',
      ],
      when: ['na een zachte winter', 'na gescheurd grasland', 'bij aanhoudend warm weer in mei'],
      actors: ['pootgoedtelers', 'keurmeesters', 'entomologen'],
      units: ['pootgoedbedrijven', 'akkerbouwbedrijven'],
      keywords: ['bladluizen', 'pootgoed', 'virusziekten', 'ritnaalden', 'plaagbeheersing'],
    },
  ],
};
