import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vouches for the pictures that pages really have: no other is fetched, made and kept. */
export interface PictureSigner {
  /** @param source the address of the original, as the CMS wrote it */
  sign(source: string): string;
  isSigned(source: string, signature: string): boolean;
}

/** Characters of base64url: 96 bits, which nobody guesses. */
const length = 16;

/** @param keys the first one signs; pages that are kept somewhere may carry signatures of the others */
export function createPictureSigner(keys: readonly [string, ...string[]]): PictureSigner {
  const signWith = (key: string, source: string) =>
    createHmac('sha256', key).update(source).digest('base64url').slice(0, length);
  return {
    sign: (source) => signWith(keys[0], source),
    isSigned(source, signature) {
      const given = Buffer.from(signature);
      return given.length === length && keys.some((key) => timingSafeEqual(Buffer.from(signWith(key, source)), given));
    },
  };
}

/** The key of a portal that was given none: made once and kept in its folder, so that addresses outlive a restart. */
export async function ownPictureKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'picture.key');
  const read = () => readFile(file, 'utf8');
  const kept = await read().catch(() => '');
  if (kept !== '') return kept;
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  // Another portal on the same folder may have been quicker.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return read();
}
