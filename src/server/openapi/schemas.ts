/*
 * What the portal's public calls answer, as JSON Schema of draft 2020-12, which OpenAPI 3.1 has. A test holds them
 * against real answers: a field that is not described here fails it.
 */

const text = (description: string) => ({ type: 'string', description }) as const;
const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;
const list = (items: object, description: string) => ({ type: 'array', items, description }) as const;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const;

/** An object with these fields, of which all but the optional ones are always there, and no others. */
function object(description: string, properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', description, properties, required, additionalProperties: false } as const;
}

const pieces = (description: string) =>
  list({ type: 'string' }, `${description} In pieces: plain, marked, plain, marked; the first may be empty.`);

export const schemas = {
  Record: object(
    'A publication.',
    {
      id: text('Its identifier, for as long as it is in the collection.'),
      title: text('Its title.'),
      type: text('A document type: `artikel`, `rapport`, `boek` …'),
      typeLabel: text('The document type in the language that was asked for.'),
      publisher: text('Its publisher.'),
      journal: text('The journal it stands in.'),
      year: { type: 'integer', description: 'The year of publication.' },
      abstract: text('The whole abstract; in lists that a term found there is `found` instead.'),
      language: text('The language it is written in (ISO 639).'),
      keywords: list({ type: 'string' }, 'What it is about.'),
      links: list(ref('Link'), 'Where it can be read.'),
      found: ref('Found'),
    },
    ['type', 'typeLabel', 'publisher', 'journal', 'year', 'abstract', 'language', 'found'],
  ),
  Link: object('A full text.', {
    url: text('Its address; empty where none is known.'),
    access: text('`open`, `beperkt`, or empty where it is not known.'),
    filetype: text('`pdf`, `html` …, or empty.'),
  }),
  Found: object('Why a record was found.', {
    title: pieces('The title.'),
    passage: pieces('The best passage of the abstract.'),
  }),
  Option: object('A value of a filter.', {
    value: text('As addresses have it.'),
    label: text('In the language that was asked for.'),
    count: count('Records with it, besides what is chosen.'),
    checked: { type: 'boolean', description: 'Whether it is chosen.' },
  }),
  Filter: object(
    'A filter of a search.',
    {
      id: text('The name of its parameter: `trefwoord`, `jaar`, `taal` …'),
      title: text('In the language that was asked for.'),
      options: list(ref('Option'), 'The chosen values, and the most frequent others.'),
      more: count('How many other values there are; `/api/values` has them.'),
      find: text('What its values begin with, where the address says so.'),
      range: object('Of numbers: both ends, empty where open.', {
        from: text('The first.'),
        to: text('The last.'),
        digits: object('How long the numbers are.', { least: count('The shortest.'), most: count('The longest.') }),
      }),
    },
    ['find', 'range'],
  ),
  Results: object(
    'What a search found.',
    {
      state: { const: 'results' },
      term: text('As it was understood; `*` is everything.'),
      hits: count('How many records were found.'),
      start: count('The offset of the first record that is listed.'),
      records: list(ref('Record'), 'Twenty of them.'),
      filters: list(ref('Filter'), 'What narrows the search, counted in it.'),
      matched: {
        enum: ['all', 'most'],
        description: '`most`: no record has all words, and these come nearest.',
      },
      spelling: object('What was probably meant.', {
        term: text('The whole term as it would be right.'),
        hits: count('How many records that finds.'),
        applied: { type: 'boolean', description: 'Whether the records listed are those of it.' },
      }),
      meant: list(
        object('Other words for the same, which were looked up too.', {
          words: text('Of the term.'),
          also: list({ type: 'string' }, 'What was looked up for them.'),
        }),
        'Empty with `exact=1`.',
      ),
      without: list(
        object('What a chosen value keeps away.', {
          filter: text('The id of its filter.'),
          value: text('The value.'),
          hits: count('How many records there were without it.'),
        }),
        'Only where nothing was found.',
      ),
    },
    ['spelling'],
  ),
  Failure: object('The search does not answer now.', {
    state: { const: 'error' },
    term: text('As it was understood.'),
  }),
  Values: object('The values of one filter in a search.', {
    filter: text('The id of the filter.'),
    options: list(ref('Option'), 'Those that begin with what was asked, at most a hundred.'),
    more: count('How many others match.'),
  }),
  Suggestions: object('What somebody who types may be looking for, the likeliest first.', {
    terms: list(object('A keyword.', { text: text('It.'), count: count('Records with it.') }), 'Keywords.'),
    titles: list(ref('Title'), 'Publications.'),
    dossiers: list(ref('Title'), 'Dossiers, which are not among the others.'),
  }),
  Title: object('A record by its title.', { id: text('Its identifier.'), title: text('Its title.') }),
} as const;

export const schemaRef = (name: keyof typeof schemas) => ref(name);
