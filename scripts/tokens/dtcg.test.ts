import { describe, expect, it } from 'vitest';
import { readTokenFile, resolveToken } from './dtcg.ts';

const green = { colorSpace: 'srgb', components: [0.0431, 0.3529, 0.2353], hex: '#0b5a3c' };

describe('reading a token file', () => {
  it('hands a group’s type down to its tokens', () => {
    const { tokens, errors } = readTokenFile({ brand: { $type: 'color', base: { $value: green } } });
    expect(errors).toEqual([]);
    expect(tokens.get('brand.base')).toEqual({ kind: 'value', token: { type: 'color', value: green } });
  });

  it('refuses a colour whose components and hex are different colours', () => {
    const { errors } = readTokenFile({ base: { $type: 'color', $value: { ...green, hex: '#0b5a3d' } } });
    expect(errors).toEqual([{ path: 'base', wrong: 'The components and the hex are two different colours' }]);
  });

  it('refuses a length below zero, which browsers would drop', () => {
    const { errors } = readTokenFile({ card: { $type: 'dimension', $value: { value: -1, unit: 'rem' } } });
    expect(errors).toEqual([{ path: 'card', wrong: 'A length is not negative' }]);
  });

  it('names a token without a type that it knows', () => {
    const { errors } = readTokenFile({ glow: { $type: 'shadow', $value: 1 } });
    expect(errors.map(({ path }) => path)).toEqual(['glow']);
  });

  it('names a leaf that is no token', () => {
    const { errors } = readTokenFile({ brand: { base: '#0b5a3c' } });
    expect(errors).toEqual([{ path: 'brand.base', wrong: 'is neither a group nor a token' }]);
  });
});

describe('following references', () => {
  const { tokens } = readTokenFile({
    $type: 'number',
    base: { $value: 1.5 },
    one: { $value: '{two}' },
    two: { $value: '{base}' },
    lost: { $value: '{nowhere}' },
    round: { $value: '{about}' },
    about: { $value: '{round}' },
  });

  it('follows them over several steps', () => {
    expect(resolveToken(tokens, 'one')).toEqual({ token: { type: 'number', value: 1.5 } });
  });

  it('says which token does not exist', () => {
    expect(resolveToken(tokens, 'lost')).toEqual({ wrong: 'refers to nowhere, which does not exist' });
  });

  it('shows a circle instead of walking it', () => {
    expect(resolveToken(tokens, 'round')).toEqual({ wrong: 'goes round in a circle: round → about → round' });
  });
});
