/** Reports an error as one that nobody caught; happy-dom and Jest's jsdom have no function for that, as browsers do. */
export function reportUncaught(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else dispatchEvent(new ErrorEvent('error', { error }));
}
