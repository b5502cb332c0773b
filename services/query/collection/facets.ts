import type { Facet } from './facet.ts';
import { pathsTo } from './path.ts';
import { personName } from './personName.ts';
import { accessNames, documentTypeNames, languageNames, themeNames } from './valueNames.ts';

/** Of a paper with hundreds of authors so many are values: all of them can be searched. */
const contributorsListed = 50;

/** The facets of the collection (specification, section 3), in the order in which answers list them. One more is a row. */
export const facets: readonly Facet[] = [
  {
    id: 'trefwoord',
    number: 1,
    alias: 'Trefwoord',
    'alias-eng': 'Keyword',
    combine: 'and',
    kind: 'terms',
    valuesOf: (record) => record.keywords,
    suggestsTerms: true,
  },
  {
    id: 'documenttype',
    number: 2,
    alias: 'Soort document',
    'alias-eng': 'Document type',
    combine: 'or',
    kind: 'terms',
    valuesOf: (record) => [record.documenttype],
    valueNames: documentTypeNames,
    dossierValue: 'dossier',
  },
  {
    id: 'jaar',
    number: 3,
    alias: 'Jaar',
    'alias-eng': 'Year',
    combine: 'or',
    kind: 'range',
    valuesOf: (record) => [String(record.year ?? '')],
  },
  {
    id: 'uitgever',
    number: 4,
    alias: 'Uitgever',
    'alias-eng': 'Publisher',
    combine: 'or',
    kind: 'terms',
    valuesOf: (record) => [record.publisher],
  },
  {
    id: 'taal',
    number: 5,
    alias: 'Taal',
    'alias-eng': 'Language',
    combine: 'or',
    kind: 'terms',
    valuesOf: (record) => [record.language],
    valueNames: languageNames,
  },
  {
    id: 'toegang',
    number: 6,
    alias: 'Toegang',
    'alias-eng': 'Access',
    combine: 'or',
    kind: 'terms',
    valuesOf: (record) => [record.access],
    valueNames: accessNames,
  },
  {
    id: 'thema',
    // Not 7, under which databases have it without its parts.
    number: 11,
    alias: 'Thema',
    'alias-eng': 'Theme',
    combine: 'or',
    kind: 'terms',
    valuesOf: (record) => pathsTo(record.theme),
    valueNames: themeNames,
    valueForm: 'slug',
    isTree: true,
  },
  {
    id: 'auteur',
    number: 8,
    alias: 'Auteur',
    'alias-eng': 'Author',
    combine: 'and',
    kind: 'terms',
    valuesOf: ({ authors = [] }) => authors.slice(0, contributorsListed).map(({ name }) => personName(name)),
    valueForm: 'name',
  },
  {
    id: 'organisatie',
    number: 9,
    alias: 'Organisatie',
    'alias-eng': 'Organisation',
    combine: 'and',
    kind: 'terms',
    valuesOf: ({ organisations = [] }) => organisations.slice(0, contributorsListed).map(({ name }) => name),
    valueForm: 'name',
  },
  {
    id: 'tijdschrift',
    number: 10,
    alias: 'Tijdschrift',
    'alias-eng': 'Journal',
    combine: 'or',
    kind: 'terms',
    valuesOf: (record) => [record.journal],
  },
];
