import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createPictureSigner, ownPictureKey } from './pictureSigner.ts';

const picture = { source: 'https://img.example.nl/a.jpg', focus: { x: 50, y: 40 } };
const log = createLog('silent');

describe('a signature', () => {
  const { sign, isSigned } = createPictureSigner(['key of today']);

  it('is good for its picture alone', () => {
    expect(sign(picture)).toMatch(/^[\w-]{16}$/);
    expect(isSigned(picture, sign(picture))).toBe(true);
    expect(isSigned({ ...picture, source: `${picture.source}?` }, sign(picture))).toBe(false);
  });

  it('is good for its focus point alone, as addresses have it', () => {
    expect(isSigned({ ...picture, focus: { x: 50, y: 45 } }, sign(picture))).toBe(false);
    expect(isSigned({ source: picture.source }, sign(picture))).toBe(false);
    expect(isSigned(picture, sign({ ...picture, focus: { x: 51.2, y: 39 } }))).toBe(true);
  });

  it.each(['', 'é'.repeat(16), 'a'.repeat(16), 'a'.repeat(9000)])('is not %j', (forged) => {
    expect(isSigned(picture, forged)).toBe(false);
  });

  it('is the same however often it is made, and of however long an address', () => {
    const long = { ...picture, source: `https://img.example.nl/${'a'.repeat(600_000)}.jpg` };
    for (const each of [picture, long]) {
      expect(sign(each)).toBe(sign(each));
      expect(isSigned(each, sign(each))).toBe(true);
    }
    expect(sign(long)).not.toBe(sign(picture));
  });

  it('of an older key is still good, and none is made with it any more', () => {
    const after = createPictureSigner(['key of tomorrow', 'key of today']);
    expect(after.isSigned(picture, sign(picture))).toBe(true);
    expect(after.sign(picture)).not.toBe(sign(picture));
    expect(createPictureSigner(['key of tomorrow']).isSigned(picture, sign(picture))).toBe(false);
  });
});

describe('the key of a portal that was given none', () => {
  it('is made once, for its own eyes, however many ask at the same time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picture-key-'));
    const dataDir = join(folder, 'new');
    const keys = await Promise.all(Array.from({ length: 8 }, () => ownPictureKey(dataDir, log)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toHaveLength(43);
    expect(await ownPictureKey(dataDir, log)).toBe(keys[0]);
    expect(statSync(join(dataDir, 'picture.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['picture.key']);
    rmSync(folder, { recursive: true });
  });

  it('is good until the end where nothing can be kept, which the log tells', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picture-key-'));
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const told: unknown[] = [];
    const stream = new Writable({ write: (chunk, _, done) => done(void told.push(JSON.parse(String(chunk)))) });
    expect(await ownPictureKey(file, pino(stream))).toHaveLength(43);
    expect(told).toEqual([
      expect.objectContaining({ event: 'picture-key.not-kept', msg: expect.stringMatching(/^Set PICTURE_KEY/) }),
    ]);
    rmSync(folder, { recursive: true });
  });
});
