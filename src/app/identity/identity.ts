import { useSyncExternalStore } from 'react';

/** Somebody who is signed in. */
export interface Person {
  /** The last part of the provider's `sub`, after its pipe (specification, section 3). */
  readonly id: string;
  /** By which others know them. */
  readonly name: string;
  readonly email: string | undefined;
  /** Whether they may decide about comments of others. */
  readonly isModerator: boolean;
}

/**
 * Why somebody is not signed in who wanted to be, or somebody else is. Closing the window says nothing: it was their own
 * wish.
 */
export type IdentityFault = 'denied' | 'unreachable' | 'expired' | 'failed' | 'other';

/** Who uses this browser (specification, section 4). */
export interface Identity {
  /** `unknown` until the provider's library has looked. */
  readonly state: 'unknown' | 'anonymous' | 'signedIn';
  readonly popup: 'idle' | 'popupOpen';
  readonly person?: Person | undefined;
  readonly fault?: IdentityFault | undefined;
}

let identity: Identity = { state: 'unknown', popup: 'idle' };
const listeners = new Set<(identity: Identity) => void>();

export function currentIdentity(): Identity {
  return identity;
}

export function setIdentity(change: Partial<Identity>): void {
  identity = { ...identity, ...change };
  for (const listener of listeners) listener(identity);
}

/** @returns stops listening */
export function onIdentity(listener: (identity: Identity) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIdentity(): Identity {
  return useSyncExternalStore(onIdentity, currentIdentity, currentIdentity);
}
