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
  const { contenders, largePage }: typeof renderers = await import(pathToFileURL(join(outDir, 'renderers.js')).href);
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
  const large = measureLargePage(await largePage());
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
    ...large,
  ];
}

/** How often a page of 300 elements is planned and rendered before, and while, it is measured. */
const largeRounds = 40;

/** Planning 300 elements of all kinds, with texts cleaned before and with new ones each time; then rendering them. */
function measureLargePage({
  answer,
  planned,
  reporting,
  render,
  comparing,
}: Awaited<ReturnType<typeof renderers.largePage>>): Row[] {
  const known = answer(0);
  const page = planned(known);
  const timesOf = (run: (round: number) => unknown, prepare: (round: number) => unknown = () => undefined) => {
    const times = Array.from({ length: 2 * largeRounds }, (_, round) => {
      prepare(round);
      const start = performance.now();
      run(round);
      return performance.now() - start;
    });
    return median(times.slice(largeRounds));
  };
  let fresh: unknown;
  const warm = timesOf(() => planned(known));
  const cold = timesOf(
    () => planned(fresh),
    (round) => {
      fresh = answer(round + 1);
    },
  );
  let report: () => unknown = () => undefined;
  const reported = timesOf(
    () => report(),
    (round) => {
      report = reporting(answer(2000 + round));
    },
  );
  const rendering = timesOf(() => render(page));
  const compared = timesOf(() => comparing());
  const goal = '< 20 ms';
  return [
    {
      what: 'planning 300 elements of all kinds, texts cleaned before',
      value: `${warm.toFixed(1)} ms`,
      goal,
      met: warm < 20,
    },
    {
      what: 'planning 300 elements of all kinds, texts never seen',
      value: `${cold.toFixed(1)} ms`,
      goal,
      met: cold < 20,
    },
    {
      what: 'reporting on 300 elements of all kinds, texts never seen',
      value: `${reported.toFixed(1)} ms`,
      goal: '< 30 ms',
      met: reported < 30,
    },
    {
      what: 'holding a draft of 1,000 elements in another order against what is published',
      value: `${compared.toFixed(1)} ms, ${comparing().changes.length} changes`,
      goal: '< 50 ms',
      met: compared < 50,
    },
    {
      what: 'rendering those 300 elements',
      value: `${rendering.toFixed(1)} ms, ${(render(page).length / 1000).toFixed(0)} kB`,
      goal: '',
      met: undefined,
    },
  ];
}

function firstDifference(one: string, other: string): string {
  const index = [...one].findIndex((character, position) => character !== other[position]);
  return `${index}: "${one.slice(index - 40, index + 60)}" and "${other.slice(index - 40, index + 60)}"`;
}
