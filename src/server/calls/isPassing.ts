/**
 * Statuses that speak of a service's own troubles, not of what was asked for: also a redirect out of all our sites, as to
 * a page for signing in or of a proxy that says that it is being worked on.
 */
export function isPassing(status: number): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429;
}
