import FlatQueue from 'flatqueue';

/** Gives numbers from 0 up to, not including, 1. */
export type Chance = () => number;

/** So many servers with one queue before them, first come, first served. */
export interface Station {
  readonly name: string;
  readonly servers: number;
}

/** What a request does at a station. */
export interface Visit {
  readonly station: string;
  /** How long a server is taken (s). */
  readonly service: (chance: Chance) => number;
}

/** One kind of request: of all requests so many, and where they go, one station after the other. */
export interface Way {
  readonly name: string;
  readonly share: number;
  readonly visits: readonly Visit[];
}

export interface Scenario {
  readonly stations: readonly Station[];
  readonly ways: readonly Way[];
  /** Requests come by chance, independently of each other (a Poisson process). */
  readonly perSecond: number;
  /** For how long they come, and for how long nothing is counted at first (s). */
  readonly seconds: number;
  readonly warmUp: number;
  readonly chance: Chance;
}

export interface Simulated {
  /** By way: how long each request took that came after the warm-up (s). */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** By station: which share of the time its servers were taken, and how long was waited on average (s). */
  readonly stations: ReadonlyMap<string, { readonly taken: number; readonly meanWait: number }>;
}

interface Request {
  readonly way: Way;
  readonly came: number;
  at: number;
  reached: number;
}

/** A queueing network, event by event. The same chance gives the same outcome. */
export function simulate({ stations, ways, perSecond, seconds, warmUp, chance }: Scenario): Simulated {
  const running = new Map(stations.map((station) => [station.name, createRunning(station)]));
  const times = new Map(ways.map(({ name }) => [name, [] as number[]]));
  const requests = new Map<number, Request>();
  // What happens next, by its moment: a request comes (-1), or one is served (its number).
  const events = new FlatQueue<number>();
  let next = 0;
  let now = 0;

  const begin = (number: number, request: Request, station: Running) => {
    const visit = request.way.visits[request.at];
    if (visit === undefined) return;
    const service = visit.service(chance);
    station.free -= 1;
    if (now >= warmUp && now < seconds) {
      station.taken += service;
      station.waited += now - request.reached;
      station.served += 1;
    }
    events.push(number, now + service);
  };
  const reach = (number: number, request: Request) => {
    const visit = request.way.visits[request.at];
    if (visit === undefined) {
      if (request.came >= warmUp) times.get(request.way.name)?.push(now - request.came);
      requests.delete(number);
      return;
    }
    const station = running.get(visit.station) ?? unknown(visit.station);
    request.reached = now;
    if (station.free > 0) begin(number, request, station);
    else station.queue.push(number, station.order++);
  };

  events.push(-1, gap(perSecond, chance));
  for (;;) {
    const moment = events.peekValue();
    const number = events.pop();
    if (moment === undefined || number === undefined) break;
    now = moment;
    if (number < 0) {
      if (now >= seconds) continue;
      events.push(-1, now + gap(perSecond, chance));
      const request = { way: pickWay(ways, chance), came: now, at: 0, reached: now };
      requests.set(next, request);
      reach(next, request);
      next += 1;
      continue;
    }
    const request = requests.get(number);
    if (request === undefined) continue;
    const station = running.get(request.way.visits[request.at]?.station ?? '') ?? unknown('');
    station.free += 1;
    const waiting = station.queue.pop();
    const first = waiting === undefined ? undefined : requests.get(waiting);
    if (waiting !== undefined && first !== undefined) begin(waiting, first, station);
    request.at += 1;
    reach(number, request);
  }
  const counted = seconds - warmUp;
  return {
    times,
    stations: new Map(
      [...running].map(([name, { servers, taken, waited, served }]) => [
        name,
        { taken: taken / counted / servers, meanWait: served === 0 ? 0 : waited / served },
      ]),
    ),
  };
}

const createRunning = ({ servers }: Station) => ({
  ...{ servers, free: servers, taken: 0, waited: 0, served: 0 },
  /** Numbers of requests in the order they came. */
  queue: new FlatQueue<number>(),
  order: 0,
});
type Running = ReturnType<typeof createRunning>;

const gap = (perSecond: number, chance: Chance) => -Math.log(1 - chance()) / perSecond;

function pickWay(ways: readonly Way[], chance: Chance): Way {
  let left = chance() * ways.reduce((sum, { share }) => sum + share, 0);
  for (const way of ways) {
    left -= way.share;
    if (left < 0) return way;
  }
  return ways.at(-1) ?? unknown('a way');
}

function unknown(name: string): never {
  throw new Error(`There is no ${name} in the scenario.`);
}
