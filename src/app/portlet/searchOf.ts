import { type SearchPlace, searchPath } from '../routes/addresses.ts';

/** Where a portlet's own search form leads: the term moves into the path, as the server would redirect it. */
export function searchOf({ target, submitter }: SubmitEvent, place: SearchPlace): string | undefined {
  if (!(target instanceof HTMLFormElement)) return undefined;
  if (new URL(target.action).pathname !== `/portlet/${place.portlet}`) return undefined;
  const term = new FormData(target, submitter).get('term');
  return searchPath(place, typeof term === 'string' ? term : '');
}
