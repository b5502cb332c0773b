import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as renderers from './renderers.tsx';
import type { Row } from './row.ts';

const rounds = 13;
const roundMilliseconds = 800;

/** Renders in one round of fixed length; the two take turns, so that noise of the machine meets both. */
function renderFor(milliseconds: number, render: () => unknown): number {
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) {
    render();
    count++;
  }
  return milliseconds / count;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The renderer against the same leaf components written by hand: byte-equal HTML, median of the rounds' ratios. */
export async function benchRenderer(): Promise<Row[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await build({
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'tests/bench/renderers.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'renderers.js' } },
    },
    ssr: { noExternal: true },
  });
  const { contenders }: typeof renderers = await import(pathToFileURL(join(outDir, 'renderers.js')).href);
  const { library, byHand, planned } = await contenders();
  const [ours, theirs] = [library.render(), byHand.render()];
  if (ours !== theirs)
    throw new Error(
      `The two pages differ at character ${firstDifference(ours, theirs)}: the ratio would mean nothing.`,
    );
  for (const { render } of [library, byHand]) renderFor(roundMilliseconds, render);
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [library, byHand] : [byHand, library];
    const spent = new Map(order.map((contender) => [contender, renderFor(roundMilliseconds, contender.render)]));
    const [mine = Number.NaN, reference = Number.NaN] = [spent.get(library), spent.get(byHand)];
    ratios.push(mine / reference);
    times.push(mine);
  }
  const planTime = renderFor(roundMilliseconds, planned);
  return [
    {
      what: 'renderer, 60 elements, against the same components by hand',
      value: `${median(ratios).toFixed(3)} × (${median(times).toFixed(2)} ms, ${(ours.length / 1000).toFixed(0)} kB)`,
      goal: '≤ 1.10',
      met: median(ratios) <= 1.1,
    },
    {
      what: 'planning those 60 elements, texts cleaned before',
      value: `${planTime.toFixed(2)} ms`,
      goal: '',
      met: undefined,
    },
  ];
}

function firstDifference(one: string, other: string): string {
  const index = [...one].findIndex((character, position) => character !== other[position]);
  return `${index}: "${one.slice(index - 40, index + 60)}" and "${other.slice(index - 40, index + 60)}"`;
}
