/** How much of what a record keeps: characters of a text, entries of a list. Far more than any catalogue needs. */
export const recordLimits = {
  /** Of a name or an identifier; the database's indexes refuse much longer ones. */
  name: 500,
  title: 2000,
  /** Of a web address. */
  address: 2000,
  /** Of running text. */
  text: 100_000,
  /** Keywords, links or ISBNs. */
  list: 200,
  /** Authors or organisations; papers with thousands of authors exist. */
  contributors: 500,
  places: 20,
} as const;
