import { withoutInvisible } from '#services/query/collection/invisible.ts';
import type { FieldName } from './fieldNames.ts';

/** What Scopus, Web of Science and libraries write where there is nothing: `[No abstract available]`, `[publisher not identified]`. */
const inBrackets =
  /^\[(?:no [^\]]{1,40} available|anonymous|[^\]]{1,60} (?:not identified|not known|unknown|nicht ermittelbar|niet ge[iï]dentificeerd|niet bekend|onbekend|non identifié))\]$/i;

/** Without a place, without a name (`[S.l. : s.n.]`), as catalogues have it; without its brackets where something was taken off. */
const sineNomine = /^\[?s\. ?[ln]\.\]?(?: ?[:;,] ?\[?s\. ?n\.)?\]?$/i;

/** The values of DataCite for what is not known (its schema, appendix 3). */
const ofDataCite = /^\(?:(?:una[clpsv]|unkn|none|null|tba)\)?$/i;

/** What programs and people write into cells of which nothing is known. */
const inTables = /^(?:null|none|nan|n\/a|n\.a\.|n\.?v\.?t\.?|#n\/[ab]|#ref!|#name\?|onbekend|unknown|geen)$/i;

/** What R writes into tables and references for what is not there. */
const ofR = /^NA$/;

const nobody = /^(?:anonymous|anoniem|anon\.?)$/i;

/**
 * Whether a text says something: more than spaces, signs and what stands for nothing. Titles may be called like that;
 * these have more than spaces, control characters and signs without a width, which no record keeps.
 */
export function saysSomething(field: FieldName, given: string): boolean {
  const text = withoutInvisible(given).trim();
  if (inBrackets.test(text)) return false;
  if (field === 'title' || field === 'subtitle') return /[^\s\p{Cc}]/u.test(text);
  const isOfPersons = field === 'authors' || field === 'editors';
  return (
    /[\p{L}\p{N}]/u.test(text) &&
    !(isOfPersons && nobody.test(text)) &&
    !(field !== 'keywords' && ofR.test(text)) &&
    ![sineNomine, ofDataCite, inTables].some((nothing) => nothing.test(text))
  );
}
