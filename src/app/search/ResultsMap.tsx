import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { SearchMap } from '#design-system/components/SearchMap/SearchMap.tsx';
import type { MapArea } from '#design-system/components/SearchMap/searchMap.types.ts';
import { mapAddress } from '../api/addresses.ts';
import { type ApiResponse, isMapResponse, type SearchPlaces } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { useTexts } from '../language/useTexts.ts';
import type { Search } from './addresses.ts';
import { markOf } from './markOf.ts';
import { type Box, mapViewOf, withBox, withMapView } from './placeParameters.ts';
import type { FilterDraft } from './useFilterDraft.ts';

interface ResultsMapProps {
  readonly view: Search;
  readonly places: SearchPlaces;
  readonly draft: FilterDraft;
  /** Where the list begins that says the same in words: `#results-list`. */
  readonly skipTo: string;
}

/** Sides of what is asked for, in thousandths of a degree: a map that hardly moved asks for nothing new. */
const steps = 1000;

/** The map of a search: what it shows is counted by the service, so that it is little however much is found. */
export function ResultsMap({ view, places, draft, skipTo }: ResultsMapProps) {
  const t = useTexts('search');
  const [seen, setSeen] = useState<{ readonly box: Box; readonly zoom: number; readonly isNearest: boolean }>();
  const { data, error } = useSWR<ApiResponse>(
    seen ? mapAddress(view, roundedOut(seen.box), Math.floor(seen.zoom)) : null,
    {
      keepPreviousData: true,
    },
  );
  const found = isMapResponse(data) ? data : undefined;
  const isNearest = seen?.isNearest === true;
  const marks = useMemo(
    () => (found?.clusters ?? []).map((cluster) => markOf(cluster, { view, isNearest }, t)),
    [found, view, isNearest, t],
  );
  const hasFailed = error !== undefined || (data !== undefined && !found);
  const formatted = numbersIn(view.language).format(found?.hits ?? 0);
  return (
    <SearchMap
      marks={marks}
      position={mapViewOf(view.parameters)}
      area={areaOf(places)}
      tiles={places.tiles}
      credit={t('map.credit')}
      status={hasFailed ? t('map.error') : found ? t('map.seen', { count: found.hits, formatted }) : ''}
      skipTo={skipTo}
      onSeen={({ box, position, isMoved, isNearest }) => {
        setSeen({ box, zoom: position.zoom, isNearest });
        // The router need not know: to it one is where one was.
        if (isMoved) history.replaceState(history.state, '', addressWith(position));
      }}
      onSearchHere={(box) => draft.leave(withBox(draft.parameters, box))}
      texts={{
        label: t('map.label'),
        keys: t('map.keys'),
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        searchHere: t('map.searchHere'),
        skip: t('map.skip'),
        failed: t('map.failed'),
      }}
    />
  );
}

function addressWith(position: Parameters<typeof withMapView>[1]): string {
  return `${location.pathname}?${withMapView(new URLSearchParams(location.search), position)}${location.hash}`;
}

function roundedOut([west, south, east, north]: Box): Box {
  const down = (degrees: number) => Math.floor(degrees * steps) / steps;
  const up = (degrees: number) => Math.ceil(degrees * steps) / steps;
  return [down(west), down(south), up(east), up(north)];
}

function areaOf({ box, near }: SearchPlaces): MapArea | undefined {
  if (box) return { kind: 'box', box };
  if (near?.kind !== 'found') return undefined;
  const { lat, lon, kilometres } = near;
  return { kind: 'circle', lat, lon, kilometres };
}
