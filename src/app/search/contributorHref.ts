import { type Contributor, contributorPath, type SearchContext, searchPath } from './addresses.ts';

/** Where the name of somebody leads; a portlet has no pages of people, and searches for the name. */
export function contributorHref(context: SearchContext, contributor: Contributor, name: string): string {
  return context.portlet ? searchPath(context, name) : contributorPath(context, contributor);
}
