import { languages, rowOf } from '#languages/languages.ts';

const paths = languages.map((language) => rowOf(language).paths);
/** First segments of addresses that go on with what was searched for or asked (specification, section 2). */
const searches = [...paths.flatMap(({ search, answer }) => [search, answer]), 'aiSearch'].join('|');
const results = paths.map(({ result }) => result).join('|');

/** Those addresses from the term on; titles of records, in their paths, stay. */
const terms = new RegExp(`(/(?:${searches})|/portlet/[^/\\s?#'"]+)/(?!(?:${results})/)[^\\s/?#'"]+`, 'gi');

/** Queries hold filters, terms and whatever a link elsewhere put there. */
const queries = /\?[^\s#'"]+/g;

/** A path, or a text with addresses in it, without what a visitor typed. */
export function withoutTerms(text: string): string {
  return text.replace(queries, '').replace(terms, '$1');
}
