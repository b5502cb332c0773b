/**
 * Goes to a path of this site in place of the address, inside the app: its router hears of it as of a step through the
 * history.
 */
export function goTo(path: string): void {
  // Two slashes at the head, or a backslash, would be another host.
  const isOwn = /^\/(?![/\\])/.test(path);
  history.replaceState(null, '', isOwn ? path : '/');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
