import { en, type JudgedQuestion, nl } from './question.ts';

/**
 * In the words of every day, written from the texts alone before any list of synonyms was looked at: `hen` where a page
 * says chicken. Twelve in either language with an answer, and four without. They only measure.
 */
export const plainWordQuestions: readonly JudgedQuestion[] = [
  nl(
    'Wat doe ik met bladeren die in de vijver zijn gewaaid?',
    'toolbox-all4biodiversity',
    'In de vijver: eruit scheppen',
  ),
  nl(
    'Wat leg je in een drinkbak zodat beestjes niet verdrinken?',
    'toolbox-all4biodiversity',
    'Een schaal met een steen erin, zodat wie valt er ook uit kan',
  ),
  nl(
    'Hoeveel motten vliegen er tegenover één vlinder die je overdag ziet?',
    'toolbox-all4biodiversity',
    'Voor elke dagvlinder vliegen er dertig nachtvlinders',
  ),
  nl(
    'Hoe vaak neemt een hen een bad in het zand?',
    'dierenwelzijnsweb',
    'Eens in de paar dagen neemt ze een stofbad in droog zand',
  ),
  nl(
    'Waarom moet je een kudde niet steeds door elkaar gooien?',
    'dierenwelzijnsweb',
    'Wie telkens wisselt, haalt bekenden uit elkaar',
    'Dat geeft onrust, en onrust kost groei en weerstand',
  ),
  nl(
    'Kan mijn paard tegen vrieskou?',
    'dierenwelzijnsweb',
    'Een dier met een dichte vacht, genoeg ruwvoer en een droge rug kan veel kou verdragen',
    'Kou is voor de meeste dieren geen probleem',
  ),
  nl('Staat er reclame op jullie website?', 'dierenwelzijnsweb', 'We nemen geen advertenties op en verkopen niets'),
  nl('Waar gaat het afval van de bierbrouwer gewoonlijk heen?', 'coegroen', 'Meestal gaat het naar de koeien'),
  nl('Wat voor schoeisel moet ik aandoen op het proefveld?', 'coegroen', 'Trek dichte schoenen aan'),
  nl('Wat was het slechtste punt dat iemand gaf bij de proeverij?', 'coegroen', 'Het laagste cijfer was een drie'),
  nl('Wordt het spreekuur over zoeken gefilmd?', 'groenkennisnet', 'Opnemen doen we niet'),
  nl(
    'Helpen extra gordijnen tegen de kou ’s nachts in een kas?',
    'groenkennisnet',
    'Een tweede of derde doek houdt op koude nachten veel warmte binnen',
  ),
  en(
    'How can I tell that a hog is overheated?',
    'eurcaw-pigs',
    'A pig that is too warm lies flat, keeps away from the others and breathes fast',
  ),
  en(
    'Who pays for my hotel when I come to a course?',
    'eurcaw-pigs',
    'Travel and accommodation are at your own expense',
  ),
  en(
    'Can I wipe everything you know about me?',
    'eurcaw-pigs',
    'you can download everything we hold about you, and delete it',
    'you may see, correct and erase your data',
  ),
  en('Is what you publish legal counsel?', 'eurcaw-pigs', 'they are not legal advice'),
  en('How many people can join the online tour?', 'eurcaw-pigs', 'Places are limited to forty'),
  en('How many spots are there for the outing to the sow barn?', 'eurcaw-pigs', 'Groups are small: twelve places'),
  en(
    'Which nations take part in the study about picking pens?',
    'eurcaw-pigs',
    'four in the Netherlands, four in Denmark, three in Poland and two in Portugal',
  ),
  en(
    'What if someone challenges the verdict of an inspector?',
    'eurcaw-pigs',
    'when a decision is contested, a record of how the team trains is part of the file',
  ),
  en(
    'Why are swine filthy when the weather is hot?',
    'eurcaw-pigs',
    'she will lie in the wettest place she can find',
    'A dirty pig on a hot afternoon is not a dirty pig',
    'She is a pig without a better idea',
  ),
  en('Do damp and dirt spoil what a sensor says?', 'groenkennisnet', 'Moisture and dust make readings drift'),
  en('Does a waterschap raise its own levies?', 'groenkennisnet', 'It has its own elections and its own taxes'),
  en(
    'What do you do when an article contains an error?',
    'groenkennisnet',
    'If a text turns out to be wrong, we correct it and change the date above it',
  ),
  nl('Hoe vaak moet een hoefsmid de hoeven van een ezel bijvijlen?', 'dierenwelzijnsweb'),
  nl('Welke vogel is verkozen tot vogel van het jaar?', 'toolbox-all4biodiversity'),
  en('How much does it cost to rent a slaughterhouse for a day?', 'eurcaw-pigs'),
  en('Which medicine cures mange in pigs?', 'eurcaw-pigs'),
];
