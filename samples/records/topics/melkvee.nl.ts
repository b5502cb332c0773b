import type { TopicWords } from '#samples/records/topicWords.ts';

export const melkveeNl: TopicWords = {
  places: ['in Friesland', 'in het Groene Hart', 'in de Kop van Overijssel', 'in de Beemster', 'in Zuidwest-Drenthe'],
  keywords: ['melkvee', 'melkveehouderij', 'koeien', 'dierenwelzijn', 'grasland'],
  strands: [
    {
      about: ['de weidegang van melkkoeien', 'het beweiden met een robot', 'de grasopname in de wei'],
      context: [
        'Een koe in de wei haalt haar eigen eten en brengt haar eigen mest weg.',
        'Weiden vraagt vakmanschap dat op veel bedrijven langzaam verdwijnt.',
        'Gras groeit elke dag anders, en de planning moet daarin meebewegen.',
      ],
      measure: [
        'het omweiden in kleine percelen',
        'het wekelijks meten van de grashoogte',
        'een weidepoort met selectie',
        'stripweiden met een verplaatsbare draad',
      ],
      effect: ['meer vers gras in het rantsoen', 'een lagere voerprijs per liter', 'meer natuurlijk gedrag'],
      finding: [
        'de grasopname per koe | steeg | met {p} procent',
        'het aantal weide-uren | steeg | met {p} procent',
        'de kosten van krachtvoer | daalden | met {p} procent',
        'het verlies door vertrapping | bedroeg | {p} procent',
      ],
      question: [
        'hoeveel gras een koe op een dag in de wei vreet',
        'hoe weidegang en een melkrobot samengaan',
        'wanneer koeien liever binnen blijven',
      ],
      advice: [
        'elke week een ronde met de grashoogtemeter te lopen',
        'koeien een nieuw perceel te geven voordat het oude kaal is',
        'jongvee al in het eerste jaar te leren grazen',
      ],
      when: ['op natte grond', 'bij een kleine huiskavel', 'in een hete zomer'],
      actors: ['melkveehouders', 'weidecoaches', 'zuivelcoöperaties'],
      units: ['melkveebedrijven', 'weidebedrijven'],
      keywords: ['weidegang', 'beweiding', 'grasopname', 'melkrobot', 'omweiden'],
    },
    {
      about: [
        'de klauwgezondheid van melkkoeien',
        'het ontstaan van kreupelheid in ligboxen',
        'de verzorging van klauwen op jonge leeftijd',
      ],
      context: [
        'Een kreupele koe eet minder, ligt langer en laat zich minder zien.',
        'Veehouders zien vaak maar een derde van de kreupele koeien.',
        'De klauw draagt jaren mee wat in de eerste lactatie misgaat.',
      ],
      measure: [
        'het bekappen voor het droogzetten',
        'een zachte vloer in de wachtruimte',
        'het wekelijks beoordelen van het lopen',
        'een droog voetbad met schone planken',
      ],
      effect: ['minder kreupele koeien', 'een langere levensduur', 'een betere vruchtbaarheid'],
      finding: [
        'het aandeel kreupele koeien | daalde | met {p} procent',
        'het aantal behandelingen | lag | {p} procent lager',
        'de ligtijd | verschilde | {p} procent tussen de stallen',
        'het aantal koeien met zoolbloedingen | daalde | met {p} procent',
      ],
      question: [
        'hoe kreupelheid eerder wordt opgemerkt',
        'wat een kreupele koe werkelijk kost',
        'welke vloeren de klauwen het best sparen',
      ],
      advice: [
        'elke koe twee keer per jaar te bekappen',
        'wachttijden voor de melkstal onder een uur te houden',
        'kreupele koeien nog dezelfde dag te behandelen',
      ],
      when: ['op gladde roosters', 'rond het afkalven', 'in overvolle stallen'],
      actors: ['melkveehouders', 'klauwverzorgers', 'dierenartsen'],
      units: ['melkveebedrijven', 'ligboxenstallen'],
      keywords: ['klauwgezondheid', 'kreupelheid', 'ligcomfort', 'bekappen', 'diergezondheid'],
    },
    {
      about: [
        'het houden van het kalf bij de koe',
        'de opfok van kalveren in groepen',
        'de biestvoorziening van pasgeboren kalveren',
      ],
      context: [
        'De eerste uren met biest bepalen of een kalf gezond opgroeit.',
        'Een kalf bij de koe leert sneller eten, drinken en met soortgenoten omgaan.',
        'Over het scheiden van koe en kalf wordt in de samenleving veel gepraat.',
      ],
      measure: [
        'het zogen bij de eigen moeder',
        'een pleegkoe voor twee of drie kalveren',
        'het huisvesten in paren vanaf de eerste dag',
        'het geleidelijk spenen met een neusklep',
      ],
      effect: ['een snellere groei', 'minder diarree bij kalveren', 'meer sociaal gedrag'],
      finding: [
        'de groei per dag | lag | {p} procent hoger',
        'het aantal zieke kalveren | daalde | met {p} procent',
        'de hoeveelheid geleverde melk | daalde | met {p} procent',
        'het loeien na het spenen | duurde | {p} procent korter',
      ],
      question: [
        'hoe koe en kalf zonder veel stress worden gescheiden',
        'wat kalveren bij de koe aan melk kosten en opbrengen',
        'hoeveel biest een kalf in de eerste uren nodig heeft',
      ],
      advice: [
        'biest binnen twee uur na de geboorte te geven',
        'eerst met een paar koeien te oefenen',
        'een rustige plek te maken waar kalveren zich kunnen terugtrekken',
      ],
      when: ['in de koude maanden', 'bij een krappe stalindeling', 'in koppels met veel vaarzen'],
      actors: ['melkveehouders', 'dierenartsen', 'consumentenorganisaties'],
      units: ['melkveebedrijven', 'opfokbedrijven'],
      keywords: ['kalveren', 'kalf bij de koe', 'biest', 'opfok', 'spenen'],
    },
    {
      about: [
        'de levensduur van melkkoeien',
        'het fokken op gezonde kenmerken',
        'het welzijn van koeien in een vrijloopstal',
      ],
      context: [
        'Veel koeien vertrekken voordat ze op hun best zijn.',
        'Een koe betaalt haar eigen opfok pas na de tweede keer kalven terug.',
        'In een vrijloopstal ligt een koe zoals ze in de wei zou liggen.',
      ],
      measure: [
        'het kruisen met een sober ras',
        'een ligbed van compost',
        'het aanhouden van minder jongvee',
        'een ruim afkalfhok met stro',
      ],
      effect: ['een hogere leeftijd bij afvoer', 'minder vervanging', 'een steviger koe'],
      finding: [
        'de leeftijd bij afvoer | steeg | met {p} procent',
        'de opfokkosten per liter melk | daalden | met {p} procent',
        'het aantal koeien met schone uiers | lag | {p} procent hoger',
        'de melkgift in de derde lactatie | steeg | met {p} procent',
      ],
      question: [
        'waarom koeien eerder vertrekken dan nodig is',
        'welke kenmerken een koe oud laten worden',
        'hoe een vrijloopstal in de winter droog blijft',
      ],
      advice: [
        'de redenen van afvoer per jaar op een rij te zetten',
        'alleen kalveren aan te houden die echt nodig zijn',
        'het ligbed elke dag los te maken',
      ],
      when: ['op intensieve bedrijven', 'bij een hoge melkgift', 'in natte winters'],
      actors: ['melkveehouders', 'fokkerijadviseurs', 'stalbouwers'],
      units: ['melkveebedrijven', 'vrijloopstallen'],
      keywords: ['levensduur', 'fokkerij', 'vrijloopstal', 'jongvee', 'duurzame melkveehouderij'],
    },
  ],
};
