import { chunk } from '#templates/renderer/chunk.tsx';
import type { SearchResponse } from '../api/responses.ts';
import type { Search } from './addresses.ts';
import { isMapOpen } from './parameters.ts';

/** The map of a search and what searches around a place: few searches show them, and they are a tenth of its code. */
export const placeTools = {
  ...chunk(() => import('./SearchPlaceTools.tsx'), 'SearchPlaceTools'),
  file: 'src/app/search/SearchPlaceTools.tsx',
};

const asksForPlaces = ({ parameters }: Search) => isMapOpen(parameters) || parameters.has('near');

/** What a search needs for its places, where its address asks for them. */
export function placeParts(view: Search): readonly (typeof placeTools)[] {
  return asksForPlaces(view) ? [placeTools] : [];
}

/** Whether a search shows its places: its map is open, or it looks around one. */
export function hasPlaceTools(view: Search, { places }: Extract<SearchResponse, { state: 'results' }>): boolean {
  return asksForPlaces(view) && places !== undefined && (places.isOpen || places.near !== undefined);
}
