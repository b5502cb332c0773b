/** Whether a person asks, in a browser: programs get a sentence instead of a page. */
export function wantsPage({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') === true;
}
