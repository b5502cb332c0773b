import { type ContributorSearch, contributorAt, type Location } from '../../search/addresses.ts';

/** The page of an author or an organisation. */
export interface ContributorView extends ContributorSearch {
  readonly kind: 'contributor';
}

export function matchContributor(location: Location): ContributorView | undefined {
  const search = contributorAt(location);
  return search && { kind: 'contributor', ...search };
}
