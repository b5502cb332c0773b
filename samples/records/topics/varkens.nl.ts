import type { TopicWords } from '#samples/records/topicWords.ts';

export const varkensNl: TopicWords = {
  places: ['in de Peel', 'in Noord-Limburg', 'in Oost-Brabant', 'in Salland', 'in de Gelderse Vallei'],
  keywords: ['dierenwelzijn', 'varkens', 'varkenshouderij', 'diergedrag', 'huisvesting'],
  strands: [
    {
      about: [
        'het bijten in staarten bij vleesvarkens',
        'het houden van varkens met een hele staart',
        'de keuze van afleidingsmateriaal',
      ],
      context: [
        'Een varken dat niets te wroeten heeft, gaat op zoek naar wat wel beweegt.',
        'Bijten in staarten is zelden de schuld van één enkel dier.',
        'De stand van de staart vertelt dagen van tevoren dat het misgaat.',
      ],
      measure: [
        'het dagelijks geven van stro',
        'een ruif met luzerne in elk hok',
        'het vers aanbieden van wroetmateriaal',
        'een ruimer hok met gescheiden rustplek',
      ],
      effect: ['minder staartschade', 'meer wroetgedrag', 'een rustiger groep'],
      finding: [
        'het aandeel varkens met staartwonden | daalde | met {p} procent',
        'de tijd die varkens aan wroeten besteedden | steeg | met {p} procent',
        'het aantal uitbraken van bijten | lag | {p} procent lager',
        'het aandeel varkens met een krulstaart | steeg | met {p} procent',
      ],
      question: [
        'hoe een varkenshouder een uitbraak van bijten ziet aankomen',
        'welk materiaal varkens het langst bezighoudt',
        'wat nodig is om met couperen te stoppen',
      ],
      advice: [
        'elke dag naar de stand van de staarten te kijken',
        'het materiaal te vernieuwen voordat het op of vuil is',
        'met één afdeling te beginnen en de schade bij te houden',
      ],
      when: ['bij wisselend stalklimaat', 'in de weken na het opleggen', 'bij een hoge bezetting'],
      actors: ['varkenshouders', 'dierenartsen', 'stalbouwers'],
      units: ['vleesvarkensbedrijven', 'varkensstallen'],
      keywords: ['staartbijten', 'afleidingsmateriaal', 'vleesvarkens', 'stro', 'couperen'],
    },
    {
      about: [
        'de groepshuisvesting van drachtige zeugen',
        'het vrijloopkraamhok',
        'het mengen van zeugen na het spenen',
      ],
      context: [
        'Zeugen die elkaar niet kennen, vechten binnen een dag uit wie de baas is.',
        'In een vrijloopkraamhok kan een zeug een nest bouwen en zich omdraaien.',
        'Veel onrust in de groep begint bij de voerplek.',
      ],
      measure: [
        'een menghok met schuilwanden',
        'een vaste groep zeugen',
        'het voeren van extra ruwvoer',
        'het kraamhok met een beugel die alleen kort dichtgaat',
      ],
      effect: ['minder verwondingen aan de huid', 'meer nestgedrag', 'een langere levensduur van zeugen'],
      finding: [
        'het aantal krassen per zeug | daalde | met {p} procent',
        'het aandeel kreupele zeugen | lag | {p} procent lager',
        'de uitval van biggen | bleef | vrijwel gelijk',
        'de wachttijd bij het voerstation | daalde | met {p} procent',
      ],
      question: [
        'hoeveel ruimte zeugen nodig hebben om elkaar te ontlopen',
        'wanneer de beugel in het kraamhok open kan',
        'hoe een rustige groep zeugen ontstaat',
      ],
      advice: [
        'jonge zeugen eerst apart te laten wennen',
        'schuilplekken te maken voordat er wordt gemengd',
        'de zeugen de eerste dagen onbeperkt te voeren',
      ],
      when: ['in grote groepen', 'bij jonge zeugen', 'in de eerste dagen na het mengen'],
      actors: ['zeugenhouders', 'dierenartsen', 'gedragsdeskundigen'],
      units: ['zeugenbedrijven', 'kraamstallen'],
      keywords: ['zeugen', 'groepshuisvesting', 'vrijloopkraamhok', 'nestgedrag', 'biggen'],
    },
    {
      about: [
        'de hittestress van varkens in de stal',
        'het stalklimaat op hete dagen',
        'het vervoer van varkens in de zomer',
      ],
      context: [
        'Varkens zweten nauwelijks en moeten hun warmte op een andere manier kwijt.',
        'Boven de vijfentwintig graden gaan varkens minder eten en meer liggen.',
        'Een varken dat op de mestplek ligt, zoekt verkoeling.',
      ],
      measure: [
        'een wroetbad met koel water',
        'het vernevelen van water in de luchtinlaat',
        'het verlagen van de bezetting in de zomer',
        'een vloer met koelbuizen',
      ],
      effect: ['een lagere lichaamstemperatuur', 'meer rust in het hok', 'minder uitval op hete dagen'],
      finding: [
        'de ademfrequentie | daalde | met {p} procent',
        'de voeropname | bleef | {p} procent hoger dan zonder koeling',
        'het aantal varkens op de mestplek | daalde | met {p} procent',
        'het waterverbruik | steeg | met {p} procent',
      ],
      question: [
        'hoe hittestress vroeg is te herkennen',
        'welke koeling in een bestaande stal past',
        'wanneer vervoer beter kan worden uitgesteld',
      ],
      advice: [
        'de ventilatie voor de eerste warme week te laten nakijken',
        'op de koelste uren van de dag te voeren',
        'de druk op de drinknippels elke maand te meten',
      ],
      when: ['bij een hittegolf', 'in oude stallen zonder isolatie', 'bij zware dieren'],
      actors: ['varkenshouders', 'transporteurs', 'klimaatadviseurs'],
      units: ['varkensbedrijven', 'vleesvarkensstallen'],
      keywords: ['hittestress', 'stalklimaat', 'koeling', 'diertransport', 'ventilatie'],
    },
    {
      about: [
        'het meten van positief dierenwelzijn',
        'het speelgedrag van jonge dieren',
        'de band tussen mens en dier op de boerderij',
      ],
      context: [
        'Welzijn is meer dan de afwezigheid van pijn en honger.',
        'Een dier dat speelt, heeft energie over en voelt zich veilig.',
        'Dieren leren snel aan wie ze iets goeds te danken hebben.',
      ],
      measure: [
        'het luisteren naar de geluiden in de stal',
        'een vrije uitloop naar buiten',
        'het rustig hanteren van dieren',
        'een omgeving die elke week verandert',
      ],
      effect: ['meer speelgedrag', 'minder angst voor mensen', 'een betere gezondheid'],
      finding: [
        'de tijd die dieren spelend doorbrachten | steeg | met {p} procent',
        'de afstand waarop dieren vluchtten | daalde | met {p} procent',
        'het verbruik van antibiotica | lag | {p} procent lager',
        'het aantal vriendelijke contacten | steeg | met {p} procent',
      ],
      question: [
        'waaraan een tevreden dier is te herkennen',
        'hoe geluid kan vertellen hoe dieren zich voelen',
        'wat dieren zelf kiezen als ze de keuze krijgen',
      ],
      advice: [
        'elke dag een vast moment te nemen om alleen te kijken',
        'dieren vanaf jonge leeftijd aan mensen te laten wennen',
        'positieve signalen net zo goed te noteren als problemen',
      ],
      when: ['bij jonge dieren', 'op bedrijven met weinig personeel', 'in een prikkelarme omgeving'],
      actors: ['dierhouders', 'dierenartsen', 'gedragsbiologen'],
      units: ['veehouderijbedrijven', 'praktijkbedrijven'],
      keywords: ['positief dierenwelzijn', 'speelgedrag', 'mens-dierrelatie', 'welzijnsmeting', 'emoties van dieren'],
    },
  ],
};
