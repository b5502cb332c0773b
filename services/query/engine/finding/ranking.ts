/**
 * What a word is worth in the abstract (D), the keywords (B) and the title (A). Chosen by trying, against
 * `npm run bench -- relevance`; the record of decisions says what else was tried and made no difference.
 */
const WEIGHTS = '{0.2, 0, 0.2, 1}';

/**
 * SQL for how well a row of `item` matches. Each word counts for itself, wherever it stands: a title that says one of
 * three words is a better sign than three words close together in the abstract, which `ts_rank` prefers for `&`.
 *
 * @param query the parameter with `rankQuery`, as `$1`
 */
export const rankOf = (query: string) => `ts_rank('${WEIGHTS}', search, ${query}::tsquery)`;

/** @param groups what is wanted, one query each */
export const rankQuery = (groups: readonly string[]) => groups.join(' | ');
