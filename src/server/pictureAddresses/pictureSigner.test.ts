import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPictureSigner, ownPictureKey } from './pictureSigner.ts';

const source = 'https://img.example.nl/a.jpg';

describe('a signature', () => {
  const { sign, isSigned } = createPictureSigner(['key of today']);

  it('is good for its picture alone', () => {
    expect(sign(source)).toMatch(/^[\w-]{16}$/);
    expect(isSigned(source, sign(source))).toBe(true);
    expect(isSigned(`${source}?`, sign(source))).toBe(false);
  });

  it.each(['', 'é'.repeat(16), 'a'.repeat(16), 'a'.repeat(9000)])('is not %j', (forged) => {
    expect(isSigned(source, forged)).toBe(false);
  });

  it('of an older key is still good, and none is made with it any more', () => {
    const after = createPictureSigner(['key of tomorrow', 'key of today']);
    expect(after.isSigned(source, sign(source))).toBe(true);
    expect(after.sign(source)).not.toBe(sign(source));
    expect(createPictureSigner(['key of tomorrow']).isSigned(source, sign(source))).toBe(false);
  });
});

describe('the key of a portal that was given none', () => {
  it('is made once, for its own eyes, however many ask at the same time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picture-key-'));
    const dataDir = join(folder, 'new');
    const keys = await Promise.all(Array.from({ length: 8 }, () => ownPictureKey(dataDir)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toHaveLength(43);
    expect(await ownPictureKey(dataDir)).toBe(keys[0]);
    expect(statSync(join(dataDir, 'picture.key')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
