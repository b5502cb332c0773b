import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one guess costs: the base-2 logarithm of scrypt's N, its block size, its parallelisation. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/**
 * OWASP's Password Storage Cheat Sheet names N = 2^15, r = 8, p = 3 beside 2^17, 8, 1: as much work, in a quarter of the
 * memory (32 MiB), which sign-ins at the same time all need.
 */
export const passwordCost: PasswordCost = { ln: 15, r: 8, p: 3 };

/** Passwords as they are kept. */
export interface Passwords {
  /** Makes what is kept of a password, in PHC's string format: the cost stands in it and may be raised later. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was kept; without one it is not, which takes as long to find out. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether a hash was made at another cost than is paid now. */
  isOutdated(stored: string): boolean;
}

const saltBytes = 16;
const keyBytes = 32;

export function createPasswords(cost: PasswordCost = passwordCost): Passwords {
  const format = (salt: Buffer, key: Buffer) =>
    `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${base64(salt)}$${base64(key)}`;
  // The hash of no password.
  const unmatched = format(randomBytes(saltBytes), randomBytes(keyBytes));
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return format(salt, await derive(password, salt, cost));
    },
    async verify(password, stored = unmatched) {
      const { salt, key, cost: paid } = parse(stored);
      return timingSafeEqual(await derive(password, salt, paid), key);
    },
    isOutdated(stored) {
      const { cost: paid } = parse(stored);
      return paid.ln !== cost.ln || paid.r !== cost.r || paid.p !== cost.p;
    },
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
  // One password is one sequence of bytes, whichever way a keyboard composes its letters (NIST SP 800-63B).
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function parse(stored: string): { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer } {
  const [, ln, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? [];
  if (salt === undefined || key === undefined) throw new Error('A stored password is no scrypt hash.');
  return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: bytes(salt), key: bytes(key) };
}

function base64(value: Buffer): string {
  return value.toString('base64').replace(/=+$/, '');
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64');
}
