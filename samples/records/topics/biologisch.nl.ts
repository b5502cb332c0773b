import type { TopicWords } from '#samples/records/topicWords.ts';

export const biologischNl: TopicWords = {
  places: ['in Flevoland', 'in de Betuwe', 'in Noord-Holland', 'in Twente', 'in de Kempen'],
  keywords: ['biologische landbouw', 'keurmerken', 'duurzame landbouw', 'voedselketen', 'verduurzaming'],
  strands: [
    {
      about: [
        'de omschakeling naar biologische landbouw',
        'het inkomen van omschakelende bedrijven',
        'de begeleiding van boeren tijdens de omschakeling',
      ],
      context: [
        'Tijdens de omschakeling werkt een bedrijf al biologisch, maar verkoopt het nog voor een gangbare prijs.',
        'Wie omschakelt, leert zijn eigen grond opnieuw kennen.',
        'De stap naar biologisch begint vaak aan de keukentafel.',
      ],
      measure: [
        "een studiegroep met ervaren collega's",
        'het stap voor stap omschakelen per perceel',
        'een afnamecontract voor de eerste jaren',
        'een vergoeding tijdens de omschakeling',
      ],
      effect: ['een soepeler omschakeling', 'meer zekerheid over het inkomen', 'een snellere groei van het areaal'],
      finding: [
        'het saldo per hectare | daalde | met {p} procent',
        'het aantal omschakelende bedrijven | steeg | met {p} procent',
        'de kosten van gewasbescherming | daalden | met {p} procent',
        'de arbeidsbehoefte | steeg | met {p} procent',
      ],
      question: [
        'hoe lang de moeilijke jaren van een omschakeling duren',
        'wat boeren over de streep trekt om biologisch te worden',
        'welke bedrijven na de omschakeling het best verdienen',
      ],
      advice: [
        'eerst de afzet te regelen en dan pas om te schakelen',
        'een jaar mee te lopen met een biologische collega',
        'een buffer voor twee magere jaren aan te houden',
      ],
      when: ['bij lage gangbare prijzen', 'op bedrijven met veel vreemd vermogen', 'zonder vaste afnemer'],
      actors: ['omschakelende boeren', 'accountants', 'bedrijfsadviseurs'],
      units: ['omschakelende bedrijven', 'biologische bedrijven'],
      keywords: ['omschakeling', 'biologische bedrijven', 'verdienmodel', 'bedrijfsvoering', 'studiegroepen'],
    },
    {
      about: [
        'de betekenis van keurmerken voor de consument',
        'het vertrouwen in het biologische keurmerk',
        'het aanbod van biologische producten in de supermarkt',
      ],
      context: [
        "Op een gemiddeld pak koffie strijden meer logo's om aandacht dan een koper kan lezen.",
        'Een keurmerk werkt alleen als mensen weten wat erachter zit.',
        'De meeste keuzes in de supermarkt vallen binnen een paar seconden.',
      ],
      measure: [
        'een keurmerk met drie sterren',
        'een vaste plek op het schap',
        'het vertellen van het verhaal van de boer',
        'een kleiner prijsverschil met gangbaar',
      ],
      effect: ['een hogere verkoop van biologische producten', 'meer vertrouwen bij kopers', 'een bewustere keuze'],
      finding: [
        'de verkoop | steeg | met {p} procent',
        'het aandeel kopers dat het keurmerk herkende | lag | {p} procent hoger',
        'het vertrouwen in het keurmerk | steeg | met {p} procent',
        'het prijsverschil met gangbaar | bedroeg | {p} procent',
      ],
      question: [
        'welke keurmerken kopers werkelijk herkennen',
        'hoeveel meer een koper voor biologisch wil betalen',
        'waarom mensen iets anders kopen dan ze zeggen te willen',
      ],
      advice: [
        "minder logo's te gebruiken en die beter uit te leggen",
        'de herkomst in gewone woorden op de verpakking te zetten',
        'biologische producten tussen de andere te plaatsen',
      ],
      when: ['bij dagelijkse boodschappen', 'in tijden van hoge prijzen', 'bij jonge gezinnen'],
      actors: ['winkeliers', 'keurmerkhouders', 'marktonderzoekers'],
      units: ['supermarkten', 'speciaalzaken'],
      keywords: ['consumentengedrag', 'biologische producten', 'supermarkten', 'etikettering', 'voedselkeuze'],
    },
    {
      about: [
        'de beschikbaarheid van biologisch zaaizaad',
        'de veredeling voor biologische teelt',
        'de bemesting zonder kunstmest',
      ],
      context: [
        'Een ras dat gangbaar uitblinkt, kan biologisch teleurstellen.',
        'Biologische telers zoeken rassen die zelf hun weg in de bodem vinden.',
        'Zonder kunstmest telt elke kilo stikstof uit klaver en compost.',
      ],
      measure: [
        'het telen van grasklaver als motor van het bouwplan',
        'het veredelen samen met telers',
        'een mengsel van rassen op één perceel',
        'het gebruik van plantaardige meststoffen',
      ],
      effect: ['een stabielere opbrengst', 'een weerbaarder gewas', 'minder afhankelijkheid van aangevoerde mest'],
      finding: [
        'de opbrengst | lag | {p} procent onder die van gangbare teelt',
        'de binding van stikstof door klaver | steeg | met {p} procent',
        'het aandeel biologisch zaaizaad | steeg | met {p} procent',
        'de aanvoer van mest | daalde | met {p} procent',
      ],
      question: [
        'welke rassen zonder kunstmest goed presteren',
        'hoeveel stikstof grasklaver aan het volggewas nalaat',
        'hoe telers mee kunnen beslissen over nieuwe rassen',
      ],
      advice: [
        'rassen eerst op een klein veld te vergelijken',
        'grasklaver minstens twee jaar te laten staan',
        'zaaizaad ruim voor het seizoen te bestellen',
      ],
      when: ['op koude grond in het voorjaar', 'bij gewassen met een korte groeitijd', 'in jaren met veel regen'],
      actors: ['biologische telers', 'veredelaars', 'zaadbedrijven'],
      units: ['biologische bedrijven', 'proeftuinen'],
      keywords: ['biologische teelt', 'veredeling', 'zaaizaad', 'grasklaver', 'bemesting'],
    },
    {
      about: [
        'de afzet van biologische producten in de streek',
        'het abonnement op een groentepakket',
        'de inkoop van biologisch voedsel door kantines',
      ],
      context: [
        'Wie zijn groente bij de boer haalt, weet ook welk seizoen het is.',
        'Een korte keten vraagt van een teler ook de vaardigheden van een winkelier.',
        'Ziekenhuizen en scholen kopen elke dag voor duizenden mensen in.',
      ],
      measure: [
        'een gezamenlijke webwinkel van boeren',
        'een vast abonnement met vooruitbetaling',
        'een aanbesteding met een minimumaandeel biologisch',
        'het delen van transport naar de stad',
      ],
      effect: [
        'een betere prijs voor de teler',
        'meer binding met klanten',
        'een groter aandeel biologisch op het bord',
      ],
      finding: [
        'de omzet per klant | steeg | met {p} procent',
        'het aandeel biologische inkoop | steeg | met {p} procent',
        'de transportkosten | daalden | met {p} procent',
        'het aantal opzeggingen | daalde | met {p} procent',
      ],
      question: [
        'wat klanten van een groentepakket vasthoudt',
        'hoe een kantine biologisch kan koken binnen hetzelfde budget',
        'wanneer samenwerken in de keten loont',
      ],
      advice: [
        'klein te beginnen met een vaste groep klanten',
        "menu's op het seizoen af te stemmen",
        'de kosten van bezorging vooraf eerlijk te verdelen',
      ],
      when: ['buiten de grote steden', 'in de winter', 'bij kleine bestellingen'],
      actors: ['boeren met een winkel', 'inkopers', 'cateraars'],
      units: ['boerderijwinkels', 'bedrijfskantines'],
      keywords: ['korte keten', 'streekproducten', 'catering', 'boerderijwinkels', 'inkoop'],
    },
  ],
};
