import type { TopicWords } from '#samples/records/topicWords.ts';

export const glastuinbouwNl: TopicWords = {
  places: ['in het Westland', 'in Oostland', 'in Aalsmeer', 'in Noord-Limburg', 'in de Wieringermeer'],
  keywords: ['glastuinbouw', 'energie', 'kassen', 'energiebesparing', 'tuinbouw', 'verduurzaming'],
  strands: [
    {
      about: [
        'de winning van aardwarmte voor kassen',
        'het delen van warmte in een warmtenet',
        'de opslag van zomerwarmte in de bodem',
      ],
      context: [
        'Twee kilometer onder de kas zit water dat heet genoeg is om te stoken.',
        'Eén bron levert warmte genoeg voor tientallen bedrijven.',
        'De warmte die een kas in juli kwijt wil, is in januari welkom.',
      ],
      measure: [
        'een gezamenlijke bron met een warmtenet',
        'het opslaan van warmte in een aquifer',
        'een warmtepomp op eigen stroom',
        'het koppelen van kassen en woonwijken',
      ],
      effect: ['een lager gasverbruik', 'minder uitstoot van CO2', 'een stabielere energierekening'],
      finding: [
        'het gasverbruik | daalde | met {p} procent',
        'de uitstoot van CO2 per vierkante meter | daalde | met {p} procent',
        'het aandeel duurzame warmte | steeg | met {p} procent',
        'de kosten van de bron | lagen | {p} procent boven de begroting',
      ],
      question: [
        'wanneer een warmtebron zich terugverdient',
        'hoe telers samen een warmtenet beheren',
        'waar de ondergrond geschikt is voor aardwarmte',
      ],
      advice: [
        'vooraf afspraken over onderhoud en storing vast te leggen',
        'eerst het eigen warmteverbruik terug te brengen',
        'met de gemeente over aansluiting van woningen te praten',
      ],
      when: ['in een strenge winter', 'bij een lage gasprijs', 'op verspreid liggende bedrijven'],
      actors: ['glastuinders', 'energiecoöperaties', 'gemeenten'],
      units: ['glastuinbouwbedrijven', 'tuinbouwclusters'],
      keywords: ['aardwarmte', 'warmtenet', 'gasverbruik', 'warmteopslag', 'CO2'],
    },
    {
      about: [
        'het telen met minder warmte en meer schermen',
        'de vochthuishouding van de kas',
        'het isoleren van de kas met dubbele schermen',
      ],
      context: [
        'De goedkoopste warmte is de warmte die de kas niet verlaat.',
        'Jarenlang werd vocht weggestookt; nu blijkt dat het anders kan.',
        'Een scherm dat een uur langer dicht blijft, spaart meer dan het lijkt.',
      ],
      measure: [
        'een tweede energiescherm',
        'het gecontroleerd inblazen van buitenlucht',
        'het sturen op de energiebalans van de plant',
        'een hogere luchtvochtigheid in de nacht',
      ],
      effect: ['een lager warmteverbruik', 'een gelijkmatiger kasklimaat', 'een beter evenwicht in de plant'],
      finding: [
        'het warmteverbruik | daalde | met {p} procent',
        'de opbrengst per vierkante meter | bleef | nagenoeg gelijk',
        'het aantal schermuren | steeg | met {p} procent',
        'de aantasting door botrytis | bleef | onder {p} procent',
      ],
      question: [
        'hoeveel warmte een gewas werkelijk nodig heeft',
        'wanneer een scherm beter open kan blijven',
        'hoe telers zonder minimumbuis vocht afvoeren',
      ],
      advice: [
        'schermen te openen op de plant en niet op de klok',
        'de luchtvochtigheid op drie hoogten te meten',
        'de minimumbuis stap voor stap te verlagen',
      ],
      when: ['in heldere winternachten', 'bij vochtgevoelige gewassen', 'in oudere kassen'],
      actors: ['tomatentelers', 'sierteelttelers', 'teeltadviseurs'],
      units: ['glastuinbouwbedrijven', 'proefkassen'],
      keywords: ['energieschermen', 'kasklimaat', 'luchtvochtigheid', 'het nieuwe telen', 'warmtevraag'],
    },
    {
      about: [
        'de belichting van kasgroente met leds',
        'het lichtrecept voor komkommer en tomaat',
        'het stroomverbruik van belichte teelten',
      ],
      context: [
        'Planten zien andere kleuren dan mensen, en niet elke kleur groeit even hard.',
        'Leds geven licht zonder de warmte van de oude lampen.',
        'Belichten maakt een winterteelt mogelijk, maar ook kwetsbaar voor de stroomprijs.',
      ],
      measure: [
        'het vervangen van oude lampen door leds',
        'een lichtrecept met meer verrood',
        'het dimmen op dure uren',
        'het belichten tussen het gewas',
      ],
      effect: ['een lager stroomverbruik', 'meer opbrengst per eenheid licht', 'een betere vruchtkwaliteit'],
      finding: [
        'het stroomverbruik | daalde | met {p} procent',
        'de opbrengst per eenheid licht | steeg | met {p} procent',
        'het aantal vruchten per tros | steeg | met {p} procent',
        'de warmtevraag | steeg | met {p} procent',
      ],
      question: [
        'welke kleuren licht een gewas het best benut',
        'hoe belichting zich aan de stroomprijs kan aanpassen',
        'wat er met de warmte in de kas gebeurt zonder oude lampen',
      ],
      advice: [
        'eerst één afdeling om te bouwen en te vergelijken',
        'lichtuitval door vuile lampen elk kwartaal te meten',
        'het lichtrecept per ras te laten verschillen',
      ],
      when: ['in donkere maanden', 'bij hoge stroomprijzen', 'in een hoge draadteelt'],
      actors: ['komkommertelers', 'plantfysiologen', 'leveranciers van belichting'],
      units: ['glastuinbouwbedrijven', 'proefkassen'],
      keywords: ['belichting', 'leds', 'stroomverbruik', 'lichtrecept', 'kasgroente'],
    },
    {
      about: [
        'de inzet van natuurlijke vijanden in de kas',
        'de bestrijding van wittevlieg en trips',
        'het hergebruik van drainwater',
      ],
      context: [
        'In een kas werken meer sluipwespen dan mensen.',
        'Een plaag die vroeg wordt gezien, is met nuttige insecten te beheersen.',
        'Water dat rondgaat, hoeft niet te worden geloosd.',
      ],
      measure: [
        'het uitzetten van roofmijten',
        'een bankerplant tussen het gewas',
        'het ontsmetten van drainwater met uv-licht',
        'scouten met vangplaten en camera',
      ],
      effect: ['minder gebruik van chemische middelen', 'een lagere plaagdruk', 'minder lozing van afvalwater'],
      finding: [
        'het aantal chemische behandelingen | daalde | met {p} procent',
        'de plaagdruk | lag | {p} procent lager',
        'de lozing van drainwater | daalde | met {p} procent',
        'de kosten van biologische bestrijding | stegen | met {p} procent',
      ],
      question: [
        'hoe natuurlijke vijanden zich in een leeg gewas vestigen',
        'wanneer ingrijpen toch nodig is',
        'hoe vaak drainwater veilig kan worden hergebruikt',
      ],
      advice: [
        'natuurlijke vijanden uit te zetten voordat de plaag er is',
        'elke week dezelfde planten te controleren',
        'het natriumgehalte van het water in de gaten te houden',
      ],
      when: ['in de eerste weken van de teelt', 'bij hoge temperaturen', 'in de sierteelt'],
      actors: ['glastuinders', 'scouts', 'gewasbeschermingsadviseurs'],
      units: ['glastuinbouwbedrijven', 'opkweekbedrijven'],
      keywords: ['biologische bestrijding', 'natuurlijke vijanden', 'drainwater', 'plagen', 'gewasbescherming'],
    },
  ],
};
