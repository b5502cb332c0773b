import type { Attack } from './attacks.ts';
import type { RawAnswer } from './sendRaw.ts';

/** What was left unescaped, where a browser reads HTML or XML. */
const live =
  /<script>attacked|<img src=x onerror=attacked|(?:href|src|action)="(?:javascript:attacked|(?:https?:)?\/\/attacked)/i;

/** What a program says of itself when it breaks. */
const insides =
  /\bat (?:async )?\S+ \((?:file|node|\/)|node_modules|file:\/\/\/(?!etc)\w|\b(?:Type|Range|Syntax|Reference|URI)Error\b|syntax error at or near|ECONNREFUSED/;

/** Everything that is wrong with the answer to an attack; what must be true whatever a stranger sends. */
export function complaintsAbout(
  { service, mostBytes, mayClose }: Attack,
  { status, headers, body }: RawAnswer,
): string[] {
  const type = headers.get('content-type') ?? '';
  const text = body.toString('utf8');
  const location = headers.get('location') ?? '';
  return [
    ...(status === 0 && !mayClose ? ['no answer'] : []),
    // Methods that Node knows and we do not may be named so.
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(body.length > mostBytes ? [`${body.length} bytes`] : []),
    ...(headers.has('x-attacked') ? ['a header of the stranger'] : []),
    ...(/html|xml/.test(type) && live.test(text) ? ['what was sent stands in it'] : []),
    ...(/^(?:javascript:|(?:https?:)?[/\\]{2}[^/]*attacked)/i.test(location)
      ? [`leads to ${location.slice(0, 80)}`]
      : []),
    ...(insides.test(text) ? [`tells of its insides: ${insides.exec(text)?.[0]}`] : []),
    // Before a request is read there is nothing that answers but Node; services are not asked by browsers.
    ...(service === 'portal' && type !== '' && !headers.has('x-content-type-options')
      ? ['a type that may be guessed']
      : []),
  ];
}

/** Strangers have many addresses: none is counted twice within thousands. */
export function addressOf(place: number): string {
  return `127.${1 + ((place >> 14) & 63)}.${(place >> 7) & 127}.${1 + (place & 127)}`;
}
