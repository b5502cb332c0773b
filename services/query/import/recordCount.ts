/** So many records, as the terminal says it: `1 record`, `1,204 records`. */
export function recordCount(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;
}
