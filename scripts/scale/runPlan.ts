import { createRandom } from '#samples/records/random.ts';
import type { Inputs, Plan } from './plan.ts';
import { plannedEngine } from './plan.ts';
import { type Chance, type Simulated, simulate, type Way } from './simulation/simulate.ts';

/** How long requests come in a run, and how long nothing is counted at first (s). */
const seconds = 40;
const warmUp = 10;

/**
 * Runs a plan's machines for less than a minute with so many times the demand. Times of searches are those measured,
 * each as much longer as the plan expects of its records; the shards that a search runs on side by side are one server
 * for as long as one of them takes.
 */
export function runPlan({ prices, assumptions, measured }: Inputs, plan: Plan, times = 1): Simulated {
  const value = (name: keyof typeof assumptions) => assumptions[name].value;
  const chance = createRandom(`scale ${times}`).next;
  const processors = (kind: 'portal' | 'search') =>
    (plan.machines.find((each) => each.kind === kind)?.count ?? 0) * prices.machines[kind].processors;
  const { keptPage, freshPage, search } = plan.reaching;
  const spread = spreadOf(measured.findLast(({ engine }) => engine === plannedEngine)?.searchMs ?? []);
  const portal = (milliseconds: number) => ({ station: 'portal', service: () => milliseconds / 1000 });
  const engine = {
    station: 'search',
    service: (by: Chance) => (spread(by) * plan.searchMs.engine) / value('shardsAtOnce') / 1000,
  };
  const remembered = search * value('rememberedShare');
  const shown = portal(value('freshPageMs') + plan.searchMs.service);
  const ways: Way[] = [
    { name: 'kept page', share: keptPage, visits: [portal(value('keptPageMs'))] },
    { name: 'fresh page', share: freshPage, visits: [portal(value('freshPageMs'))] },
    { name: 'search, remembered', share: remembered, visits: [portal(value('freshPageMs'))] },
    { name: 'search', share: search - remembered, visits: [engine, shown] },
  ];
  return simulate({
    stations: [
      { name: 'portal', servers: processors('portal') },
      { name: 'search', servers: Math.max(1, Math.floor(processors('search') / value('shardsAtOnce'))) },
    ],
    ways,
    perSecond: (keptPage + freshPage + search) * times,
    ...{ seconds, warmUp, chance },
  });
}

/** Times as they were measured, as parts of their mean. */
function spreadOf(times: readonly number[]): (chance: Chance) => number {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return (chance) => (times[Math.floor(chance() * times.length)] ?? mean) / mean;
}
