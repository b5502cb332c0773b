import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { focusText } from '#app/api/pictureUrl.ts';
import type { NamedPicture } from '#templates/contract/context.ts';
import type { Log } from '../log.ts';

/** Vouches for the pictures that pages really have: no other is fetched, made and kept. */
export interface PictureSigner {
  sign(picture: NamedPicture): string;
  isSigned(picture: NamedPicture, signature: string): boolean;
}

/** Characters of base64url: 96 bits, which nobody guesses. */
const length = 16;

/** Pages share their pictures, and the same ones come on each list; those of some hundred pages are signed once (characters). */
const mostMade = 500_000;

/** @param keys the first one signs; pages that are kept somewhere may carry signatures of the others */
export function createPictureSigner([first, ...others]: readonly [string, ...string[]]): PictureSigner {
  const signing = secretOf(first);
  const keys = [signing, ...others.map(secretOf)];
  const signWith = (key: KeyObject, signed: string) =>
    createHmac('sha256', key).update(signed).digest('base64url').slice(0, length);
  const made = new LRUCache({
    maxSize: mostMade,
    // The CMS may send an address of any length: what is too long is signed anew each time.
    sizeCalculation: (_: string, signed: string) => signed.length,
    memoMethod: (signed: string) => signWith(signing, signed),
  });
  return {
    sign: (picture) => made.memo(signedOf(picture)),
    isSigned(picture, signature) {
      const given = Buffer.from(signature);
      const signed = signedOf(picture);
      return given.length === length && keys.some((key) => timingSafeEqual(Buffer.from(signWith(key, signed)), given));
    },
  };
}

/** With the focus point: every other crop of a picture would be one more to make and to keep. */
function signedOf({ source, focus }: NamedPicture): string {
  return `${focusText(focus)} ${source}`;
}

/** A page has dozens of pictures: the key is made ready once. */
function secretOf(key: string): KeyObject {
  return createSecretKey(key, 'utf8');
}

/**
 * The key of a portal that was given none: made once and kept in its folder, so that addresses outlive a restart. Where
 * nothing can be kept it is good until then.
 */
export async function ownPictureKey(dataDir: string, log: Log): Promise<string> {
  const file = join(dataDir, 'picture.key');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const made = randomBytes(32).toString('base64url');
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(draft, made, { mode: 0o600 });
    // Whole or not at all; another portal on the same folder may have been quicker.
    await link(draft, file).catch(() => {});
    await rm(draft, { force: true });
    return await readFile(file, 'utf8');
  } catch (err) {
    const mend = 'Set PICTURE_KEY, or let the portal write to DATA_DIR: addresses of pictures end with this process.';
    log.warn({ event: 'picture-key.not-kept', err }, mend);
    return made;
  }
}
