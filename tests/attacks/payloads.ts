/*
 * What a stranger writes where a value is expected, as it goes over the wire: percent-encoded, because half of it is
 * nothing that a string can hold. What would harm readers calls `attacked`, so that an answer can be looked through.
 */

export interface Payload {
  readonly name: string;
  /** As it stands in an address or in a form. */
  readonly encoded: string;
}

const text = (name: string, value: string): Payload => ({ name, encoded: encodeURIComponent(value) });
const raw = (name: string, encoded: string): Payload => ({ name, encoded });
const long = 3500;

/** Each on its own; none is longer than an address may be. */
export const payloads: readonly Payload[] = [
  // Nothing, and nearly nothing.
  raw('nothing', ''),
  text('spaces alone', '   '),
  text('a star', '*'),
  raw('a null byte', '%00'),
  raw('a null byte in a word', 'bo%00dem'),
  text('control characters', 'a\u0001\u0008\u001b[31m\u007fb'),
  // Bytes that are no text.
  raw('half an emoji in UTF-8', '%ED%A0%BD'),
  raw('an overlong slash', '%C0%AF..%C0%AF'),
  raw('bytes of no encoding', '%FF%FE%80'),
  raw('a percent sign of its own', '100%'),
  raw('a percent sign and no number', '%zz%u0041'),
  raw('encoded twice', '%252e%252e%252f%2500'),
  // Names of what every object has.
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'then'].map((name) =>
    text(name, name),
  ),
  // Numbers.
  ...[
    '-1',
    '0',
    '-0',
    '1e309',
    '-1e309',
    'Infinity',
    'NaN',
    '0x10',
    '1.5',
    '1,5',
    '2147483648',
    '9007199254740993',
  ].map((number) => text(`the number ${number}`, number)),
  text('a number of 400 digits', '9'.repeat(400)),
  text('numbers between commas', '1e309,-1e309,NaN,9e999'),
  text('degrees that are none', '181,91,-181,-91'),
  // Days.
  text('a day that is none', '2026-02-31T25:61:61Z'),
  text('a year that is far', '+275760-09-13T00:00:00.001Z'),
  // Other writing systems, and marks that nobody sees.
  text('right to left', 'a\u202egpj.exe\u2066\u2069'),
  text('without width', '\u200b\u200d\ufeff\u00ad'),
  text('a letter that grows', '\ufdfa'.repeat(150)),
  text('letters with many marks', `e${'\u0301'.repeat(400)}`),
  text('two ways of one letter', 'caf\u00e9 cafe\u0301'),
  text('a family of emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(20)),
  text('letters of Turkish', 'I\u0130\u0131i'),
  // What means something to a language behind.
  text('SQL', "'; drop table record; --"),
  text('SQL that is true', "x') or ('1'='1"),
  text('patterns of LIKE', '%_%_%_\\'),
  text('operators of tsquery', "a & | ! <-> :* ( 'b"),
  text('quotes that do not end', '"a "b \'c'),
  text('brackets that do not end', '('.repeat(500)),
  text('operators alone', '- - - OR AND NOT || && !!'),
  text('stars between letters', 'a*b*c*d*'.repeat(20)),
  text('a regular expression', '(a+)+$[[:<:]]'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what would be one elsewhere
  text('a template', '${7*7}{{7*7}}<%= 7*7 %>#{7*7}'),
  text('a shell', '$(touch /tmp/attacked);`id`|id'),
  text('an entity', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'),
  text('JSON', '{"__proto__":{"attacked":true},"a":[[[[]]]]}'),
  // What means something to a browser.
  text('a script', '<script>attacked()</script>'),
  text('a handler', '"><img src=x onerror=attacked()>'),
  text('the end of a script', '</script><script>attacked()</script>'),
  text('a scheme', 'javascript:attacked()'),
  raw('a header', 'a%0d%0ax-attacked:%20yes%0d%0a%0d%0a<script>attacked()</script>'),
  raw('a header in other letters', '%E5%98%8A%E5%98%8Dx-attacked:%20yes'),
  // Places that are not ours.
  text('another host', 'https://attacked.example/a'),
  text('another host without scheme', '//attacked.example/a'),
  text('another host by a backslash', '/\\attacked.example/a'),
  text('the machine itself', 'http://127.0.0.1:22/'),
  text('the network of a cloud', 'http://169.254.169.254/latest/meta-data/'),
  text('the machine in other numbers', 'http://[::ffff:7f00:1]:22/'),
  text('a file', 'file:///etc/passwd'),
  text('a path up', '../../../../../../etc/passwd'),
  raw('a path up, encoded', '..%2f..%2f..%5c..%2fetc%2fpasswd'),
  raw('a path up for one server only', '..;/..;/admin'),
  // Length.
  text('one long word', 'a'.repeat(long)),
  text('one long word that nearly fits a pattern', `${'a-'.repeat(long / 2)}!`),
  text('long white space', `x${' '.repeat(long / 3)}y`),
  text('many words', 'de '.repeat(long / 5)),
  text('many values in one', 'a||b||'.repeat(300)),
];
