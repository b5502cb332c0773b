/** A number as English writes it, without a part behind the point. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** A table with its columns one under the other, as the formatter has them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The times (ms) within which these shares of all times lie. */
export function within(times: readonly number[], shares: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return shares.map((share) => milliseconds(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)).join(', ');
}

const milliseconds = (value: number) => (value < 10 ? `${value.toFixed(1)} ms` : `${whole(value)} ms`);
