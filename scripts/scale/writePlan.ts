import { limitsOf } from './limits.ts';
import { table, whole, within } from './markdown.ts';
import { type Inputs, type Plan, planFor } from './plan.ts';
import { runPlan } from './runPlan.ts';
import type { Simulated } from './simulation/simulate.ts';
import { writeMeasured } from './writeMeasured.ts';

/** How often the demand is tried with which the plan's machines are run. */
const loads = [1, 1.25, 1.5, 2];

/** The plan in Markdown, from the tables that an owner fills and what the bench measured. */
export function writePlan(inputs: Inputs): string {
  const { demand, prices, assumptions } = inputs;
  const exact = planFor(inputs);
  const sampled = planFor(inputs, assumptions.countedMost.value);
  const price = prices.source === '' ? '**placeholders, from no source**' : `from ${prices.source}`;
  return [
    'What the bench measured:',
    writeMeasured(inputs.measured),
    `For ${whole(demand.records)} records, ${whole(demand.sites)} sites and ${whole(demand.requestsPerSecond)} requests a second, of which ${whole(sumOf(exact))} reach a portal. Prices are ${price} (\`scripts/scale/prices.json\`).`,
    planTable(
      [
        ['as it is: every count exact', exact],
        [`counts in a sample of ${whole(assumptions.countedMost.value)} (not built)`, sampled],
      ],
      prices.currency,
    ),
    'The second plan’s machines, simulated for its demand and for more:',
    loadTable(loads.map((times) => [times, runPlan(inputs, sampled, times)] as const)),
    'What breaks, the first first:',
    table(
      ['with so many records', 'what', 'what one would change then'],
      limitsOf(inputs).map(({ records, what, change }) => [
        Number.isFinite(records) ? whole(roundTo(records)) : 'none measured',
        what,
        change,
      ]),
    ),
    'What is taken for granted (`scripts/scale/assumptions.json`):',
    table(
      ['name', 'value', 'why'],
      Object.entries(assumptions).map(([name, { value, why }]) => [name, String(value), why]),
    ),
  ].join('\n\n');
}

const sumOf = ({ reaching }: Plan) => reaching.keptPage + reaching.freshPage + reaching.search;

/** A guess has two figures at the most. */
const roundTo = (value: number) => (value === 0 ? 0 : Number(value.toPrecision(2)));

function planTable(plans: readonly (readonly [name: string, plan: Plan])[], currency: string): string {
  const [, first] = plans[0] ?? [];
  const money = (amount: number) => `${currency} ${whole(amount)}`;
  const row = (what: string, of: (plan: Plan) => string) => [what, ...plans.map(([, plan]) => of(plan))];
  const kinds = first?.machines.map(({ kind }) => kind) ?? [];
  return table(
    ['', ...plans.map(([name]) => name)],
    [
      row('processors’ time of one search', ({ searchMs }) => `${whole(searchMs.engine)} ms`),
      ...kinds.map((kind) =>
        row(`${kind} machines`, ({ machines }) => {
          const { count = 0, because = '', perMonth = 0 } = machines.find((each) => each.kind === kind) ?? {};
          return `${whole(count)} (${because}), ${money(perMonth)}`;
        }),
      ),
      row('disk, replicas included', ({ diskGb, diskPerMonth }) => `${whole(diskGb)} GB, ${money(diskPerMonth)}`),
      row('sent by the cache in front', ({ edgeTb, edgePerMonth }) => `${whole(edgeTb)} TB, ${money(edgePerMonth)}`),
      row('a month', ({ perMonth }) => money(perMonth)),
    ],
  );
}

function loadTable(runs: readonly (readonly [times: number, run: Simulated])[]): string {
  const kinds = [...(runs[0]?.[1].times.keys() ?? [])];
  return table(
    ['times the demand', 'processors taken: portal, search', ...kinds.map((kind) => `${kind}: p50, p95, p99`)],
    runs.map(([times, run]) => [
      String(times),
      ['portal', 'search'].map((name) => `${whole((run.stations.get(name)?.taken ?? 0) * 100)} %`).join(', '),
      ...kinds.map((kind) =>
        within(
          (run.times.get(kind) ?? []).map((time) => time * 1000),
          [0.5, 0.95, 0.99],
        ),
      ),
    ]),
  );
}
