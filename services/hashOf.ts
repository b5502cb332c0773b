import { createHash } from 'node:crypto';

/** Under which something secret is kept that is only ever asked for by its holder: long, random, or of no use by itself. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
