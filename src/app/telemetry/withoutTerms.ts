/** The addresses that hold what somebody searched for or asked (specification, section 2), from the term on. */
const terms = /(\/(?:(?:ai-)?(?:zoeken|search)|aiSearch)|\/portlet\/[^/\s?#'"]+)\/(?!result(?:aat)?\/)[^\s/?#'"]+/gi;

/** Queries hold filters, terms and whatever a link elsewhere put there. */
const queries = /\?[^\s#'"]+/g;

/** A path, or a text with addresses in it, without what a visitor typed. Titles of records, in their paths, stay. */
export function withoutTerms(text: string): string {
  return text.replace(queries, '').replace(terms, '$1');
}
