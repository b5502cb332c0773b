import type { ElementProps } from '#templates/renderer/registry.types.ts';

/** Stands in for the tiles in a build of its own: throws on the server always, in the browser by its title. */
export function TilesElement({ data }: ElementProps<'tiles'>) {
  if (typeof document === 'undefined') throw new Error('Tiles need a document.');
  if (data.title === 'Nooit') throw new Error('Tiles never work.');
  return <p>{data.title}: tegels uit de browser</p>;
}
