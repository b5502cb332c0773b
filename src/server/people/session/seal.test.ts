import { EncryptJWT, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSeal } from './seal.ts';

const key = 'the secret of this portal';
const content = { name: 'Anna', access: 'a token' };
const seal = createSeal([key]);

afterEach(() => vi.useRealTimers());

describe('the seal', () => {
  it('gives back what was sealed, to who asks for the same purpose', async () => {
    expect(await seal.open('session', await seal.close('session', content, 60))).toMatchObject(content);
  });

  it('shows nothing of what is sealed', async () => {
    const sealed = await seal.close('session', content, 60);
    const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toMatch(/Anna|token|session/);
  });

  it('seals the same twice in two ways', async () => {
    expect(await seal.close('session', content, 60)).not.toBe(await seal.close('session', content, 60));
  });

  it('opens nothing of another purpose', async () => {
    expect(await seal.open('session', await seal.close('sign-in', content, 60))).toBeUndefined();
  });

  it('opens nothing of another key', async () => {
    const sealed = await createSeal(['the secret of another portal']).close('session', content, 60);
    expect(await seal.open('session', sealed)).toBeUndefined();
  });

  it('opens nothing that has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sealed = await seal.close('session', content, 60);
    vi.advanceTimersByTime(59_000);
    expect(await seal.open('session', sealed)).toMatchObject(content);
    vi.advanceTimersByTime(2_000);
    expect(await seal.open('session', sealed)).toBeUndefined();
  });

  it('opens nothing that was changed by one letter, in whichever part', async () => {
    const sealed = await seal.close('session', content, 60);
    const starts = [...sealed.matchAll(/\.(?=[^.])/g)].map(({ index }) => index + 1);
    for (const at of [0, ...starts]) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(await seal.open('session', changed), `changed at ${at}`).toBeUndefined();
    }
  });

  it('opens nothing that was cut', async () => {
    const sealed = await seal.close('session', content, 60);
    for (const length of [0, 1, 20, sealed.length - 1]) {
      expect(await seal.open('session', sealed.slice(0, length)), `${length} letters`).toBeUndefined();
    }
    expect(await seal.open('session', `${sealed}A`)).toBeUndefined();
  });

  it.each([undefined, '', '{}', 'a.b.c', 'a.b.c.d.e', '....', 'null', 'ÿ'])('opens nothing of %j', async (sealed) => {
    expect(await seal.open('session', sealed)).toBeUndefined();
  });

  it('opens nothing that is of another type: signed, or encrypted in another way', async () => {
    const bytes = new TextEncoder().encode(key.padEnd(32).slice(0, 32));
    const signed = new SignJWT(content).setProtectedHeader({ alg: 'HS256' }).setAudience('session');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"aud":"session"}').toString('base64url')}.`;
    const bare = new EncryptJWT(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setAudience('session');
    for (const other of [await signed.sign(bytes), unsigned, await bare.encrypt(bytes)]) {
      expect(await seal.open('session', other)).toBeUndefined();
    }
  });

  it('seals with the first key, and opens with every one', async () => {
    const renewed = createSeal(['the new secret of this portal', key]);
    expect(await renewed.open('session', await seal.close('session', content, 60))).toMatchObject(content);
    expect(await seal.open('session', await renewed.close('session', content, 60))).toBeUndefined();
  });
});
