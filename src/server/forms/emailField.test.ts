import { describe, expect, it } from 'vitest';
import { readEmail } from './emailField.ts';

describe('an address', () => {
  it.each(['a@b.nl', 'voor.naam+bodem@sub.example-site.nl', "o'neil@example.ie"])('can be %s', (address) => {
    expect(readEmail(address)).toBe(address);
  });

  it.each([
    ['with spaces around it', ' Anna@example.nl\u00a0', 'Anna@example.nl'],
    ['with what nobody sees of a copied one', '\u202aanna@example.nl\u202c\u200b', 'anna@example.nl'],
    ['with a domain in letters of its language', 'anna@Bücher.example', 'anna@xn--bcher-kva.example'],
  ])('is read %s', (_, typed, address) => {
    expect(readEmail(typed)).toBe(address);
  });

  it.each([
    '',
    'a',
    'a@b',
    'a@b.n',
    'a@bücher',
    'ä@bücher.example',
    'a@ex‗ample.nl',
    'a@b.nl/pad',
    'a@-b.nl',
    'a@b..nl',
    'a b@c.nl',
    '@b.nl',
    'a@b.nl\r\nBcc: c@d.nl',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b.'.repeat(130)}nl`,
  ])('cannot be %j', (address) => {
    expect(readEmail(address)).toBeUndefined();
  });

  it('is judged in no time, however it is made', () => {
    const before = performance.now();
    readEmail(`a@${'a-'.repeat(100_000)}`);
    readEmail(`${'a'.repeat(1_000_000)}@`);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
