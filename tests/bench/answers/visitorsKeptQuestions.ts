import { en, type JudgedQuestion, nl } from './question.ts';

/*
 * Asked the way people ask who know what a site is about and have not read it, by other hands who have seen the texts and
 * none of the code. This half only measures: nobody who mends reads it.
 */

export const visitorsKeptQuestions: readonly JudgedQuestion[] = [
  en('What is a waterschap?', 'groenkennisnet', 'A public body that manages water in one region.'),
  nl(
    'Hoe hoog moet ik een nestkast voor gierzwaluwen ophangen?',
    'toolbox-all4biodiversity',
    'Gierzwaluw | Minstens 4 meter | Schaduw, noord of oost',
  ),
  nl(
    'Hoe vaak moet ik een grondmonster laten nemen?',
    'groenkennisnet',
    'Eens in de vier jaar past bij de meeste bouwplannen.',
    'elke vier jaar op dezelfde plekken een monster te nemen',
    'sample the same spots every four years',
  ),
  en(
    'Who may dock a tail when the piglet is more than a week old?',
    'eurcaw-pigs',
    'under anaesthetic, with additional prolonged analgesia, by a veterinarian',
  ),
  nl(
    'Welke gewassen kunnen goed tegen brak water?',
    'groenkennisnet',
    'Gerst, suikerbiet | Verdragen brak water, niet onbeperkt',
    'Zeekraal, lamsoor | Nichegewassen met een eigen markt',
  ),
  nl(
    'Na hoeveel jaar weet ik of strokenteelt bij mij werkt?',
    'coegroen',
    'Wacht met conclusies tot het derde jaar.',
    'Het eerste jaar leer je de machine kennen, het tweede het weer',
  ),
  nl(
    'Waarom eet een konijn zijn eigen keutels op?',
    'dierenwelzijnsweb',
    'zo haalt het vitamines uit voer dat anders te snel voorbijkomt',
  ),
  en(
    'How many of their lame cows do farmers actually notice?',
    'groenkennisnet',
    'Farmers often notice only one in three lame cows.',
    'Veehouders zien vaak maar een derde van de kreupele koeien.',
  ),
  nl(
    'Mag ik mijn hond troosten als hij bang is voor vuurwerk?',
    'dierenwelzijnsweb',
    'Zoekt je dier steun, geef die dan gerust: angst beloon je niet, angst troost je.',
  ),
  nl(
    'Wat is peilgestuurde drainage eigenlijk?',
    'groenkennisnet',
    'Met peilgestuurde drainage wordt de buis onder de akker een kraan.',
    'Je houdt water vast zolang het kan en laat het lopen als het moet.',
  ),
  nl(
    'Worden koeien echt boos van rood?',
    'dierenwelzijnsweb',
    'het verhaal van de rode lap klopt dus niet',
    'Een kleur als rood onderscheidt ze slecht',
  ),
  en(
    'How old do piglets have to be before they can be weaned?',
    'eurcaw-pigs',
    'Weaning | not before 28 days; 21 in specialised housing',
  ),
  nl(
    'Bij wie moet ik zijn als ik met studenten mee wil doen aan een project?',
    'coegroen',
    'Sjoerd Wiarda, docent-onderzoeker: vragen over meedoen met studenten',
    'stel je vraag aan lector Yara Boekhoudt',
  ),
  nl(
    'hoeveel soorten bijen zijn er in nederland',
    'groenkennisnet',
    'Nederland telt ruim driehonderdvijftig soorten bijen',
  ),
  nl(
    'Kunnen de bijen die tussen mijn stoeptegels wonen me steken?',
    'toolbox-all4biodiversity',
    'Daarom steekt ze ook nauwelijks: er valt weinig te bewaken.',
    'Je hebt nieuwe buren, en ze steken nauwelijks.',
  ),
  nl('Hoe lang blijft bierbostel goed?', 'coegroen', 'Vol vezels en eiwit, en binnen een dag of twee bedorven.'),
  nl(
    'Wat is het verschil tussen tenminste houdbaar tot en te gebruiken tot?',
    'groenkennisnet',
    '‘Ten minste houdbaar tot’ gaat over kwaliteit: kijk, ruik en proef.',
    '‘Te gebruiken tot’ gaat over veiligheid: daarna weg ermee.',
  ),
  en(
    'When will the results of the Pen by pen study be published?',
    'eurcaw-pigs',
    'First results are expected in the autumn of 2027.',
  ),
  nl('Hoeveel eieren legt een kip per week?', 'dierenwelzijnsweb'),
  nl('Hoeveel subsidie krijg ik per hectare voor een akkerrand?', 'groenkennisnet'),
  nl('Wanneer gaat een egel in winterslaap?', 'toolbox-all4biodiversity'),
  en('How many litres of water does a sow drink per day?', 'eurcaw-pigs'),
];
