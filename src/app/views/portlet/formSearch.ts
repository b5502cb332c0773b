import { type SearchPlace, searchPath } from '../../search/addresses.ts';

/** Where a portlet's own search form leads: the term moves into the path, as the server would redirect it. */
export function searchOf({ target, submitter }: SubmitEvent, place: SearchPlace): string | undefined {
  if (!(target instanceof HTMLFormElement)) return undefined;
  if (new URL(target.action).pathname !== `/portlet/${place.portlet}`) return undefined;
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(target, submitter))
    if (typeof value === 'string' && value !== '') parameters.append(name, value);
  const term = parameters.get('term') ?? '';
  parameters.delete('term');
  return searchPath(place, term, parameters);
}
