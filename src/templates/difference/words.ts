/** Names and stamps that the CMS gives itself: no editor wrote them. */
export const stamps = new Set([
  ...['identifier', 'searchidentifier', 'external_id', 'contentItemID', 'sections'],
  ...['lastmodified_date', 'last_update', 'navtitle'],
]);

/** Deeper than any field of the CMS. */
export const maximumDepth = 32;

/** The words of a value: of a list or an object those of what is in it. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (depth > maximumDepth || typeof value !== 'object' || value === null) return '';
  const entries = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, e]) => (stamps.has(key) ? [] : [e]));
  return entries
    .map((entry) => textOf(entry, depth + 1))
    .filter(Boolean)
    .join(', ');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Words as readers see them, without markup. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.includes('<') ? text.replace(/<[^<>]*>/g, ' ') : text;
  return plain
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .split(/\s+/)
    .filter(Boolean);
}
