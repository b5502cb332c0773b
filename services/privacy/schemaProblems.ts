import type { Columns } from './personalData.ts';

/**
 * What the list of personal data and a database's schema do not agree on, a sentence for each: every column stands once,
 * as personal or as not.
 */
export function schemaProblems(
  schema: Columns,
  personal: readonly { readonly id: string; readonly columns: Columns }[],
  impersonal: Columns,
): readonly string[] {
  const said = [...personal, { id: 'impersonal', columns: impersonal }].flatMap(({ id, columns }) =>
    Object.entries(columns).flatMap(([table, names]) =>
      names.flatMap((name) =>
        (name === '*' ? (schema[table] ?? ['*']) : [name]).map((each) => ({ id, table, name: each })),
      ),
    ),
  );
  const keyOf = ({ table, name }: { readonly table: string; readonly name: string }) => `${table}.${name}`;
  const there = Object.entries(schema).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  const keys = said.map(keyOf);
  return [
    ...there
      .filter((key) => !keys.includes(key))
      .map((key) => `${key} is not listed: say in personalData.ts whether it holds something of a person.`),
    ...said
      .filter((each) => !there.includes(keyOf(each)))
      .map((each) => `${keyOf(each)}, listed as ${each.id}, does not exist.`),
    ...keys.filter((key, place) => keys.indexOf(key) !== place).map((key) => `${key} is listed twice.`),
  ];
}
