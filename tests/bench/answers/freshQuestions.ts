import type { JudgedQuestion } from './question.ts';

const nl = (asked: string, site: string, ...answers: string[]): JudgedQuestion => ({
  asked,
  language: 'nl',
  site,
  answers,
});
const en = (asked: string, site: string, ...answers: string[]): JudgedQuestion => ({
  asked,
  language: 'en',
  site,
  answers,
});

/*
 * Written by another hand, who has read the pages and records alone and none of the code, over other sentences than the
 * questions before. Two halves of equal make-up: twenty with an answer and four without, one to mend by and one to keep.
 */

export const freshMendingQuestions: readonly JudgedQuestion[] = [
  nl(
    'Op hoeveel graden zet je de koelkast om minder eten weg te gooien?',
    'groenkennisnet',
    'Koelkast op vier graden',
    'de koelkast op vier graden in te stellen',
  ),
  nl(
    'Wat is het verschil tussen uitwendige en inwendige verzilting?',
    'groenkennisnet',
    'Zout in het oppervlaktewater kan binnenkomen bij sluizen en riviermonden',
    'Dat heet uitwendige verzilting',
    'Bij inwendige verzilting welt zout grondwater op',
  ),
  nl(
    'Om de hoeveel jaar moet ik een grondmonster laten nemen?',
    'groenkennisnet',
    'Eens in de vier jaar past bij de meeste bouwplannen',
  ),
  nl(
    'Hoe groot moet het gat in mijn schutting zijn voor een egel?',
    'toolbox-all4biodiversity',
    'zo groot als een cd-doosje',
    'Een gat van dertien centimeter',
    'Zo breed is een egel met haast',
  ),
  nl(
    'Waar kan ik een vleermuiskast het best ophangen?',
    'toolbox-all4biodiversity',
    'Vleermuis | Minstens 3 meter',
    'Warm, hoog en donker',
  ),
  nl(
    'Komen er ratten af op een tuin vol bloemen?',
    'toolbox-all4biodiversity',
    'Ratten komen op voedselresten af, niet op bloemen',
  ),
  nl('Hoe breed zijn de stroken op het proefveld?', 'coegroen', 'zes gewassen in stroken van zes meter'),
  nl(
    'Bij wie moet ik zijn als ik wil meedoen met studenten?',
    'coegroen',
    'Sjoerd Wiarda, docent-onderzoeker: vragen over meedoen met studenten',
  ),
  nl(
    'Hoe bepaal je of het water in een sloot helder is?',
    'coegroen',
    'Laat een witte schijf zakken en noteer wanneer je hem niet meer ziet',
  ),
  nl('Welk nummer bel je als een dier in nood is?', 'dierenwelzijnsweb', 'bel 144', 'bel dan 144'),
  nl(
    'Hoe groot moet de ren van een konijn zijn?',
    'dierenwelzijnsweb',
    'Zo groot dat drie sprongen achter elkaar lukken',
    'zo hoog dat er gestaan kan worden',
  ),
  nl(
    'Wanneer blijft een koe liever binnen?',
    'dierenwelzijnsweb',
    'Bij felle zon of harde wind kiest een koe vaak zelf voor de stal',
  ),
  nl(
    'Hoe snel gaat een kuiken eten als het in de stal uit het ei komt?',
    'dierenwelzijnsweb',
    'Een kuiken dat in de stal uitkomt, eet en drinkt binnen een paar uur',
    'A chick that hatches in the house finds feed and water within hours',
  ),
  en('How loud may it be in a pig barn?', 'eurcaw-pigs', 'no continuous noise as loud as 85 dBA'),
  en('From what age may piglets be weaned?', 'eurcaw-pigs', 'Weaning | not before 28 days'),
  en(
    'What causes wounds on the vulva of sows?',
    'eurcaw-pigs',
    'Wounds on the hindquarters and vulva point to the queue',
    'queues cause vulva biting',
  ),
  en(
    'How long do you get to look at each photo in the online scoring session?',
    'eurcaw-pigs',
    'You see a photograph of a pen for twenty seconds',
  ),
  en('What is a waterschap?', 'groenkennisnet', 'A public body that manages water in one region'),
  en(
    'Which form of nitrogen is a powerful greenhouse gas?',
    'groenkennisnet',
    'Wet, freshly manured soil | A strong greenhouse gas',
  ),
  en(
    'Why are most pages here only in Dutch?',
    'groenkennisnet',
    'Because the people it is written for speak Dutch',
    'We translate what travels',
  ),
  nl('Hoe laat gaat de bibliotheek op zaterdag open?', 'toolbox-all4biodiversity'),
  nl('Hoe vaak moet je een paard ontwormen?', 'dierenwelzijnsweb'),
  nl('Wat kost een hectare landbouwgrond in Flevoland?', 'groenkennisnet'),
  en('How many players are there in a volleyball team?', 'eurcaw-pigs'),
];
