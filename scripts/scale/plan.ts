import { type Growth, growthOf, steady } from './growth.ts';
import type { Assumptions, Demand, Prices } from './inputs.ts';
import type { Measured } from './measured.ts';

/** All that a plan is made from. */
export interface Inputs {
  readonly demand: Demand;
  readonly prices: Prices;
  readonly assumptions: Assumptions;
  readonly measured: readonly Measured[];
}

/** So many machines of one kind, and what asks for so many. */
export interface Machines {
  readonly kind: keyof Prices['machines'];
  readonly count: number;
  readonly because: string;
  readonly perMonth: number;
}

export interface Plan {
  /** How many records a search counts in. */
  readonly counted: number;
  /** Requests a second that reach a portal, by kind. */
  readonly reaching: { readonly keptPage: number; readonly freshPage: number; readonly search: number };
  /** Of the processors, for one search that is not remembered (ms). */
  readonly searchMs: { readonly service: number; readonly engine: number };
  readonly machines: readonly Machines[];
  readonly diskGb: number;
  readonly diskPerMonth: number;
  readonly edgeTb: number;
  readonly edgePerMonth: number;
  readonly perMonth: number;
}

/** The engine that the plan stands on. */
export const plannedEngine = 'OpenSearch';

const secondsOfMonth = 30 * 24 * 3600;

/** What each measured cost becomes with more records. */
export function growths(measured: readonly Measured[]) {
  const ours = measured.flatMap(({ processorMs, ...one }) =>
    one.engine === plannedEngine && processorMs !== undefined ? [{ ...one, processorMs }] : [],
  );
  const of = (costOf: (one: (typeof ours)[number]) => number): Growth => growthOf(ours, costOf);
  return {
    engineMs: of(({ processorMs }) => processorMs.engine),
    // It reads an answer, whose size has limits however much is searched: the most that was measured.
    serviceMs: steady(Math.max(0, ...ours.map(({ processorMs }) => processorMs.service))),
    serviceMegabytes: of(({ memoryMegabytes }) => memoryMegabytes.service),
    diskMegabytes: of(({ diskMegabytes }) => diskMegabytes),
    startSeconds: of(({ startSeconds }) => startSeconds),
  };
}

/** How many machines of what kind, and what they cost. @param countedMost records that a search counts in at most */
export function planFor(inputs: Inputs, countedMost = Number.POSITIVE_INFINITY): Plan {
  const { demand, prices, assumptions } = inputs;
  const value = (name: keyof Assumptions) => assumptions[name].value;
  const grown = growths(inputs.measured);
  const counted = Math.min(demand.records, countedMost);
  const arriving = demand.requestsPerSecond * (1 - value('edgeShare'));
  const reaching = {
    keptPage: arriving * value('keptPageShare'),
    freshPage: arriving * value('freshPageShare'),
    search: arriving * value('searchShare'),
  };
  const searchMs = { service: grown.serviceMs.at(counted), engine: grown.engineMs.at(counted) };
  const fresh = reaching.search * (1 - value('rememberedShare'));

  const portalMs =
    reaching.keptPage * value('keptPageMs') +
    reaching.freshPage * value('freshPageMs') +
    // A page of results is rendered too.
    reaching.search * (value('freshPageMs') + searchMs.service);
  const portalMegabytes = value('portalMegabytes') + grown.serviceMegabytes.at(demand.records);
  const diskGb = (grown.diskMegabytes.at(demand.records) / 1024) * value('copies');
  const { portal, search, database } = prices.machines;
  const forWork = (milliseconds: number, processors: number) => milliseconds / 1000 / value('takenMost') / processors;
  const machines = [
    machinesOf('portal', prices, 2, [
      ['processors', forWork(portalMs, portal.processors)],
      [`memory (${Math.round(portalMegabytes / 1024)} GB for one portal)`, portalMegabytes / 1024 / portal.memoryGb],
    ]),
    machinesOf('search', prices, 3, [
      ['processors', forWork(fresh * searchMs.engine, search.processors)],
      ['memory', (diskGb * value('indexInMemory')) / search.memoryGb],
    ]),
    { kind: 'database' as const, count: 2, because: 'one and its replica', perMonth: 2 * database.perMonth },
  ];
  const edgeTb = (demand.requestsPerSecond * value('answerKb') * secondsOfMonth) / 1024 ** 3;
  const [diskPerMonth, edgePerMonth] = [diskGb * prices.diskPerGbMonth, edgeTb * prices.edgePerTb];
  return {
    ...{ counted, reaching, searchMs, machines, diskGb, diskPerMonth, edgeTb, edgePerMonth },
    perMonth: machines.reduce((sum, each) => sum + each.perMonth, diskPerMonth + edgePerMonth),
  };
}

/** As many as the greatest of these asks for, and one more, which may fail. */
function machinesOf(
  kind: Machines['kind'],
  prices: Prices,
  least: number,
  wanted: readonly (readonly [what: string, count: number])[],
): Machines {
  const [because, most] = wanted.reduce((greatest, each) => (each[1] > greatest[1] ? each : greatest), [
    '',
    0,
  ] as const);
  const needed = Math.ceil(most) + 1;
  const count = Math.max(least, needed);
  return {
    kind,
    count,
    because: count > needed ? 'the least' : because,
    perMonth: count * prices.machines[kind].perMonth,
  };
}
