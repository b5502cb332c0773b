import { en, type JudgedQuestion, nl } from './question.ts';

/*
 * Written by another hand, who has read the texts of pages and records alone and none of the code, over other sentences
 * than the questions before. Two halves of equal make-up, parted at random: twenty with an answer and four without.
 * This is the half to mend by.
 */

export const latestMendingQuestions: readonly JudgedQuestion[] = [
  nl(
    'Wat zijn kreekruggen?',
    'groenkennisnet',
    'Kreekruggen, de oude zandige geulen die nu iets hoger liggen',
    'Oude kreken liggen als zandige aders in de klei',
  ),
  nl(
    'Waardoor gaan bloemenstroken langs een akker meestal kapot?',
    'groenkennisnet',
    'De meeste randen sneuvelen niet door onkruid maar door een spuitboom',
  ),
  nl(
    'Hoe vaak moet een kind een nieuwe groente proeven voor hij die lekker vindt?',
    'groenkennisnet',
    'Een kind moet een nieuwe groente vaak tien keer proeven voordat het die lust',
  ),
  nl(
    'Kan ik een avond waarop ik mijn machines wil verkopen in jullie agenda krijgen?',
    'groenkennisnet',
    'Commerciële verkoopbijeenkomsten plaatsen we niet',
  ),
  nl(
    'Waar nestelen de meeste wilde bijen?',
    'toolbox-all4biodiversity',
    'De meeste soorten nestelen in de grond, in kale, zonnige plekjes',
    'many of them nest in the ground',
  ),
  nl(
    'Waarom staat er na een paar jaar alleen nog gras waar ik bloemen heb uitgestrooid?',
    'toolbox-all4biodiversity',
    'Eenjarigen willen elk jaar open grond',
    'Zonder schoffel wint het gras binnen twee zomers',
    'Ze vragen elk jaar opnieuw open grond',
    'Veel mengsels bloeien uitbundig in het eerste jaar en vergrassen daarna',
    'Many mixtures flower abundantly in their first year and turn to grass afterwards',
    'Op vette grond winnen een paar snelle groeiers',
  ),
  nl(
    'Wanneer mag ik de verdorde planten in mijn border wegknippen?',
    'toolbox-all4biodiversity',
    'Laat oude stengels staan tot half april',
    'Pas in april knippen, en niet allemaal op één dag',
  ),
  nl(
    'Hoeveel mensen zitten er in het panel dat het brood van bierbostel proeft?',
    'coegroen',
    'Elke maand een panel van dertig mensen die eerlijk zijn',
  ),
  nl(
    'Kan ik ook een meetpaal komen bouwen als ik nog nooit een soldeerbout heb vastgehad?',
    'coegroen',
    'Ervaring is niet nodig',
    'Wie nog nooit heeft gesoldeerd, staat naast iemand die dat al twee keer fout deed',
  ),
  nl('Waarom gaat een kip ’s avonds op stok?', 'dierenwelzijnsweb', 'naar een stok waar ze veilig zit'),
  nl(
    'Waarom kun je beter niet van achteren op een koe aflopen?',
    'dierenwelzijnsweb',
    'Een koe ziet bijna helemaal rondom, maar recht achter zich niets',
    'Benader je haar schuin van voren, dan heeft ze je allang gezien',
  ),
  nl(
    'Wie van jullie is jarenlang veearts geweest?',
    'dierenwelzijnsweb',
    'Ruben werkte vijftien jaar als dierenarts op het platteland',
    'Dierenarts en gedragskundige',
  ),
  nl(
    'Boven hoeveel graden gaan varkens minder eten?',
    'dierenwelzijnsweb',
    'Boven de vijfentwintig graden gaan varkens minder eten en meer liggen',
  ),
  en('How long must the sides of a sow pen be?', 'eurcaw-pigs', 'Sides of the pen | more than 2.8 m'),
  en(
    'May a sick sow be kept in an individual pen?',
    'eurcaw-pigs',
    'An individual pen, for a limited time, for animals that are sick, injured, attacked or particularly aggressive',
  ),
  en(
    'Do I have to buy my own overalls for the visit to the sow farm?',
    'eurcaw-pigs',
    'The farm provides clothing and boots',
  ),
  en(
    'Why look at the animals first and only then take out the tape measure?',
    'eurcaw-pigs',
    'Behaviour first, measurements second',
    'What you disturb you cannot observe',
    'Measurements keep; behaviour does not',
    'Every pen changes the moment you enter it',
    'Steps one to four only work while the animals are undisturbed',
    'tend to find correct pens and miss uneasy ones',
  ),
  en('What is a polder?', 'groenkennisnet', 'Polder: land below the water level, kept dry together'),
  en(
    'How fast does a bog grow?',
    'groenkennisnet',
    'A bog grows by a millimetre a year',
    'Hoogveen groeit een millimeter per jaar',
    'Turf groeit een millimeter per jaar',
  ),
  en(
    'Some of what my sensor picks up drifts in from the land next door, what do I do about that?',
    'groenkennisnet',
    'Ammonia blown in from a freshly manured field is not yours',
    'Measure the background and subtract it',
    'Wat van de buren of van een net bemest perceel binnenwaait, hoort niet bij je eigen stal',
    'Trek de achtergrond eraf',
  ),
  nl('Voor welke datum moet ik de gecombineerde opgave insturen?', 'groenkennisnet'),
  nl('Hoe lang is een geit drachtig?', 'dierenwelzijnsweb'),
  nl('Hoe bestrijd ik de eikenprocessierups?', 'toolbox-all4biodiversity'),
  en('How many hours may pigs be on a lorry without a break?', 'eurcaw-pigs'),
];
