/** As many bookmarks as the embedded service keeps for one person; another one may keep more. */
export const mostBookmarks = 1000;

/**
 * Whether a service refused a list of bookmarks because there are too many.
 * @param status of its answer
 * @param count how many there would have been
 */
export function isFull(status: number, count: number): boolean {
  return count > mostBookmarks && [400, 413, 422, 507].includes(status);
}
