import { describe, expect, it } from 'vitest';
import { createRandom } from '#samples/records/random.ts';
import { type Chance, type Scenario, simulate } from './simulate.ts';

const exponential = (mean: number) => (chance: Chance) => -mean * Math.log(1 - chance());

/** One station, and one kind of request. */
const oneStation = (servers: number, perSecond: number, service: (chance: Chance) => number): Scenario => ({
  stations: [{ name: 'desk', servers }],
  ways: [{ name: 'all', share: 1, visits: [{ station: 'desk', service }] }],
  ...{
    perSecond,
    seconds: 200_000 / perSecond,
    warmUp: 20_000 / perSecond,
    chance: createRandom(`${servers} ${perSecond}`).next,
  },
});

/** The mean wait of M/M/c by Erlang's C formula. */
function meanWait(servers: number, perSecond: number, mean: number): number {
  const offered = perSecond * mean;
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) blocked = (offered * blocked) / (count + offered * blocked);
  const waits = blocked / (1 - (offered / servers) * (1 - blocked));
  return (waits * mean) / (servers - offered);
}

/** How far a mean by chance may lie from the one of theory. */
const near = 0.08;

describe('the simulation', () => {
  it.each([
    [1, 0.5],
    [1, 0.8],
    [4, 0.7],
    [16, 0.9],
  ])('waits as long as theory says with %i servers that are taken for %f of the time', (servers, taken) => {
    const mean = 0.05;
    const perSecond = (taken * servers) / mean;
    const { times, stations } = simulate(oneStation(servers, perSecond, exponential(mean)));
    const desk = stations.get('desk');
    const expected = meanWait(servers, perSecond, mean);
    expect(desk?.taken).toBeCloseTo(taken, 1);
    expect(Math.abs((desk?.meanWait ?? 0) - expected) / expected).toBeLessThan(near);
    const all = times.get('all') ?? [];
    const meanTime = all.reduce((sum, time) => sum + time, 0) / all.length;
    expect(Math.abs(meanTime - expected - mean) / (expected + mean)).toBeLessThan(near);
  });

  it('waits half as long where every service takes the same time (Pollaczek and Khinchine)', () => {
    const { stations } = simulate(oneStation(1, 16, () => 0.05));
    const expected = meanWait(1, 16, 0.05) / 2;
    expect(Math.abs((stations.get('desk')?.meanWait ?? 0) - expected) / expected).toBeLessThan(near);
  });

  it('has the second of two stations wait as if it stood alone (Burke)', () => {
    const service = exponential(0.05);
    const visits = ['first', 'second'].map((station) => ({ station, service }));
    const stations = visits.map(({ station }) => ({ name: station, servers: 2 }));
    const { stations: waited } = simulate({
      ...oneStation(2, 28, service),
      stations,
      ways: [{ name: 'both', share: 1, visits }],
    });
    const expected = meanWait(2, 28, 0.05);
    for (const { station } of visits) {
      expect(Math.abs((waited.get(station)?.meanWait ?? 0) - expected) / expected).toBeLessThan(near);
    }
  });

  it('does the same with the same chance', () => {
    const run = () => simulate(oneStation(2, 30, exponential(0.05))).times.get('all');
    expect(run()).toEqual(run());
  });
});
