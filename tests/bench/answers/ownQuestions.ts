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

/** Written from the texts of records and pages, before anything was ranked. */
export const ownQuestions: readonly JudgedQuestion[] = [
  nl('Hoeveel uur per dag ligt een koe?', 'dierenwelzijnsweb', 'tien tot veertien uur per dag'),
  nl('Wat zijn de vijf vrijheden?', 'dierenwelzijnsweb', 'vrij zijn van honger en dorst'),
  nl(
    'Wanneer moet een konijn naar de dierenarts?',
    'dierenwelzijnsweb',
    'Een konijn dat een halve dag niets eet, moet naar de dierenarts',
  ),
  nl('Waar wijst een kromme rug bij een koe op?', 'dierenwelzijnsweb', 'pijn in de klauwen'),
  nl('Waaraan herkennen varkens elkaar?', 'dierenwelzijnsweb', 'Varkens herkennen hun hokgenoten aan geur'),
  nl('Hoe vaak controleer je een bevroren waterbak?', 'dierenwelzijnsweb', 'Controleer twee keer per dag'),
  nl('Hoe diep wordt er bemonsterd voor koolstof in de akker?', 'groenkennisnet', 'bemonsterd tot zestig centimeter'),
  nl('Hoe laat begint de inloop van Wereldbodemdag in het veld?', 'groenkennisnet', '09.30 uur'),
  nl(
    'Wat is het verschil tussen een spons en een zeef in de bodem?',
    'groenkennisnet',
    'als een zeef, en het daarna traag afstaan',
  ),
  nl(
    'Hoeveel procent daalde het ureumgehalte rond de Veluwe?',
    'groenkennisnet',
    'het ureumgehalte met 18 procent daalde',
  ),
  nl(
    'Wie vertellen over sinusbeheer in Groningen?',
    'groenkennisnet',
    'Groenbeheerders vertellen',
    'Groenbeheerders in Groningen',
  ),
  en('How much water is poured on one square metre?', 'groenkennisnet', 'twenty litres of water on one square metre'),
  en(
    'What is the difference between concentration and emission of ammonia?',
    'groenkennisnet',
    'What matters to the surroundings is the emission',
    'A sensor in a barn reports a concentration',
  ),
  en(
    'When must sows be kept in groups?',
    'eurcaw-pigs',
    'from four weeks after service',
    'From four weeks after service',
  ),
  en('Who may dock a tail after the seventh day of life?', 'eurcaw-pigs', 'by a veterinarian'),
  en('What is a dynamic group of sows?', 'eurcaw-pigs', 'In a dynamic group animals come and go'),
  en(
    'How long do unfamiliar sows fight after mixing?',
    'eurcaw-pigs',
    'Most of it takes place in the first day or two',
  ),
  en(
    'Where do pigs look for cooling in hot weather?',
    'eurcaw-pigs',
    'They look for a cool floor',
    'wettest place she can find',
  ),
  en(
    'How much did methane emissions rise in the western peat polders?',
    'groenkennisnet',
    'methane emissions were 30 per cent higher',
  ),
  en('Which material is optimal enrichment for pigs?', 'eurcaw-pigs', 'Straw, hay or silage as bedding', 'Optimal'),
  nl('Wie won het songfestival in 1975?', 'groenkennisnet'),
  nl('Hoe repareer ik de versnellingen van mijn fiets?', 'groenkennisnet'),
  nl('Hoeveel kost een treinkaartje naar Parijs?', 'groenkennisnet'),
  nl('Wanneer werd de eerste tractor in Nederland verkocht?', 'groenkennisnet'),
  nl('Wat is de hoofdstad van Peru?', 'dierenwelzijnsweb'),
  en('How do I install a printer on Linux?', 'groenkennisnet'),
  en('Who was the first president of the United States?', 'groenkennisnet'),
  en('When was the smallpox vaccine for pigs licensed in Australia?', 'eurcaw-pigs'),
  en('What is the boiling point of tungsten?', 'groenkennisnet'),
  en('How much does a kilo of pork cost in Japan?', 'eurcaw-pigs'),
];
