import type { TopicWords } from '#samples/records/topicWords.ts';

export const stikstofNl: TopicWords = {
  places: [
    'in de Gelderse Vallei',
    'in de Peel',
    'in Noordoost-Twente',
    'rond de Veluwe',
    'in de Achterhoek',
    'op de Brabantse zandgronden',
  ],
  keywords: ['stikstof', 'ammoniak', 'veehouderij', 'milieu', 'natuurbeleid', 'emissie'],
  strands: [
    {
      about: [
        'de uitstoot van ammoniak uit ligboxenstallen',
        'het klimaat in natuurlijk geventileerde stallen',
        'de werking van emissiearme stalvloeren',
      ],
      context: [
        'Het grootste deel van de ammoniak in de lucht komt van de veehouderij.',
        'Ammoniak ontstaat zodra mest en urine op de stalvloer bij elkaar komen.',
        'Op papier scoort een emissiearme stal vaak beter dan in de praktijk.',
      ],
      measure: [
        'het spoelen van de roostervloer met water',
        'het dagelijks schuiven van de mest',
        'het gescheiden afvoeren van mest en urine',
        'een dichte vloer met urineafvoer',
      ],
      effect: [
        'een lagere uitstoot per dierplaats',
        'schonere lucht in de stal',
        'minder verlies van stikstof uit mest',
      ],
      finding: [
        'de uitstoot per koe | daalde | met {p} procent',
        'de gemeten uitstoot | lag | {p} procent boven de norm',
        'de ammoniakconcentratie onder de roosters | daalde | met {p} procent',
        'het verschil tussen zomer en winter | bedroeg | {p} procent',
      ],
      question: [
        'hoeveel ammoniak een stal op een warme dag verliest',
        'waarom emissiearme vloeren niet overal doen wat ze beloven',
        'welke ingrepen in een bestaande stal het meest opleveren',
      ],
      advice: [
        'de vloer elke twee uur te laten schoonmaken',
        'de ventilatie in de zomer opnieuw af te stellen',
        'een maand te meten voordat er wordt verbouwd',
      ],
      when: ['op warme dagen', 'bij veel wind', 'in oudere stallen'],
      actors: ['melkveehouders', 'stallenbouwers', 'vergunningverleners'],
      units: ['melkveebedrijven', 'ligboxenstallen'],
      keywords: ['ammoniakemissie', 'stalvloeren', 'ligboxenstallen', 'emissiearme stallen', 'ventilatie'],
    },
    {
      about: [
        'het verlies van ammoniak bij het uitrijden van mest',
        'het bemesten van grasland met verdunde mest',
        'het tijdstip van bemesten',
      ],
      context: [
        'In de eerste uren na het uitrijden gaat de meeste stikstof verloren.',
        'Wie op het juiste moment bemest, houdt meer stikstof over voor het gras.',
        'Een deel van de stikstof in mest bereikt nooit de wortels van het gewas.',
      ],
      measure: [
        'het verdunnen van mest met water',
        'het uitrijden van mest op een bewolkte dag',
        'het injecteren van mest in smalle sleuven',
        'een sleepvoet met een watertank',
      ],
      effect: ['minder verlies van ammoniak', 'een betere benutting van mest', 'een lagere rekening voor kunstmest'],
      finding: [
        'het verlies van ammoniak | daalde | met {p} procent',
        'de grasopbrengst | bleef | vrijwel gelijk',
        'de benutting van stikstof | steeg | met {p} procent',
        'het gebruik van kunstmest | daalde | met {p} procent',
      ],
      question: [
        'hoeveel water nodig is om het verlies van ammoniak te halveren',
        'wanneer mest het best over het land kan',
        'hoe het weer de benutting van mest bepaalt',
      ],
      advice: [
        'mest met minstens een derde water te mengen',
        'te wachten op een koele dag met lichte regen',
        'de gift te verdelen over drie snedes',
      ],
      when: ['bij droog en zonnig weer', 'in het vroege voorjaar', 'op zware klei'],
      actors: ['melkveehouders', 'loonwerkers', 'bedrijfsadviseurs'],
      units: ['melkveebedrijven', 'graspercelen'],
      keywords: ['mest uitrijden', 'bemesting', 'drijfmest', 'stikstofbenutting', 'grasland'],
    },
    {
      about: [
        'de neerslag van stikstof op heide en ven',
        'het herstel van verzuurde bosbodems',
        'de stikstofbelasting van kwetsbare natuur',
      ],
      context: [
        'Te veel stikstof maakt van een bloemrijke heide een grasvlakte.',
        'Veel planten van schrale grond verdragen geen overvloed aan stikstof.',
        'Verzuring van de bodem gaat door, ook als de lucht al schoner wordt.',
      ],
      measure: [
        'het strooien van steenmeel',
        'het plaggen van vergraste heide',
        'een strook met extensief grasland rond het natuurgebied',
        'het verhogen van het grondwaterpeil',
      ],
      effect: [
        'een minder zure bodem',
        'een grotere rijkdom aan planten en insecten',
        'een lagere belasting met stikstof',
      ],
      finding: [
        'het aantal plantensoorten | steeg | met {p} procent',
        'de neerslag van stikstof | daalde | met {p} procent',
        'de bodem | bleef | zuurder dan vijftig jaar geleden',
        'de bedekking met gras | daalde | van {p} procent tot bijna niets',
      ],
      question: [
        'hoe snel heide zich herstelt als de neerslag van stikstof afneemt',
        'welke soorten als eerste terugkeren na herstel van de bodem',
        'wat herstel zonder lagere uitstoot waard is',
      ],
      advice: [
        'herstel en vermindering van de uitstoot samen te plannen',
        'klein te beginnen en het effect op de bodem te volgen',
        'bronnen vlak bij het natuurgebied eerst aan te pakken',
      ],
      when: ['op kalkarme grond', 'dicht bij grote stallen', 'in droge zomers'],
      actors: ['natuurbeheerders', 'provincies', 'boswachters'],
      units: ['heideterreinen', 'natuurgebieden'],
      keywords: ['stikstofdepositie', 'verzuring', 'heide', 'natuurherstel', 'kritische depositiewaarde'],
    },
    {
      about: [
        'het eiwit in het rantsoen van melkkoeien',
        'het ureumgehalte van de melk',
        'de stikstofbalans van het melkveebedrijf',
      ],
      context: [
        'Wat een koe aan eiwit te veel eet, komt als ureum in de urine terecht.',
        'Het ureumgehalte van de melk vertelt hoe goed een rantsoen in balans is.',
        'Minder eiwit voeren verlaagt de uitstoot zonder dat de stal hoeft te veranderen.',
      ],
      measure: [
        'minder eiwit in het rantsoen',
        'het voeren van meer structuurrijk gras',
        'een scherpere voerberekening per groep',
        'meer weidegang',
      ],
      effect: ['een lager ureumgehalte', 'minder stikstof in de urine', 'een lagere voerrekening'],
      finding: [
        'het ureumgehalte | daalde | met {p} procent',
        'de melkproductie | bleef | nagenoeg gelijk',
        'de aankoop van krachtvoer | daalde | met {p} procent',
        'de uitstoot per kilo melk | lag | {p} procent lager',
      ],
      question: [
        'hoe ver het eiwit in het rantsoen omlaag kan zonder verlies van melk',
        'wat een lager ureumgehalte voor de uitstoot betekent',
        'hoe veehouders sturen op hun stikstofbalans',
      ],
      advice: [
        'het ureumgehalte elke week te bekijken',
        'het rantsoen in kleine stappen aan te passen',
        'het ruwvoer elk jaar te laten onderzoeken',
      ],
      when: ['in het weideseizoen', 'bij eiwitrijk gras in de herfst', 'bij hoogproductieve koeien'],
      actors: ['melkveehouders', 'voeradviseurs', 'dierenartsen'],
      units: ['melkveebedrijven', 'melkveestallen'],
      keywords: ['rantsoen', 'eiwit', 'ureumgehalte', 'melkvee', 'stikstofbalans'],
    },
  ],
};
