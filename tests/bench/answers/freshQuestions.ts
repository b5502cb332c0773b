import { en, type JudgedQuestion, nl } from './question.ts';

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

export const freshKeptQuestions: readonly JudgedQuestion[] = [
  nl(
    'In welke maand kan ik het best wormen zoeken met mijn klas?',
    'groenkennisnet',
    'Doe het in september of april; in juni zitten wormen diep',
  ),
  nl('Hoeveel kost het zaaien van een hectare bloemenrand in het eerste jaar?', 'groenkennisnet', 'Zaad en zaaien |'),
  nl(
    'Wat is een stikstofbalans?',
    'groenkennisnet',
    'Een stikstofbalans zet alles wat het bedrijf binnenkomt tegenover alles wat het verlaat',
  ),
  nl(
    'Wanneer kun je het best een haag of een boom planten?',
    'toolbox-all4biodiversity',
    'De beste tijd om hagen en bomen te planten begint in november',
  ),
  nl(
    'Hoe voorkom ik dat er muggen komen in een schaal water in de tuin?',
    'toolbox-all4biodiversity',
    'Ververs de schaal elke paar dagen',
    'Muggen groeien op in water dat stilstaat en vergeten wordt',
  ),
  nl('Waar hang je een nestkast voor metselbijen?', 'toolbox-all4biodiversity', 'Metselbij | 1 tot 2 meter'),
  nl(
    'Hoe vaak moet je de zuurstofsensor in de sloot schoonmaken?',
    'coegroen',
    'Zuurstof: goed, mits je elke twee weken poetst',
  ),
  nl(
    'Waarom mag mijn hond niet mee naar de dag van het proefveld?',
    'coegroen',
    'Honden blijven thuis, vanwege de kieviten',
  ),
  nl('Wie doet het onderzoek bij CoE Groen?', 'coegroen', 'en studenten voeren het uit'),
  nl(
    'Wat betekent het als varkens op elkaar gaan liggen?',
    'dierenwelzijnsweb',
    'Op een hoop is koud, ver uit elkaar is warm',
  ),
  nl(
    'Hoe laat ik mijn hond wennen aan het geluid van vuurwerk?',
    'dierenwelzijnsweb',
    'Laat geluiden van vuurwerk horen',
    'Geef er iets lekkers bij',
    'Elke paar dagen een streepje harder',
    'Schrikt het, dan ben je te snel gegaan',
  ),
  nl(
    'Wat is kwalitatieve gedragsbeoordeling?',
    'dierenwelzijnsweb',
    'Dat laatste heet kwalitatieve gedragsbeoordeling',
    'En ze beschrijven hoe een dier iets doet',
  ),
  nl(
    'Hoeveel verschillende bijen leven er in Nederland?',
    'groenkennisnet',
    'Nederland telt ruim driehonderdvijftig soorten bijen',
  ),
  en(
    'How often does your newsletter come out?',
    'eurcaw-pigs',
    'Four times a year, for people who inspect',
    'Four times a year: new dossiers',
  ),
  en(
    'How wide may the gaps between concrete slats be for sows?',
    'eurcaw-pigs',
    'Concrete slats | openings up to 20 mm',
  ),
  en(
    'When is the worst time after service to mix sows?',
    'eurcaw-pigs',
    'the second and third week after service, when embryos implant',
  ),
  en(
    'Is Recommendation 2016/336 legally binding?',
    'eurcaw-pigs',
    'It is not binding, but it gives farmer and inspector the same vocabulary',
  ),
  en(
    'What is the difference in origin between ammonia and nitrogen oxides?',
    'groenkennisnet',
    'ammonia, mostly from manure, and nitrogen oxides, mostly from combustion',
    'Manure, urine, fertiliser |',
    'Traffic, industry, heating |',
  ),
  en('Can I use your texts in my lessons?', 'groenkennisnet', 'Yes, with a reference to the page'),
  en(
    'What can you make from cattail to insulate a house?',
    'groenkennisnet',
    'Boards pressed from cattail keep a house warm',
    'Van lisdodde worden platen geperst die een huis warm houden',
  ),
  nl('Hoe krijg ik een wijnvlek uit het tapijt?', 'coegroen'),
  nl('Hoeveel eieren legt een gierzwaluw?', 'toolbox-all4biodiversity'),
  nl('Wat is het telefoonnummer van de Belastingdienst?', 'groenkennisnet'),
  en('How many days is a sow pregnant?', 'eurcaw-pigs'),
];
