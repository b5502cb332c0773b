import { ask } from '#tests/e2e/helpers/network.ts';

/** One series of a scrape: its metric and its labels. */
export interface Series {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Asks a portal for its metrics and reads them. */
export async function scrape(port: number): Promise<Series[]> {
  const { status, text } = await ask({ port, path: '/metrics' });
  if (status !== 200) throw new Error(`Metrics are answered with ${status}: ${text}`);
  return readSeries(text);
}

/** Reads Prometheus' text format, of which the portal writes no escapes into labels. */
export function readSeries(text: string): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, metric = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (metric === '') throw new Error(`This is no line of metrics: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text] as const);
      return { metric, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** The sum of the series of a metric that have these labels. */
export function total(
  series: readonly Series[],
  metric: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return series
    .filter((one) => one.metric === metric && Object.entries(labels).every(([name, text]) => one.labels[name] === text))
    .reduce((sum, { value }) => sum + value, 0);
}
