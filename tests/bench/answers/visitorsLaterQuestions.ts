import { en, type JudgedQuestion, nl } from './question.ts';

/*
 * Asked the way people ask who know what a site is about and have not read it, by other hands who have seen the texts and
 * none of the code. These came after the first mending, and were opened before the second.
 */

export const visitorsLaterQuestions: readonly JudgedQuestion[] = [
  // Groen Kennisnet, pages
  nl(
    'Hoe vaak moet ik mijn grond laten bemonsteren?',
    'groenkennisnet',
    'Eens in de vier jaar past bij de meeste bouwplannen',
    'elke vier jaar op dezelfde plekken een monster te nemen',
    'sample the same spots every four years',
  ),
  nl(
    'Kan het kwaad om met de trekker over mijn bloemenrand te gaan?',
    'groenkennisnet',
    'Eén spoor verdicht de grond en brengt gras terug',
    'Leg zo nodig een aparte grasstrook als rijpad aan',
  ),
  nl(
    'Wat betekent effectieve organische stof?',
    'groenkennisnet',
    'effectieve organische stof: wat er een jaar na toediening nog over is',
  ),
  nl(
    'Welke gewassen kunnen goed tegen zout water?',
    'groenkennisnet',
    'Tolerant | Gerst, suikerbiet | Verdragen brak water, niet onbeperkt',
    'Zoutminnend | Zeekraal, lamsoor | Nichegewassen met een eigen markt',
    'Redelijk tolerant | Tarwe, Engels raaigras',
  ),
  nl(
    'Mag je iets nog eten als de datum op de verpakking voorbij is?',
    'groenkennisnet',
    'gaat over kwaliteit: kijk, ruik en proef',
    'gaat over veiligheid: daarna weg ermee',
  ),
  nl(
    'Hoe diep moet je boren voor aardwarmte in de glastuinbouw?',
    'groenkennisnet',
    'Op twee tot drie kilometer diepte is water warm genoeg',
    'Een put van ruim twee kilometer diep is te groot voor één kas',
    'Twee kilometer onder de kas zit water dat heet genoeg is om te stoken',
    'Two kilometres below the greenhouse there is water hot enough to heat it',
  ),
  nl(
    'In welke maand kan ik met mijn klas het beste wormen gaan zoeken?',
    'groenkennisnet',
    'Doe het in september of april; in juni zitten wormen diep',
  ),

  // CoE Groen, pages
  nl(
    'Krijg ik betaald als ik bij jullie kom afstuderen?',
    'coegroen',
    'Een reisvergoeding, altijd.',
    'Een stagevergoeding als het bedrijf dat doet; dat spreken we vooraf af',
  ),
  nl(
    'Kan ik mijn hond meenemen naar de dag van het proefveld?',
    'coegroen',
    'Honden blijven thuis, vanwege de kieviten',
  ),
  nl(
    'Ik heb een pinda-allergie, kan ik dan wel lupine eten?',
    'coegroen',
    'Wie allergisch is voor pinda, let extra op',
    'Lupine staat op de lijst van allergenen die je moet vermelden',
  ),
  nl(
    'Hoe bepaal ik hoe breed mijn stroken moeten worden?',
    'coegroen',
    'Haar breedte, of een veelvoud daarvan, is je strook',
    'Begin met de machine die je het minst graag vervangt',
    'de strookbreedte te laten volgen uit de machines die er al zijn',
    'let the width of the strips follow from the machines',
  ),
  nl(
    'Hoe betrouwbaar is zo’n zelfgebouwde meetpaal in de sloot?',
    'coegroen',
    'Temperatuur: uitstekend. Zuurstof: goed, mits je elke twee weken poetst.',
    'Nitraat: vergeet het voorlopig',
  ),

  // Dierenwelzijnsweb, pages
  nl(
    'Mijn konijn wil niet eten. Wanneer moet ik naar de dierenarts?',
    'dierenwelzijnsweb',
    'Een konijn dat een halve dag niets eet, moet naar de dierenarts',
  ),
  nl(
    'Is het waar dat koeien boos worden van de kleur rood?',
    'dierenwelzijnsweb',
    'het verhaal van de rode lap klopt dus niet',
    'Een kleur als rood onderscheidt ze slecht',
  ),
  nl(
    'hoe kan ik mijn hond laten wennen aan vuurwerk',
    'dierenwelzijnsweb',
    'Laat geluiden van vuurwerk horen, zo zacht dat je dier wel zijn oor draait',
    'Elke paar dagen een streepje harder',
    'Met een paar weken oefenen wordt de langste avond van het jaar een stuk korter',
  ),
  nl(
    'Hoeveel uur per dag ligt een koe eigenlijk?',
    'dierenwelzijnsweb',
    'Een koe ligt graag: tien tot veertien uur per dag, als de plek zacht is',
    'een zachte ligplek en ze gebruikt die tien tot veertien uur per dag',
  ),

  // Toolbox All4Biodiversity, pages
  nl(
    'Hoe groot moet een egelpoortje in de schutting zijn?',
    'toolbox-all4biodiversity',
    'Maak een gat in de schutting, zo groot als een cd-doosje',
    'Een gat van dertien centimeter',
    'Zo breed is een egel met haast. Zaag het uit je schutting',
  ),
  nl(
    'Op welke hoogte hang ik een kast voor gierzwaluwen?',
    'toolbox-all4biodiversity',
    'Gierzwaluw | Minstens 4 meter | Schaduw, noord of oost',
  ),
  nl(
    'Er zitten bijtjes onder mijn terras, gaan de tegels daardoor verzakken?',
    'toolbox-all4biodiversity',
    'Zakt je terras ervan in? Vrijwel nooit.',
    'De gangen zijn niet breder dan een potlood en vallen na het seizoen vanzelf dicht',
  ),
  nl(
    'Krijgen we geen ratten als we het bedrijfsterrein laten verwilderen?',
    'toolbox-all4biodiversity',
    'Ratten komen op voedselresten af, niet op bloemen',
  ),

  // Records in Dutch
  nl(
    'Hoeveel water moet ik bij de drijfmest doen voor het uitrijden?',
    'groenkennisnet',
    'mest met minstens een derde water te mengen',
  ),
  nl(
    'Hoe snel na de geboorte moet een kalf biest krijgen?',
    'dierenwelzijnsweb',
    'biest binnen twee uur na de geboorte te geven',
    'give colostrum within two hours of birth',
  ),
  nl(
    'Hoe vaak per jaar moeten de klauwen van koeien worden bekapt?',
    'dierenwelzijnsweb',
    'elke koe twee keer per jaar te bekappen',
    'trim every cow twice a year',
  ),
  nl(
    'Tot wanneer kan ik mijn bijenvolken nog behandelen tegen varroa?',
    'groenkennisnet',
    'de behandeling voor eind augustus af te ronden',
    'finish the treatment before September',
  ),
  nl(
    'Mijn dochter lust geen groente, hoe vaak moet ze iets proeven voordat ze het lekker vindt?',
    'groenkennisnet',
    'Een kind moet een nieuwe groente vaak tien keer proeven voordat het die lust',
  ),
  nl(
    'Waar blijft schurft in de winter zitten in een appelboomgaard?',
    'groenkennisnet',
    'Schurft overwintert in het afgevallen blad van vorig jaar',
  ),
  nl(
    'Hoeveel insecten heeft een jonge grutto nodig?',
    'toolbox-all4biodiversity',
    'Een gruttokuiken eet duizenden insecten per dag',
  ),
  nl(
    'Kan één slechte tulpenbol de rest van de partij bederven?',
    'groenkennisnet',
    'Eén zure tulpenbol kan met zijn ethyleen een hele bewaarcel schaden',
    'One rotting tulip bulb gives off enough ethylene to harm its neighbours',
  ),
  nl(
    'Hoe oud is een straatboom als hij van de kwekerij komt?',
    'toolbox-all4biodiversity',
    'Een laanboom staat vaak tien jaar op de kwekerij voordat hij naar de stad verhuist',
    'A street tree may spend ten years in a nursery before it moves to town',
  ),
  nl(
    'Hoeveel jaar kan ik grasklaver het beste laten liggen?',
    'coegroen',
    'grasklaver minstens twee jaar te laten staan',
    'keep grass-clover for at least two years',
  ),

  // EURCAW-Pigs, pages
  en('How many square metres does a pig of 60 kg need?', 'eurcaw-pigs', 'over 50 up to 85 kg | 0.55 m2'),
  en(
    'At what age must piglets have access to water?',
    'eurcaw-pigs',
    'permanent access to enough fresh water for all pigs over two weeks of age',
  ),
  en(
    'Do you pay for my hotel if I come to a training?',
    'eurcaw-pigs',
    'Travel and accommodation are at your own expense, or your authority’s',
  ),
  en(
    'How long do sows keep fighting when you put them together?',
    'eurcaw-pigs',
    'Most of it takes place in the first day or two',
    'Zeugen die elkaar niet kennen, vechten binnen een dag uit wie de baas is',
  ),
  en(
    'What is the difference between a static and a dynamic group?',
    'eurcaw-pigs',
    'In a static group all sows enter together and nobody joins later',
    'In a dynamic group animals come and go every few weeks',
  ),
  en(
    'Is anaesthesia required for tail docking in older piglets?',
    'eurcaw-pigs',
    'After the seventh day of life docking may only be carried out under anaesthetic',
  ),
  en(
    'Is a metal chain enough as enrichment?',
    'eurcaw-pigs',
    'Chain, hard plastic, rubber ball | Never the only thing on offer',
    'Distracts, but does not meet the essential need; other material is needed as well',
  ),

  // Groen Kennisnet, English pages
  en(
    'What does waterschap mean?',
    'groenkennisnet',
    'A public body that manages water in one region',
    'It has its own elections and its own taxes, and it is older than the country itself',
  ),
  en(
    'Which habitats are most sensitive to nitrogen?',
    'groenkennisnet',
    'Raised bogs tolerate very little, riverine forest far more',
    'Hoogveen en vennen verdragen heel weinig, rivierbossen veel meer',
  ),

  // Records in English
  en(
    'Which drinkers should I check during an inspection?',
    'eurcaw-pigs',
    'try the drinkers at the far end of the line',
    'Measure the flow at the drinker farthest from the pump',
  ),
  en(
    'How many lame cows do farmers miss?',
    'groenkennisnet',
    'Farmers often notice only one in three lame cows',
    'Veehouders zien vaak maar een derde van de kreupele koeien',
  ),
  en(
    'What temperature should my fridge be?',
    'groenkennisnet',
    'set the fridge to four degrees Celsius',
    'de koelkast op vier graden in te stellen',
    'Koelkast op vier graden, een plank voor',
  ),
  en(
    'Where do wild bees make their nests?',
    'groenkennisnet',
    'Most bee species live alone, and many of them nest in the ground',
  ),
  en(
    'What kind of food do people waste most at home?',
    'groenkennisnet',
    'Bread, vegetables and dairy are what households throw away most',
    'Brood, groente en zuivel belanden thuis het vaakst in de afvalbak',
    'Thuis gaat het om brood, groente, restjes en zuivel',
  ),

  // No answer in the texts
  nl('Hoeveel subsidie krijg ik per hectare voor een akkerrand?', 'groenkennisnet'),
  nl('Vanaf welke datum mag ik drijfmest uitrijden op grasland?', 'groenkennisnet'),
  nl('Hoe oud wordt een konijn gemiddeld?', 'dierenwelzijnsweb'),
  nl('Hoeveel eieren legt een kip per jaar?', 'dierenwelzijnsweb'),
  nl('Mag ik een egel in mijn tuin melk geven?', 'toolbox-all4biodiversity'),
  nl('Wat kost een robot voor strokenteelt?', 'coegroen'),
  nl('Hoeveel nitraat mag er in slootwater zitten?', 'groenkennisnet'),
  en('How long is a sow pregnant?', 'eurcaw-pigs'),
  en('Until what age may male piglets be castrated without pain relief?', 'eurcaw-pigs'),
  en('What is the maximum ammonia level allowed in a pig barn?', 'eurcaw-pigs'),
];
