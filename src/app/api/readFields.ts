/*
 * Reads answers of services leniently where no schema is loaded: browsers get none. What is of another type is as good
 * as missing.
 */

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A moment as all browsers read one (ISO 8601): databases leave out the `T`, and some services a zone's colon. */
export function momentOf(value: unknown): string {
  return textOf(value)
    .replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
    .replace(/(T[\d:.]+[+-]\d\d)(?::?(\d\d))?$/, (_, moment: string, minutes = '00') => `${moment}:${minutes}`);
}

/** The address of a page, as a path or whole; the root where it would lead anywhere else than to a page. */
export function pageAddressIn(value: unknown): string {
  const address = textOf(value);
  return /^(?:https?:\/)?\/(?![/\\])/.test(address) ? address : '/';
}
