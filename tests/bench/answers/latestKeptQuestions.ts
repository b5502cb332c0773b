import { en, type JudgedQuestion, nl } from './question.ts';

/*
 * Written by another hand, who has read the texts of pages and records alone and none of the code, over other sentences
 * than the questions before. Two halves of equal make-up, parted at random: twenty with an answer and four without.
 * This is the half to keep unseen: it only measures.
 */

export const latestKeptQuestions: readonly JudgedQuestion[] = [
  nl(
    'Wat is het verschil tussen klepelen en maaien en afvoeren?',
    'groenkennisnet',
    'Klepelen laat het gras fijngehakt liggen',
    'Het verteert, geeft zijn voeding terug en jaagt het gras nog harder op',
    'Maaien en afvoeren haalt die voeding weg',
  ),
  nl(
    'Waarom mag ik pootaardappelen niet zomaar met slootwater besproeien?',
    'groenkennisnet',
    'Bij aardappelen en pootgoed telt ook het risico op bruinrot',
    'uit aangewezen oppervlaktewater mag je daar niet beregenen',
  ),
  nl(
    'Hoeveel jaar staat een laanboom bij de kweker voor hij in de stad komt?',
    'groenkennisnet',
    'Een laanboom staat vaak tien jaar op de kwekerij voordat hij naar de stad verhuist',
    'A street tree may spend ten years in a nursery before it moves to town',
  ),
  nl(
    'Ik wil een foto van jullie site in mijn presentatie zetten, mag dat?',
    'groenkennisnet',
    'Voor foto’s geldt de licentie die bij het beeld staat',
    'Staat er geen licentie, vraag dan eerst toestemming',
    'Kijk bij foto’s en publicaties naar de licentie',
  ),
  nl(
    'Aan welke kant maak je de opening van een rommelhoek?',
    'toolbox-all4biodiversity',
    'Een opening van een hand breed aan de luwe kant',
  ),
  nl(
    'Wat is er zo slecht aan buitenverlichting voor motten?',
    'toolbox-all4biodiversity',
    'Nachtvlinders blijven om een lamp draaien tot ze op zijn',
  ),
  nl(
    'Met wat voor weer kan ik het best gaan zitten om bijen en vlinders te turven?',
    'toolbox-all4biodiversity',
    'Kies een droge dag, warmer dan vijftien graden, met weinig wind',
    'Doe op een zonnige ochtend tien minuten tellen',
  ),
  nl(
    'Hoe vaak tellen studenten insecten in de stroken?',
    'coegroen',
    'Elke twee weken tellen ze insecten',
    'Tel om de twee weken een kwartier lang insecten op tien planten per plek',
  ),
  nl(
    'Moet ik dure zelfrijdende apparaten kopen voordat ik gewassen in banen naast elkaar kan telen?',
    'coegroen',
    'Rechtrijden op satelliet wel zo ongeveer',
    'Begin met wat er staat',
    'Past bij gangbare machines',
    'Begin met de machine die je het minst graag vervangt',
    'de strookbreedte te laten volgen uit de machines die er al zijn',
  ),
  nl(
    'Wat zijn de vijf domeinen van dierenwelzijn?',
    'dierenwelzijnsweb',
    'Voeding, omgeving, gezondheid en gedrag zijn de vier domeinen die je van buiten ziet',
    'Samen bepalen ze het vijfde: wat het dier ervaart',
    'De vijf domeinen bouwen daarop voort en tellen ook mee wat een dier aan goeds ervaart',
  ),
  nl(
    'Hoe weet ik of mijn pony ’s winters genoeg uit de wind kan staan?',
    'dierenwelzijnsweb',
    'Ga op je hurken in de luwte zitten',
    'Dan voelt het dier die ook',
  ),
  nl(
    'Wie bij jullie weet alles van kippengeluiden?',
    'dierenwelzijnsweb',
    'Lotte Vermaning onderzoekt wat je hoort als het goed gaat in een stal',
    'Luistert beroepshalve naar kippen',
    'Lotte Vermaning laat horen wat een kip zegt',
    'Lotte Vermaning laat drie geluiden horen',
  ),
  nl(
    'Welk deel van de kreupele koeien ziet een veehouder?',
    'dierenwelzijnsweb',
    'Veehouders zien vaak maar een derde van de kreupele koeien',
    'Farmers often notice only one in three lame cows',
  ),
  en(
    'By how much may the floor area be reduced in a group of 40 sows or more?',
    'eurcaw-pigs',
    '40 animals or more | area may be reduced by 10%',
  ),
  en(
    'Are your interpretations of the Directive binding?',
    'eurcaw-pigs',
    'We do not give binding interpretations',
    'The final interpretation lies with the competent authority',
    'they are not legal advice',
    'Only the legislation as published in the Official Journal of the European Union, and national law, are authentic',
  ),
  en(
    'What can I best write with when it is freezing in the barn?',
    'eurcaw-pigs',
    'Bring a pencil',
    'Pens fail in the cold',
  ),
  en(
    'Why should I talk out loud while walking past the pens with the owner?',
    'eurcaw-pigs',
    'Speak while you look',
    'A farmer who hears what you see will often tell you why',
  ),
  en(
    'What does kringlooplandbouw mean?',
    'groenkennisnet',
    'Kringlooplandbouw: circular farming, in which little is wasted',
    'In circular farming the waste of one farm is the raw material of another',
    'In de kringlooplandbouw is de rest van de één de grondstof van de ander',
    'verspil zo min mogelijk, gebruik reststromen opnieuw',
  ),
  en(
    'How many insects does a godwit chick eat?',
    'groenkennisnet',
    'A godwit chick eats thousands of insects a day',
    'Een gruttokuiken eet duizenden insecten per dag',
  ),
  en(
    'Why is sour soil bad for birds?',
    'groenkennisnet',
    'less calcium for birds laying eggs',
    'Calcium and other minerals dissolve and wash out',
    'minder kalk voor vogels die eieren leggen',
    'In zandgrond lossen daardoor kalk en andere mineralen op',
  ),
  nl('Hoeveel regen valt er gemiddeld per jaar in Nederland?', 'groenkennisnet'),
  nl('Wat kost het om een konijn te laten castreren?', 'dierenwelzijnsweb'),
  nl('Mag ik een wespennest zelf weghalen?', 'toolbox-all4biodiversity'),
  en('How many litres of water does a nursing sow drink in a day?', 'eurcaw-pigs'),
];
