import { isIP } from 'node:net';

/** Whom passkeys are made for (Web Authentication, section 4: relying party). */
export interface RelyingParty {
  /** The domain that browsers hold them to. */
  readonly id: string;
  /** The one origin on which they are used. */
  readonly origin: string;
}

/** What an issuer is to passkeys; `undefined` where its host is a network address, which browsers make none for. */
export function relyingPartyOf(issuer: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(issuer);
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0 ? { id: hostname, origin } : undefined;
}
