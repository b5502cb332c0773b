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
      authors: list(ref('Author'), 'Who wrote it, or edited what has no author; in lists the first of them.'),
      moreAuthors: count('How many authors are not listed.'),
      organisations: list(ref('Organisation'), 'Who contributed; not told in lists.'),
      doi: text('Without `https://doi.org/`.'),
      isbn: list({ type: 'string' }, 'Without hyphens.'),
      places: list(ref('Place'), 'What places it is about.'),
      versions: list(ref('Version'), 'Other records of the same work, which were found too.'),
      found: ref('Found'),
    },
    [
      ...['type', 'typeLabel', 'publisher', 'journal', 'year', 'abstract', 'language', 'found'],
      ...['authors', 'moreAuthors', 'organisations', 'doi', 'isbn', 'places', 'versions'],
    ],
  ),
  Author: object(
    'Who wrote a record.',
    {
      name: text('As the record has it.'),
      id: text('Names the page of the author’s records.'),
      orcid: text('The author’s ORCID.'),
      listed: text('Under which the author’s records are counted.'),
      role: text('`editor` of those who edited a work that has no author.'),
    },
    ['orcid', 'listed', 'role'],
  ),
  Organisation: object(
    'Who contributed to a record.',
    {
      name: text('As the record has it.'),
      id: text('Names the page of the organisation’s records.'),
      ror: text('The address of its entry in the Research Organization Registry.'),
    },
    ['ror'],
  ),
  Place: object('A point in WGS 84.', {
    lat: { type: 'number', description: 'Degrees north.' },
    lon: { type: 'number', description: 'Degrees east.' },
    name: text('What it is called; may be empty.'),
  }),
  Version: object(
    'Another record of a work.',
    {
      id: text('Its identifier.'),
      title: text('Its title.'),
      publisher: text('Its publisher.'),
      journal: text('The journal it stands in.'),
      typeLabel: text('The document type in the language that was asked for.'),
      year: { type: 'integer', description: 'The year of publication.' },
    },
    ['publisher', 'journal', 'typeLabel', 'year'],
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
  Option: object(
    'A value of a filter.',
    {
      value: text('As addresses have it.'),
      label: text('In the language that was asked for.'),
      count: count('Records with it, besides what is chosen.'),
      checked: { type: 'boolean', description: 'Whether it is chosen.' },
      parent: text('The value that it is a part of.'),
    },
    ['parent'],
  ),
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
        bars: list(
          object('A part of the range, both ends included.', {
            from: { type: 'integer', description: 'The first number.' },
            to: { type: 'integer', description: 'The last number.' },
            count: count('Records in it, besides what else is chosen.'),
          }),
          'The range in parts, for a picture of it.',
        ),
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
      partial: list(
        ref('Record'),
        'Where few records have all words of the term: some that have a part of them, up to twenty with those above. They are not counted.',
      ),
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
        'Only where little was found.',
      ),
      unfiltered: count('Where nothing was found with filters: how many there are without any.'),
      similar: list(ref('Record'), 'Of one record that was asked for: others about the same.'),
      places: object(
        'Where the search looks; only where the collection knows places.',
        {
          isOpen: { type: 'boolean', description: 'Whether the map is open.' },
          tiles: object('What the map is drawn on.', { url: text('Its tiles.'), credit: text('Whose they are.') }),
          box: list({ type: 'number' }, 'West, south, east and north, in degrees.'),
          near: { type: 'object', description: 'The place around which it looks, as typed and as found.' },
        },
        ['tiles', 'box', 'near'],
      ),
    },
    ['partial', 'spelling', 'unfiltered', 'similar', 'places'],
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
