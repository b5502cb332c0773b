import { table, whole, within } from './markdown.ts';
import type { Measured } from './measured.ts';

/** What the bench measured of each engine and size, in Markdown. */
export function writeMeasured(measured: readonly Measured[]): string {
  const row = (what: string, of: (one: Measured) => string) => [what, ...measured.map(of)];
  const both = (of: { service: number; engine: number }, unit: string) =>
    `${whole(of.service)}, ${whole(of.engine)} ${unit}`;
  return table(
    ['', ...measured.map(({ engine, records }) => `${engine}, ${whole(records)}`)],
    [
      row('load of the machine meanwhile', ({ load }) => load.join(' to ')),
      row('processors’ time of a search: service, engine', ({ processorMs }) =>
        processorMs === undefined ? 'not counted' : both(processorMs, 'ms'),
      ),
      row('search, nothing remembered: p50, p95', ({ searchMs }) => within(searchMs, [0.5, 0.95])),
      row('the same again: p50, p95', ({ rememberedMs }) => within(rememberedMs, [0.5, 0.95])),
      row('records a second: into an empty one', ({ filledPerSecond }) => whole(filledPerSecond)),
      row('imported beside these', ({ importedPerSecond }) => whole(importedPerSecond)),
      row('memory (PSS): service, engine', ({ memoryMegabytes }) => both(memoryMegabytes, 'MB')),
      row('on disk', ({ diskMegabytes }) => `${whole(diskMegabytes)} MB`),
      row('start of the service', ({ startSeconds }) => `${startSeconds} s`),
    ],
  );
}
