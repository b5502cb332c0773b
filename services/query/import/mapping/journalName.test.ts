import { expect, it } from 'vitest';
import { journalName } from './journalName.ts';

it.each([
  ['JOURNAL OF DAIRY SCIENCE', 'Journal of Dairy Science'],
  ['LWT-FOOD SCIENCE AND TECHNOLOGY', 'LWT-Food Science and Technology'],
  ['PLOS ONE', 'PLOS ONE'],
  ['IEEE TRANSACTIONS ON GEOSCIENCE AND REMOTE SENSING', 'IEEE Transactions on Geoscience and Remote Sensing'],
  ['NJAS-WAGENINGEN JOURNAL OF LIFE SCIENCES', 'NJAS-Wageningen Journal of Life Sciences'],
  ['ACTA CRYSTALLOGRAPHICA SECTION D', 'Acta Crystallographica Section D'],
  ['PROCEEDINGS OF THE ROYAL SOCIETY B: THE BIOLOGY', 'Proceedings of the Royal Society B: The Biology'],
  ['THE LANCET', 'The Lancet'],
  ['ZEITSCHRIFT FÜR PFLANZENERNÄHRUNG UND BODENKUNDE', 'Zeitschrift für Pflanzenernährung und Bodenkunde'],
  ['COMPTES RENDUS DE L ACADEMIE DES SCIENCES SERIE III', 'Comptes Rendus de L Academie des Sciences Serie III'],
  ['JOURNAL OF PHYSICS A', 'Journal of Physics A'],
  ['ACTA CRYSTALLOGRAPHICA SECTION E-STRUCTURE REPORTS', 'Acta Crystallographica Section E-Structure Reports'],
  ['CIENCIA E AGROTECNOLOGIA', 'Ciencia e Agrotecnologia'],
  ['REVISTA DE CIENCIA Y TECNOLOGIA', 'Revista de Ciencia y Tecnologia'],
  ['BMC GENOMICS', 'BMC Genomics'],
])('writes %s as people do', (given, written) => {
  expect(journalName(given)).toBe(written);
});

it.each(['', 'PNAS', 'mBio', 'Nature', 'IEEE Access', 'JAMA', '生态学报'])('leaves %j as it is', (given) => {
  expect(journalName(given)).toBe(given);
});
