/**
 * An answer as JSON that may also stand inside a `<script>` of a document: `<` is escaped. The same object is written
 * once, however many documents and API calls carry it.
 */
const written = new WeakMap<object, string>();

export function answerJson(answer: object): string {
  const known = written.get(answer);
  if (known !== undefined) return known;
  const json = scriptSafeJson(answer);
  written.set(answer, json);
  return json;
}

/** JSON that cannot end the script element it stands in. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
