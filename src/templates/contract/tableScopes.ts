import { Parser } from 'htmlparser2';

interface Cell {
  readonly kind: 'th' | 'td';
  /** Where an attribute can be added: behind the tag's name. */
  readonly at: number;
  readonly hasScope: boolean;
}

interface OpenTable {
  /** Whether a row of data has been read: what comes before it heads the columns. */
  hasData: boolean;
  row: Cell[];
}

/**
 * Says of the headings of tables what they head, where that can be known (WCAG technique H63): the columns in the first
 * rows that hold nothing but headings, else the row when they stand at its beginning. What an editor said stays.
 *
 * @param html sanitised
 */
export function withTableScopes(html: string): string {
  if (!html.includes('<th')) return html;
  const scopes: { at: number; scope: 'col' | 'row' }[] = [];
  const tables: OpenTable[] = [];
  const parser = new Parser(
    {
      onopentag(name, { scope }) {
        const table = tables.at(-1);
        if (name === 'table') tables.push({ hasData: false, row: [] });
        else if (name === 'tr' && table) table.row = [];
        else if (name === 'th' || name === 'td')
          table?.row.push({ kind: name, at: parser.startIndex + `<${name}`.length, hasScope: scope !== undefined });
      },
      onclosetag(name) {
        if (name === 'table') tables.pop();
        const table = tables.at(-1);
        if (name === 'tr' && table) scopes.push(...scopesIn(table));
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let written = '';
  let from = 0;
  for (const { at, scope } of scopes.sort((one, other) => one.at - other.at)) {
    written += `${html.slice(from, at)} scope="${scope}"`;
    from = at;
  }
  return written + html.slice(from);
}

/** The headings of the row that was just read, with what they head. */
function scopesIn(table: OpenTable): { at: number; scope: 'col' | 'row' }[] {
  const { row } = table;
  const leading = row.findIndex(({ kind }) => kind === 'td');
  const headsColumns = leading === -1 && !table.hasData;
  if (leading !== -1) table.hasData = true;
  const headings = headsColumns ? row : row.slice(0, Math.max(leading, 0));
  return headings.flatMap(({ at, hasScope }) => (hasScope ? [] : [{ at, scope: headsColumns ? 'col' : 'row' }]));
}
