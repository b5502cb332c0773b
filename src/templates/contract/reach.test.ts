import { describe, expect, it } from 'vitest';
import { emailAddress, phoneNumber } from './reach.ts';

describe('an e-mail address', () => {
  it.each([
    ['anna.van-den-berg+nieuws@groenkennisnet.nl', 'anna.van-den-berg+nieuws@groenkennisnet.nl'],
    [' Info@WUR.nl ', 'Info@WUR.nl'],
    ['mailto:info@wur.nl', 'info@wur.nl'],
    ['info@köln.example', 'info@köln.example'],
  ])('is %s', (text, address) => {
    expect(emailAddress(text)).toBe(address);
  });

  it.each([
    undefined,
    '',
    'info',
    'info@wur',
    'info@-wur.nl',
    'info@wur..nl',
    'via het secretariaat',
    'info@wur.nl, pers@wur.nl',
    'Anna <anna@wur.nl>',
    'info@wur.nl?bcc=iemand@elders.example',
    'info%0Abcc@wur.nl',
    'mailto:mailto:info@wur.nl',
    'javascript:attacked()//@wur.nl',
    '"><img src=x>@wur.nl',
    `${'a'.repeat(250)}@wur.nl`,
  ])('is not %s', (text) => {
    expect(emailAddress(text)).toBeUndefined();
  });

  it('is told from a long word that is none without delay', () => {
    expect(emailAddress(`a@${'a-'.repeat(50_000)}`)).toBeUndefined();
  });
});

describe('a telephone number', () => {
  it.each([
    ['+31 (0)317 48 01 00', '+31 (0)317 48 01 00'],
    ['0317-480100', '0317-480100'],
    ['tel:+31317480100', '+31317480100'],
    ['06.12.34.56.78', '06.12.34.56.78'],
    ['112', '112'],
  ])('is %s', (text, number) => {
    expect(phoneNumber(text)).toBe(number);
  });

  it.each([undefined, '', '-', '12', 'op aanvraag', '0317-480100 toestel 3', '+31 317;ext=1', '1'.repeat(17)])(
    'is not %s',
    (text) => {
      expect(phoneNumber(text)).toBeUndefined();
    },
  );
});
