import { en, type JudgedQuestion, nl } from './question.ts';

/*
 * Asked the way people ask who know what a site is about and have not read it, by other hands who have seen the texts and
 * none of the code. This half is to mend by.
 */

export const visitorsMendingQuestions: readonly JudgedQuestion[] = [
  nl(
    'Hoe snel na de geboorte moet een kalf biest krijgen?',
    'dierenwelzijnsweb',
    'biest binnen twee uur na de geboorte te geven',
    'give colostrum within two hours of birth',
  ),
  nl(
    'Hoeveel zakt de bodem in een veenpolder per jaar?',
    'groenkennisnet',
    'Een veenpolder zakt op veel plekken bijna een centimeter per jaar.',
    'In many places a drained peat polder sinks by almost a centimetre a year.',
  ),
  en(
    'What is the difference between a static and a dynamic group of sows?',
    'eurcaw-pigs',
    'In a static group all sows enter together and nobody joins later.',
    'In a dynamic group animals come and go every few weeks',
  ),
  nl(
    'Mijn konijn wil niet eten, wanneer moet ik naar de dierenarts?',
    'dierenwelzijnsweb',
    'Een konijn dat een halve dag niets eet, moet naar de dierenarts.',
  ),
  nl(
    'Hoeveel procent van de berm laat je staan als je gaat maaien?',
    'toolbox-all4biodiversity',
    'Laat bij elke beurt een deel staan, ergens tussen de 15 en 30 procent',
  ),
  nl(
    'Mijn zoon heeft een pinda-allergie, moet hij oppassen met lupine?',
    'coegroen',
    'Wie allergisch is voor pinda, let extra op.',
    'Lupine staat op de lijst van allergenen die je moet vermelden.',
  ),
  nl(
    'Op hoeveel graden moet mijn koelkast staan?',
    'groenkennisnet',
    'Koelkast op vier graden, een plank voor ‘eerst opeten’',
    'de koelkast op vier graden in te stellen',
    'set the fridge to four degrees Celsius',
  ),
  nl(
    'Hoe vaak moet je een kind iets laten proeven voor het een nieuwe groente lekker vindt?',
    'groenkennisnet',
    'Een kind moet een nieuwe groente vaak tien keer proeven voordat het die lust.',
  ),
  nl(
    'Wat voor weer moet het zijn om bijen en vlinders te tellen?',
    'toolbox-all4biodiversity',
    'Kies een droge dag, warmer dan vijftien graden, met weinig wind.',
  ),
  nl(
    'Welk nummer bel ik als ik een verwaarloosd dier zie?',
    'dierenwelzijnsweb',
    'Is een dier in nood, bel dan 144.',
    'Zie je een dier in nood, bel 144.',
  ),
  en(
    'How long do sows keep fighting after they have been mixed?',
    'eurcaw-pigs',
    'Most of it takes place in the first day or two.',
    'Sows that do not know each other settle their ranking within a day.',
    'Zeugen die elkaar niet kennen, vechten binnen een dag uit wie de baas is.',
  ),
  nl(
    'In welke maanden kan ik het beste een meerjarige akkerrand inzaaien?',
    'groenkennisnet',
    'Meerjarige mengsels het liefst tussen half augustus en eind september',
  ),
  nl(
    'Krijg ik een vergoeding als ik bij jullie kom afstuderen?',
    'coegroen',
    'Een reisvergoeding, altijd. Een stagevergoeding als het bedrijf dat doet',
  ),
  en(
    'Where in my barn should I hang an ammonia sensor?',
    'groenkennisnet',
    'Choose a place that represents the air going out, and preferably more than one.',
    'Kies een plek die de uitgaande lucht vertegenwoordigt, en liever meer dan één.',
  ),
  en(
    'How does the varroa mite harm bees?',
    'groenkennisnet',
    'The varroa mite does most of its harm through the viruses it carries.',
  ),
  nl(
    'Hoelang bewaren jullie wat ik in een formulier invul?',
    'groenkennisnet',
    '90 dagen; ook gaat het als e-mail naar wie je antwoordt.',
    '90 days; it also goes by email to whoever answers you.',
  ),
  nl(
    'Hoe groot moet het gat in mijn schutting zijn voor een egel?',
    'toolbox-all4biodiversity',
    'Maak een gat in de schutting, zo groot als een cd-doosje.',
    'Een gat van dertien centimeter',
    'Zo breed is een egel met haast. Zaag het uit je schutting',
  ),
  en(
    'I only have eight sows, do I have to keep them in a group?',
    'eurcaw-pigs',
    'Farms with fewer than ten sows may keep sows individually',
    'On holdings with fewer than ten sows they may be kept individually',
  ),
  nl('Hoeveel euro kost een robot voor strokenteelt?', 'coegroen'),
  nl('Hoe oud wordt een konijn gemiddeld?', 'dierenwelzijnsweb'),
  en('What does an ammonia sensor for a barn cost?', 'groenkennisnet'),
  nl('Welke pH moet de grond hebben voor aardappelen?', 'groenkennisnet'),
];
