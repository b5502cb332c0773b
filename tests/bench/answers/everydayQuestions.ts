import { en, type JudgedQuestion, nl } from './question.ts';

/**
 * By another hand, who has read the texts alone, in words that people use and mostly not in those of the texts: `fans
 * break down` where a page says that there must be a backup. Nothing was mended by them; they tell how far words go
 * without a model.
 */
export const everydayQuestions: readonly JudgedQuestion[] = [
  nl(
    'Hoeveel tijd ben ik als ondernemer kwijt aan een onderzoek met jullie?',
    'coegroen',
    'Een middag voor de start, daarna om de paar weken een gesprek',
  ),
  nl(
    'Ik heb een velddag doorgegeven maar de datum klopt niet meer, hoe verander ik dat?',
    'groenkennisnet',
    'Antwoord op het bericht dat je kreeg',
  ),
  en('At what time of year do beekeepers use oxalic acid?', 'groenkennisnet', 'pplying oxalic acid in midwinter'),
  nl(
    'Is een kat die spint altijd blij?',
    'dierenwelzijnsweb',
    'Een kat die spint kan tevreden zijn, maar ook pijn hebben',
  ),
  en(
    'Can a company buy a spot in one of your dossiers?',
    'groenkennisnet',
    'nobody can pay to appear in a dossier',
    'een betaalde bijdrage is geen dossier',
  ),
  nl(
    'Hoe vaak moeten de klauwen van een koe worden bijgeknipt?',
    'dierenwelzijnsweb',
    'elke koe twee keer per jaar te bekappen',
  ),
  en(
    'What has to be in place in case the fans in a barn break down?',
    'eurcaw-pigs',
    'there must be a backup and an alarm',
  ),
  nl(
    'Wat kan ik doen tegen slakken die vanuit de bloemenstrook mijn akker in kruipen?',
    'groenkennisnet',
    'Een kort gemaaide strook tussen rand en gewas helpt',
  ),
  nl('Welke beestjes laten zien dat een sloot gezond is?', 'coegroen', 'Haften en kokerjuffers zijn goed nieuws'),
  en('When do I hear if I got a seat at a meeting?', 'eurcaw-pigs', 'We confirm your place within a week'),
  en(
    'From what age must pigs always be able to drink?',
    'eurcaw-pigs',
    'enough fresh water for all pigs over two weeks of age',
  ),
  nl(
    'Waar kan ik melden welke vlinder ik heb gezien?',
    'toolbox-all4biodiversity',
    'Waarnemingen van soorten geef je door via Waarneming.nl',
  ),
  nl(
    'Gaat het kijken naar nachtvlinders door bij slecht weer?',
    'toolbox-all4biodiversity',
    'Bij regen of harde wind schuift de avond een week op',
  ),
  nl(
    'Waar blijft schurft in de winter?',
    'groenkennisnet',
    'Schurft overwintert in het afgevallen blad van vorig jaar',
  ),
  nl(
    'Mag ik mijn hond troosten als hij bang is voor knallen?',
    'dierenwelzijnsweb',
    'angst beloon je niet, angst troost je',
  ),
  nl('Welke kleur lamp zorgt dat planten in de kas klein blijven?', 'groenkennisnet', 'blauw houdt planten compact'),
  en(
    'Which wild plants take over when there is too much nitrogen?',
    'groenkennisnet',
    'Grasses, brambles and nettles win',
    'grassen, bramen en brandnetels winnen',
    'Heather gives way to grass',
  ),
  en(
    'Is a chain enough to keep pigs busy?',
    'eurcaw-pigs',
    'Of marginal interest | Distracts',
    'Distracts, but does not meet the essential need',
    'Never the only thing on offer',
  ),
  nl(
    'Kan mijn terras verzakken door bijen die eronder graven?',
    'toolbox-all4biodiversity',
    'Vrijwel nooit',
    'De gangen zijn niet breder dan een potlood',
  ),
  nl(
    'Hoe lang bewaren jullie wat ik via een formulier heb opgestuurd?',
    'groenkennisnet',
    'Formulieren | Wat je schreef',
    '90 dagen; ook gaat het als e-mail',
  ),
  nl('Wat verdient een lector per maand?', 'coegroen'),
  nl('Hoeveel liter melk geeft een koe per dag?', 'dierenwelzijnsweb'),
  en('How heavy is a piglet at birth?', 'eurcaw-pigs'),
  nl('Hoe oud wordt een egel?', 'toolbox-all4biodiversity'),
  en(
    'Can you come and check whether my farm obeys the law?',
    'eurcaw-pigs',
    'We do not inspect, and we do not judge individual holdings',
    'None of us inspects farms for a living any more',
  ),
  nl(
    'Kunnen zonnepanelen en een groen dak samen?',
    'toolbox-all4biodiversity',
    'Dat kan samen: planten onder en tussen de panelen',
    'planten onder en tussen de panelen houden het dak koeler',
  ),
  nl(
    'Hoe vaak moet ik een pas geplante boom water geven als het lang droog is?',
    'toolbox-all4biodiversity',
    'Geef jonge aanplant bij droogte één keer per week veel',
  ),
  nl(
    'Waarom komt er minder ammoniak vrij als koeien buiten lopen?',
    'groenkennisnet',
    'In de wei komen urine en mest zelden op dezelfde plek',
    'De urine trekt in de grond voordat er veel ammoniak ontstaat',
    'Out in the field urine and dung seldom land on the same spot',
  ),
  en('How much of Holland is lower than the sea?', 'groenkennisnet', 'A quarter of the Netherlands lies below the sea'),
  nl(
    'Hoe snel moet een pasgeboren kalf de eerste melk krijgen?',
    'dierenwelzijnsweb',
    'biest binnen twee uur na de geboorte te geven',
  ),
  nl(
    'Kunnen schapen mensen uit elkaar houden?',
    'dierenwelzijnsweb',
    'Met mensengezichten lukt het eveneens',
    'Schapen onthouden wie er kwam prikken en wie er kwam voeren',
    'Ook het jouwe',
  ),
  en(
    'What should I do when pigs start chewing each other’s tails?',
    'eurcaw-pigs',
    'take out the biter and the wounded',
  ),
  en(
    'Do small farms have to keep their sows together too?',
    'eurcaw-pigs',
    'Farms with fewer than ten sows may keep sows individually',
    'On holdings with fewer than ten sows they may be kept individually',
  ),
  nl(
    'Kan ik met een rolstoel het proefveld op?',
    'coegroen',
    'Het terrein is rolstoeltoegankelijk tot aan de kopakker',
  ),
  en('Is it allowed to tie up a sow?', 'eurcaw-pigs', 'Tethering is prohibited'),
  nl(
    'Wat is een regenwaterlens?',
    'groenkennisnet',
    'Op veel kustpercelen drijft een dunne laag regenwater op het zoute grondwater',
    'Zo’n regenwaterlens groeit in de winter',
  ),
  en(
    'What is the best weather for putting manure on the land?',
    'groenkennisnet',
    'Spread in cool, still weather',
    'Rijd mest uit bij koel, windstil weer',
  ),
  nl(
    'Op welk tijdstip kan ik mijn gewas het best sproeien?',
    'groenkennisnet',
    'Vroeg op de dag of in de nacht verlies je minder door verdamping en wind',
  ),
  nl(
    'Om de hoeveel meter zet je een bankje in een park voor ouderen?',
    'groenkennisnet',
    'elke honderd meter een bank neer te zetten',
  ),
  en('Why does it stay so warm in town after sunset?', 'groenkennisnet', 'Stone gives back the heat of the day'),
  nl(
    'Moet ik op vogels letten als ik mijn dak laat isoleren?',
    'toolbox-all4biodiversity',
    'Ga je isoleren of verbouwen',
    'Kijk eerst wie er al woont',
    'Nesten en verblijfplaatsen van veel soorten zijn beschermd',
  ),
  nl(
    'Wat bedoelt mijn adviseur met effectieve organische stof?',
    'groenkennisnet',
    'wat er een jaar na toediening nog over is',
  ),
  nl('Hoe snel bederft het graan dat overblijft na het bierbrouwen?', 'coegroen', 'binnen een dag of twee bedorven'),
  nl(
    'Hoe krijgt een kip pijnlijke poten?',
    'dierenwelzijnsweb',
    'Een zere voetzool begint bij nat strooisel',
    'Nat strooisel is de vijand van elke voetzool',
  ),
  nl('Hoe kom ik van Japanse duizendknoop af?', 'toolbox-all4biodiversity'),
  nl('Welke inentingen heeft een kitten nodig?', 'dierenwelzijnsweb'),
  en('How long does swine fever virus survive in frozen meat?', 'eurcaw-pigs'),
  nl('Hoeveel collegegeld betaal ik per jaar?', 'coegroen'),
];
