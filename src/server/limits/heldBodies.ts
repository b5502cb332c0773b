import { networkOf } from './networkOf.ts';

/** Most that is held of what one network is sending at a time (bytes): four posts of the largest kind. */
const mostHeld = 64 * 1024 * 1024;

/** As much as is read of any body (bytes). */
export const longestBody = 16 * 1024 * 1024;

/** Counts what is being sent: a body is held in memory until all of it is there, and its sender decides when that is. */
export interface HeldBodies {
  /** @returns what to call when the request is answered; `undefined` where its network holds too much already */
  hold(request: Request, address: string): (() => void) | undefined;
}

export function createHeldBodies(): HeldBodies {
  const held = new Map<string, number>();
  const add = (network: string, bytes: number) => {
    const sum = (held.get(network) ?? 0) + bytes;
    if (sum > 0) held.set(network, sum);
    else held.delete(network);
  };
  return {
    hold(request, address) {
      const network = networkOf(address);
      const bytes = lengthOf(request);
      if ((held.get(network) ?? 0) + bytes > mostHeld) return undefined;
      add(network, bytes);
      return () => add(network, -bytes);
    },
  };
}

/** One that comes in chunks may be of any length; one of which neither is said is none (RFC 9112, section 6.3). */
function lengthOf({ headers }: Request): number {
  if (headers.has('transfer-encoding')) return longestBody;
  return Math.min(Number(headers.get('content-length') ?? 0), longestBody);
}
