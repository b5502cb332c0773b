/** The key of the history's entry in the address bar; none when the browser added it by itself. */
export function keyOfEntry(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;
}

/** Gives that entry a key: the router names none of those that it did not add itself. */
export function nameEntry(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}
