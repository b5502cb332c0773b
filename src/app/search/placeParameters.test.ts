import { describe, expect, it } from 'vitest';
import { withMap } from './parameters.ts';
import {
  boxOf,
  mapViewOf,
  nearOf,
  withBox,
  withMapView,
  withMapViewOf,
  withNear,
  withoutPlace,
} from './placeParameters.ts';

const parametersOf = (query: string) => new URLSearchParams(query);

describe('the place in a search’s address', () => {
  it.each([
    ['box=5.6,52,6.1,52.4', [5.6, 52, 6.1, 52.4]],
    ['box=6.1,52,5.6,52.4', undefined],
    ['box=5.6,52,6.1', undefined],
    ['box=5.6,52,6.1,52.4,1', undefined],
    ['box=5.6,52,6.1,noord', undefined],
    ['box=5.6,52,200,52.4', undefined],
    ['', undefined],
  ])('%s is the box %j', (query, box) => expect(boxOf(parametersOf(query))).toEqual(box));

  it.each([
    ['near=Ede&km=25', { typed: 'Ede', kilometres: 25 }],
    ['near=+6711+AB+', { typed: '6711 AB', kilometres: 10 }],
    ['near=Ede&km=7', { typed: 'Ede', kilometres: 10 }],
    ['near=+', undefined],
    ['km=25', undefined],
  ])('%s is near %j', (query, near) => expect(nearOf(parametersOf(query))).toEqual(near));

  it('is one place at a time, and starts the list anew', () => {
    const given = parametersOf('jaar=2020&map=1&box=5,52,6,53&at=52,5,8&start=20');
    expect(withNear(given, 'Ede', 5).toString()).toBe('jaar=2020&map=1&near=Ede&km=5');
    expect(withBox(withNear(given, 'Ede'), [5, 52, 6, 53]).toString()).toBe(
      'jaar=2020&map=1&box=5.0000%2C52.0000%2C6.0000%2C53.0000',
    );
    expect(withoutPlace(given).toString()).toBe('jaar=2020&map=1');
    expect(withMap(given, false).toString()).toBe('jaar=2020&box=5%2C52%2C6%2C53');
  });

  it('is looked at as before while other parts of the address change, where the map is open', () => {
    expect(withMapViewOf(parametersOf('map=1&jaar=2020'), '?map=1&at=52,5,8').get('at')).toBe('52.0000,5.0000,8');
    expect(withMapViewOf(parametersOf('jaar=2020'), '?map=1&at=52,5,8').has('at')).toBe(false);
    expect(withMapViewOf(parametersOf('map=1'), '?map=1').toString()).toBe('map=1');
  });

  it('keeps how the map is looked at', () => {
    const moved = withMapView(parametersOf('map=1&start=20'), { lat: 52.123_456, lon: 5.4, zoom: 9 });
    expect(moved.toString()).toBe('map=1&start=20&at=52.1235%2C5.4000%2C9');
    expect(mapViewOf(moved)).toEqual({ lat: 52.1235, lon: 5.4, zoom: 9 });
    expect(mapViewOf(parametersOf('at=52,5,99'))).toBeUndefined();
  });
});
