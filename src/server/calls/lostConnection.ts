const lost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Whether a call ended before any byte of its answer, as a code of Node or undici says: usual when a kept connection was
 * closed at the other end just now. What may be asked twice is asked once more then.
 */
export function isLostConnection(code: unknown): boolean {
  return typeof code === 'string' && lost.has(code);
}
