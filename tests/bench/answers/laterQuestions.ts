import { en, type JudgedQuestion, nl } from './question.ts';

/*
 * Written later than the others, over other pages and records, by reading those alone and before any of them was ranked.
 * Thirty, of which six have no answer: one half to mend by, the other opened once, when the mending was done. What it
 * showed was mended too; so those that measure how good it is are the last ones, written before that and opened after.
 */

export const mendingQuestions: readonly JudgedQuestion[] = [
  nl(
    'Hoe hoog hang je een nestkast voor gierzwaluwen op?',
    'toolbox-all4biodiversity',
    'Gierzwaluw | Minstens 4 meter',
  ),
  nl('Hoe vaak maai je een voedselrijke berm?', 'toolbox-all4biodiversity', 'Voedselrijk | Hoog gras'),
  nl('Waarom steekt een zandbij bijna nooit?', 'toolbox-all4biodiversity', 'Daarom steekt ze ook nauwelijks'),
  nl(
    'Wat moet je doen met gevallen blad op de stoep?',
    'toolbox-all4biodiversity',
    'Op stoep, trap en in de goot: weghalen',
  ),
  nl(
    'Wat kost het om een meetpaal voor een sloot te bouwen?',
    'coegroen',
    'een meetpaal van honderd euro',
    'Voor honderd euro meet je temperatuur en zuurstof',
  ),
  nl(
    'Wanneer kun je conclusies trekken over strokenteelt?',
    'coegroen',
    'Wacht met conclusies tot het derde jaar',
    'Het eerste jaar leer je de machine kennen',
  ),
  nl(
    'Mag een cavia bij een konijn wonen?',
    'dierenwelzijnsweb',
    'Liever niet',
    'een konijn kan een cavia met één trap verwonden',
  ),
  nl('Hoeveel geluiden kan een kip maken?', 'dierenwelzijnsweb', 'zo’n twintig verschillende roepen'),
  nl(
    'Hoeveel procent minder klachten van bewoners waren er na bijvriendelijk maaien in Het Groene Woud?',
    'groenkennisnet',
    'klachten van bewoners met 31 procent daalde',
  ),
  en('How bright must the light in a pig house be?', 'eurcaw-pigs', 'at least 40 lux', '40 lux'),
  en('What is the minimum floor area for a pig of 60 kg?', 'eurcaw-pigs', 'over 50 up to 85 kg'),
  en(
    'What does eating together at one table do for the muscles of older people?',
    'groenkennisnet',
    'ating together at one table, the result was less loss of muscle',
    'ating together at one table results in less loss of muscle',
    'ating together at one table delivers most: less loss of muscle',
  ),
  nl('Hoeveel inwoners heeft Zwolle?', 'groenkennisnet'),
  nl('Wie schreef het boek over de reizen van Gulliver?', 'coegroen'),
  en('How long does it take to charge an electric car?', 'eurcaw-pigs'),
];

export const keptQuestions: readonly JudgedQuestion[] = [
  nl('Wat heb je nodig om tien minuten insecten te tellen?', 'toolbox-all4biodiversity', 'een touwtje van vier meter'),
  nl(
    'Hoeveel procent van een berm laat je staan bij een maaibeurt?',
    'toolbox-all4biodiversity',
    'ergens tussen de 15 en 30 procent',
  ),
  nl('Wanneer maak je een nestkast voor koolmezen leeg?', 'toolbox-all4biodiversity', 'Koolmees | 2 tot 4 meter'),
  nl(
    'Wie moet oppassen voor een allergie bij lupine?',
    'coegroen',
    'Wie allergisch is voor pinda',
    'Lupine staat op de lijst van allergenen',
  ),
  nl(
    'In welke volgorde leg je de gewassen bij strokenteelt?',
    'coegroen',
    'graan, aardappel, grasklaver, ui, kool, biet',
  ),
  nl(
    'Waarom eet een konijn zijn eigen keutels op?',
    'dierenwelzijnsweb',
    'zo haalt het vitamines uit voer',
    'Een konijn eet een deel van zijn keutels',
  ),
  nl(
    'Wat doe je een week voor het vuurwerk voor je huisdier?',
    'dierenwelzijnsweb',
    'Maak een schuilplek op de rustigste plaats',
    'Controleer de chip',
    'Loop het hek langs',
    'Overleg met je dierenarts',
  ),
  nl(
    'Hoeveel schoolpleinen in de Drechtsteden zijn drie jaar lang gevolgd?',
    'groenkennisnet',
    '32 schoolpleinen in de Drechtsteden',
  ),
  en(
    'How long should you stand still before counting the pigs that touch the material?',
    'eurcaw-pigs',
    'Stand still for two minutes',
    'After two minutes the pigs have gone back',
  ),
  en('Who leads the field work of Pen by pen?', 'eurcaw-pigs', 'She leads the field work in Pen by pen'),
  en('Does it cost anything to take part in a training?', 'eurcaw-pigs', 'at your own expense', 'No.'),
  en(
    'Why does the surface of peat land drop?',
    'groenkennisnet',
    'Once air reaches it, it decays and the surface drops',
    'dry peat disappears',
  ),
  nl('Hoeveel tanden heeft een krokodil?', 'dierenwelzijnsweb'),
  nl('Wat verdient een stratenmaker per uur?', 'toolbox-all4biodiversity'),
  en('Which river flows through Vienna?', 'groenkennisnet'),
];

export const lastQuestions: readonly JudgedQuestion[] = [
  nl(
    'Hoe lang blijft een meerjarige kruidenrand liggen?',
    'groenkennisnet',
    'Meerjarige kruidenrand | Drie tot zes jaar',
  ),
  nl(
    'Wanneer zaai je een meerjarig mengsel in een akkerrand?',
    'groenkennisnet',
    'tussen half augustus en eind september',
  ),
  nl('Waarom geeft een teler CO2 aan zijn planten?', 'groenkennisnet', 'Planten maken er suikers van'),
  nl('Wat gebeurt er met een put zonder schoon water?', 'groenkennisnet', 'Slib en algen verstoppen een put in weken'),
  nl('Mag je over een akkerrand rijden?', 'groenkennisnet', 'Liever niet', 'Eén spoor verdicht de grond'),
  nl('Wie zitten er klaar bij het online inloopuur?', 'groenkennisnet', 'Twee informatiespecialisten zitten klaar'),
  nl('Wat mag je niet meenemen op de wandeling met de schaapherder?', 'dierenwelzijnsweb', 'Laat je eigen hond thuis'),
  nl('Welke kleur kan een koe slecht zien?', 'dierenwelzijnsweb', 'Een kleur als rood onderscheidt ze slecht'),
  nl('Van welke struiken worden de eetbare hagen gemaakt?', 'coegroen', 'wilg, hazelaar, meidoorn en els'),
  nl('Wat is bierbostel?', 'coegroen', 'Bierbostel heet het'),
  nl('Krijg je als student een vergoeding?', 'coegroen', 'Een reisvergoeding, altijd', 'Een stagevergoeding als'),
  en('When are the first results of the pen by pen study expected?', 'eurcaw-pigs', 'in the autumn of 2027'),
  en('What turns urea into ammonium?', 'groenkennisnet', 'an enzyme in dung turns it into ammonium'),
  en('How fast does the centre answer competent authorities?', 'eurcaw-pigs', 'within five working days'),
  en('Where should you not hang an ammonia sensor?', 'groenkennisnet', 'Above a drinking trough or beside a door'),
  nl('Hoe bak je pannenkoeken zonder eieren?', 'dierenwelzijnsweb'),
  nl('Wanneer is Amsterdam gesticht?', 'coegroen'),
  en('Who painted the Mona Lisa?', 'eurcaw-pigs'),
];
