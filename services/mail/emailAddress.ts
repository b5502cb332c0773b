import { z } from 'zod';

/**
 * What browsers take for an address (HTML Living Standard, 4.10.5.1.5), with a domain that mail can reach: `b&b@` and
 * `.xn--p1ai` are as good as any.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** An address alone, at most as long as mail can be sent to (RFC 5321, 4.5.3.1.3). It ends no header and names no second one. */
export const emailAddress = z.email({ pattern }).max(254);
