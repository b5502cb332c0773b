import { type HTMLAttributes, useId } from 'react';
import type { LonLat } from './lonLat.ts';
import type { Mark } from './marks.ts';
import { dikes, extent, land, neighbours, rivers } from './netherlands.ts';
import { placeMapVariants } from './PlaceMap.variants.ts';
import { type Point, pathAlong, size, tenths, written } from './projection.ts';

const along = (paths: readonly (readonly LonLat[])[], end: 'open' | 'closed') =>
  paths.map((path) => pathAlong(path, end)).join('');

const wholeDegrees = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) }, (_, step) => Math.floor(from) + step + 1);

const { west, east, south, north } = extent;
const meridians = wholeDegrees(west, east).map((lon): readonly LonLat[] => [
  [lon, south],
  [lon, north],
]);
const parallels = wholeDegrees(south, north).map((lat): readonly LonLat[] => [
  [west, lat],
  [east, lat],
]);

const graticule = along([...meridians, ...parallels], 'open');
const country = along(land, 'closed');
const shores = country + along(neighbours, 'closed');
const riverLines = along(rivers, 'open');
const dikeLines = along(dikes, 'open');

/** Widths in units: laid over one another, they print the sea in steps towards the shore. */
const shelves = [40, 24, 10] as const;

interface OutlineProps {
  marks: readonly Mark[];
  /** What a number tells of a pointer, and hears of one. */
  attend: (number: number) => HTMLAttributes<HTMLElement>;
  /** The entry of the list with this number. */
  hrefOf: (number: number) => string;
}

/**
 * Where the marked places lie, for those who see it: the list beside it names them, and is where the keyboard and screen
 * readers go. A number that is pressed leads there.
 */
export function Outline({ marks, attend, hrefOf }: OutlineProps) {
  const id = useId();
  const dots = marks.filter(({ at, label }) => label === undefined || distance(at, label) > 1);
  const leaders = dots.flatMap(({ at, label }) => (label ? [`M${written(at)} ${written(label)}`] : []));
  return (
    <div aria-hidden="true" className={placeMapVariants({ part: 'sheet' })}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={placeMapVariants({ part: 'drawing' })}
      >
        <defs>
          {/* One shape, so that shores which meet are not printed twice. */}
          <path id={id} d={shores} />
        </defs>
        <path d={graticule} strokeWidth="0.8" className={placeMapVariants({ part: 'graticule' })} />
        {shelves.map((width) => (
          <use key={width} href={`#${id}`} strokeWidth={width} className={placeMapVariants({ part: 'shelf' })} />
        ))}
        <use href={`#${id}`} className={placeMapVariants({ part: 'abroad' })} />
        <path d={country} strokeWidth="1.2" className={placeMapVariants({ part: 'land' })} />
        <path d={riverLines} strokeWidth="1.4" className={placeMapVariants({ part: 'river' })} />
        <path d={dikeLines} strokeWidth="1.4" className={placeMapVariants({ part: 'dike' })} />
        <path d={leaders.join('')} strokeWidth="1.6" className={placeMapVariants({ part: 'leader' })} />
        {dots.map(({ number, at }) => (
          <circle
            key={number}
            cx={tenths(at.x)}
            cy={tenths(at.y)}
            r="4"
            strokeWidth="1.5"
            className={placeMapVariants({ part: 'dot' })}
          />
        ))}
      </svg>
      {/* Written by the page and not by the drawing, so that they keep the size of text. */}
      {marks.map(({ number, label }) => {
        if (!label) return null;
        const place = `${sharesOf('x', label.x / size.width)} ${sharesOf('y', label.y / size.height)}`;
        return (
          <a
            key={number}
            href={hrefOf(number)}
            tabIndex={-1}
            {...attend(number)}
            className={`${placeMapVariants({ part: 'number', place: 'map' })} ${place}`}
          >
            {number}
          </a>
        );
      })}
    </div>
  );
}

/** The classes that add up to a share of a side, to the whole percent: fourteen rules say every place of a map. */
function sharesOf(side: 'x' | 'y', share: number): string {
  const percent = Math.round(share * 100);
  return [64, 32, 16, 8, 4, 2, 1]
    .filter((part) => percent & part)
    .map((part) => `place-${side}-${part}`)
    .join(' ');
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
