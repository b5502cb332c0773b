import { describe, expect, it } from 'vitest';
import { createPictureSigner } from '../pictureAddresses/pictureSigner.ts';
import { createShareLinks } from './shareLinks.ts';

const start = Date.UTC(2026, 10, 22);
const week = 7 * 24 * 3600_000;
const path = '/nl/groenkennisnet/bodem?contentid=12';

describe('a link to a preview', () => {
  it('holds for a week, and not a second longer', () => {
    let now = start;
    const links = createShareLinks(['key'], () => now);
    const { token, expires } = links.make(path);
    expect(expires).toEqual(new Date(start + week));
    now = start + week - 1000;
    expect(links.read(token)).toEqual({ kind: 'shared', url: path, expires });
    now = start + week;
    expect(links.read(token)).toEqual({ kind: 'refused', reason: 'shareExpired' });
  });

  it('is no other in any of its letters', () => {
    const links = createShareLinks(['key'], () => start);
    const { token } = links.make(path);
    for (let place = 0; place < token.length; place++) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(links.read(changed), `${place}`).toEqual({ kind: 'refused', reason: 'shareDamaged' });
    }
  });

  it.each(['', '.', '..', 'x', 'zzzzzzzzz..', `1.${'A'.repeat(5000)}.${'A'.repeat(22)}`, '1.é.aaaaaaaaaaaaaaaaaaaaaa'])(
    'is not %.20s',
    (token) => {
      expect(createShareLinks(['key']).read(token)).toEqual({ kind: 'refused', reason: 'shareDamaged' });
    },
  );

  it('outlives a new key beside the old one, and no other key', () => {
    const { token } = createShareLinks(['old'], () => start).make(path);
    expect(createShareLinks(['new', 'old'], () => start).read(token)).toMatchObject({ kind: 'shared', url: path });
    expect(createShareLinks(['new'], () => start).read(token)).toMatchObject({ reason: 'shareDamaged' });
  });

  it('is vouched for by no signature of a picture', () => {
    const said = createShareLinks(['key'], () => start)
      .make(path)
      .token.split('.')
      .slice(0, 2)
      .join('.');
    const signature = createPictureSigner(['key']).sign({ source: `share\n${said}` });
    expect(createShareLinks(['key'], () => start).read(`${said}.${signature.padEnd(22, 'A')}`)).toMatchObject({
      reason: 'shareDamaged',
    });
  });
});
