import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** Writes things that only the portal itself can read and write again, for cookies. */
export interface Seal {
  /** @param seconds until it is worth nothing any more */
  close(purpose: string, content: JWTPayload, seconds: number): Promise<string>;
  /** What was sealed for this purpose; nothing where it was not, or too long ago. */
  open(purpose: string, sealed: string | undefined): Promise<JWTPayload | undefined>;
}

/** @param keys secrets of the portal, the newest first: it seals, all of them open */
export function createSeal(keys: readonly [string, ...string[]]): Seal {
  // A key of its own: what signs the addresses of pictures opens no cookie.
  const derived = keys.map((key) => new Uint8Array(hkdfSync('sha256', key, '', 'sessions of visitors', 32)));
  return {
    async close(purpose, content, seconds) {
      const [key] = derived;
      if (!key) throw new Error('There is no key to seal with.');
      return new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(`${seconds}s`)
        .encrypt(key);
    },
    async open(purpose, sealed) {
      if (!sealed) return undefined;
      for (const key of derived) {
        const opened = await jwtDecrypt(sealed, key, { audience: purpose }).catch(() => undefined);
        if (opened) return opened.payload;
      }
      return undefined;
    },
  };
}
