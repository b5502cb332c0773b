/** How long the browser may stay busy before idle work is done all the same (ms; specification, section 9). */
const patience = 2000;

/** Calls once the browser has nothing better to do. Returns the function that takes it back. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, patience);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
