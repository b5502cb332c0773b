import type { JudgedQuestion } from './question.ts';

/**
 * Written by another hand, who has seen the texts alone and none of the code, and opened once. The texts they had were cut
 * otherwise: headings stood within sentences, and tables in one. Their answers are the same, as they are quoted now.
 */
export const otherQuestions: readonly JudgedQuestion[] = [
  {
    asked: 'Hoeveel akkerbouwers doen mee aan het project over koolstof in de bodem?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'Twaalf akkerbouwers volgen zes jaar lang wat compost, groenbemesters en minder ploegen met de koolstof in hun bodem doen.',
    ],
  },
  {
    asked: 'Wie telt de insecten in akkerranden en bermen?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'Jelle van Oosterzee telt al twintig jaar wat er in randen, bermen en slootkanten rondkruipt.',
      'Hij leidt de tellingen in De rand rekent mee en geeft cursussen aan telers die zelf willen leren kijken.',
    ],
  },
  {
    asked: 'Wat is het neerslagtekort?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'In de zomer verdampt er meer dan er valt.',
      'Dat verschil heet het neerslagtekort en wordt in Nederland geteld van 1 april tot en met 30 september.',
    ],
  },
  {
    asked: 'Wat is het verschil tussen ‘ten minste houdbaar tot’ en ‘te gebruiken tot’?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      '‘Ten minste houdbaar tot’ gaat over kwaliteit: kijk, ruik en proef.',
      '‘Te gebruiken tot’ gaat over veiligheid: daarna weg ermee.',
    ],
  },
  {
    asked: 'Wanneer begint de cursus ecologisch bermbeheer?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'Wie zijn buitenploeg wil scholen, vindt op 4 maart 2027 de eerste dag van de cursus ecologisch bermbeheer.',
      '4 maart: kijken',
    ],
  },
  {
    asked: 'Hoe diep ligt het water voor aardwarmte in de glastuinbouw?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'Op twee tot drie kilometer diepte is water warm genoeg om een kas rechtstreeks te verwarmen.',
      'Een put van ruim twee kilometer diep is te groot voor één kas.',
    ],
  },
  {
    asked: 'Waarom is mijn ammoniaksensor niet betrouwbaar als hij nooit geijkt wordt?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'Vocht en stof laten de waarde verlopen.',
      'Zonder regelmatige vergelijking met een referentie zegt een daling weinig.',
    ],
  },
  {
    asked: 'Welke gewassen verdragen brak water?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: ['Gerst, suikerbiet | Verdragen brak water, niet onbeperkt'],
  },
  {
    asked: 'Hoe meet je hoe snel de bodem water opneemt?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [
      'Sla een ring van een stuk rioolbuis een paar centimeter in de grond, giet er een liter water in en klok hoelang het duurt.',
    ],
  },
  {
    asked:
      'Met hoeveel procent daalde het verlies van ammoniak bij mest uitrijden op een bewolkte dag in Noordoost-Twente?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: ['Bij 26 graspercelen is nagegaan wat er gebeurde: het verlies van ammoniak daalde met 16 procent.'],
  },
  {
    asked: 'Waar zijn 46 pootgoedbedrijven twee jaar lang gevolgd?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: ['Daarvoor zijn 46 pootgoedbedrijven in de Wieringermeer twee jaar lang gevolgd.'],
  },
  {
    asked: 'In welk jaar begonnen drie telers en een proefkas met een derde minder warmte?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: ['Een derde minder warmte: dat was de weddenschap waarmee drie telers en een proefkas in 2022 begonnen.'],
  },
  {
    asked: 'Hoeveel kost een liter diesel voor een trekker?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [],
  },
  {
    asked: 'Wie is de minister van Landbouw?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [],
  },
  {
    asked: 'Hoe behandel ik bladluis op een kamerplant met azijn?',
    language: 'nl',
    site: 'groenkennisnet',
    answers: [],
  },
  {
    asked: 'How much floor space does a gilt need after service?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: ['Unobstructed floor area per animal | 1.64 m2'],
  },
  {
    asked: 'When must sows be kept in groups?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [
      'From four weeks after service until one week before the expected time of farrowing (Directive 2008/120/EC, Article 3(4)).',
      'Article 3(4) requires sows and gilts to be kept in groups from four weeks after service until one week before the expected time of farrowing.',
    ],
  },
  {
    asked: 'Is routine tail docking allowed?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [
      'Routine tail docking is prohibited under Directive 2008/120/EC.',
      'Tail docking may not be carried out routinely, only where there is evidence that injuries have occurred and after other measures have been taken.',
    ],
  },
  {
    asked: 'What is the difference between a static and a dynamic group of sows?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [
      'In a static group all sows enter together and nobody joins later.',
      'In a dynamic group animals come and go every few weeks, and part of the rank order is settled anew each time.',
    ],
  },
  {
    asked: 'Who should I write to with questions about EURCAW-Pigs?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: ['Write to the editor, Nora Lindqvist'],
  },
  {
    asked: 'How many places are there on the virtual farm walk?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: ['Places are limited to forty so that everyone can speak.'],
  },
  {
    asked: 'In which countries does the pen by pen study visit farms?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [
      'This study compares four ways of choosing, on the same farms and in the same week: four in the Netherlands, four in Denmark, three in Poland and two in Portugal.',
    ],
  },
  {
    asked: 'What is a critical load?',
    language: 'en',
    site: 'groenkennisnet',
    answers: [
      'For each habitat scientists have estimated how much nitrogen can fall per hectare per year before quality is at risk.',
      'The critical load is a threshold of risk rather than a switch: the further above it, and the longer, the likelier the harm.',
    ],
  },
  {
    asked: 'How do pigs cool down when it is hot?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: ['They look for a cool floor, for mud or for air that moves.', 'Pigs hardly sweat.'],
  },
  {
    asked: 'Since when do nitrogen permits fall under the Environment and Planning Act?',
    language: 'en',
    site: 'groenkennisnet',
    answers: [
      'In the Netherlands these are the Natura 2000 areas, and since 1 January 2024 permits fall under the Environment and Planning Act.',
    ],
  },
  {
    asked: 'Which materials hold the interest of pigs longer than chains?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [
      'Straw, hay in a rack and fresh wood hold their interest longer than chains or plastic, provided that they are clean, within reach of several animals at once and renewed every day.',
    ],
  },
  {
    asked: 'By how much did the number of lame sows fall?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [
      'Remarkably, the number of lame sows fell by 30 per cent.',
      'Over the whole period, the number of lame sows fell by 23 per cent.',
      'It is pointed out, for instance, that the number of lame sows fell by 29 per cent.',
      'At 53 breeding herds the outcome was measured: the number of lame sows fell by 10 per cent.',
      'Remarkably, the number of lame sows fell by 18 per cent.',
      'The figures speak for themselves: the number of lame sows fell by 8 per cent.',
      'At most sow farms the picture was the same: the number of lame sows fell by 19 per cent.',
      'It is pointed out, for instance, that the number of lame sows fell by 28 per cent.',
      'In northwestern Europe, the number of lame sows fell by 21 per cent.',
      'The number of lame sows fell by 5 per cent.',
      'At 59 sow farms the outcome was measured: the number of lame sows fell by 5 per cent.',
    ],
  },
  {
    asked: 'What is the average salary of a veterinarian in Portugal?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [],
  },
  {
    asked: 'Who invented the milking robot?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [],
  },
  {
    asked: 'When was the first moon landing?',
    language: 'en',
    site: 'eurcaw-pigs',
    answers: [],
  },
];
