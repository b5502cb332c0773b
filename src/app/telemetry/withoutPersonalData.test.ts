import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './withoutPersonalData.ts';

describe('withoutPersonalData', () => {
  it.each([
    ['No letter to anna.de-boer+gkn@example.nl could be sent', 'No letter to [e-mail] could be sent'],
    ['/afmelden/anna%40example.nl/nu', '/afmelden/[e-mail]/nu'],
    ['mailto:anna@example.nl', 'mailto:[e-mail]'],
    ['Refused: Bearer abc.def-123', 'Refused: Bearer [secret]'],
    ['jwt eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.abc is old', 'jwt [secret] is old'],
    ['{"access_token":"geheim","id":1}', '{"access_token=[secret],"id":1}'],
    ['password=geheim', 'password=[secret]'],
    ['Cookie: a=geheim', 'Cookie=[secret]'],
    ['connect ETIMEDOUT 192.0.2.7:5432', 'connect ETIMEDOUT [address]:5432'],
    ['from 2001:db8:0:1::7 and 2001:db8::', 'from [address] and [address]'],
    ['Unexpected token \'A\', "Anna de Boer" is not valid JSON', "Unexpected token 'A', what came is not valid JSON"],
    [
      "Expected ',' or '}' in JSON at position 9, ...\"na de Boer\"... is not valid JSON",
      "Expected ',' or '}' in JSON at position 9, what came is not valid JSON",
    ],
    ['No answer from /zoeken/schuldhulp?regio=1', 'No answer from /zoeken'],
  ])('of %s leaves %s', (text, left) => {
    expect(withoutPersonalData(text)).toBe(left);
  });

  it.each([
    "Cannot read properties of undefined (reading 'title')",
    'connect ECONNREFUSED 127.0.0.1:3001',
    'https://portal.example.nl/assets/start-4f2a.js',
    'file.js:10:20 at 12:30:45',
    'Element tiles 503 failed',
    'Unexpected end of JSON input',
  ])('leaves %s as it is', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('takes no longer with a text that is made to be slow', () => {
    const began = performance.now();
    for (const piece of ['a@', '1:', '..."', 'bearer ', 'token', '%40', 'eyJ.'])
      withoutPersonalData(piece.repeat(5000));
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
