import { type Payload, payloads } from './payloads.ts';
import { attackedRoutes, type Route, type Service } from './routes.ts';

/** One request of a stranger. */
export interface Attack {
  /** What the test's report calls it. */
  readonly name: string;
  readonly service: Service;
  /** The bytes that go over the wire, part after part. */
  readonly parts: () => Iterable<string | Buffer>;
  /** Most that the answer may hold (bytes, unpacked). */
  readonly mostBytes: number;
  /** Whether an answer is expected at all: what is no request may be met with a closed door. */
  readonly mayClose: boolean;
}

/** The largest page of the sites is a third of it. */
const ordinaryBytes = 1_500_000;
const host = 'localhost';

interface Requested {
  readonly method: string;
  readonly target: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

function requestOf({ method, target, headers = [], body }: Requested): string {
  const hasHost = headers.some((line) => /^host:/i.test(line));
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : [`Host: ${host}`]),
    'Connection: close',
    'Accept: text/html,*/*',
    ...headers,
    ...length,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

function attackOn(
  { service, mostBytes = ordinaryBytes }: Pick<Route, 'service' | 'mostBytes'>,
  name: string,
  requested: Requested,
): Attack {
  return {
    ...{ name, service, mostBytes, mayClose: false },
    parts: () => [Buffer.from(requestOf(requested), 'latin1')],
  };
}

const withQuery = (path: string, parts: readonly (string | undefined)[]) => {
  const query = parts.filter((part) => part !== undefined && part !== '').join('&');
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
};

const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';
const ownPage = 'Sec-Fetch-Site: same-origin';

/** A payload in each place that an address or a body has for one. */
function valueAttacks(route: Route, payload: Payload): Attack[] {
  const { method, path, parameters = [], fields = [], fixed, body = 'form' } = route;
  const plain = path.replaceAll(':value', 'a');
  const called = `${route.service} ${method} ${path}`;
  const inPath = path.includes(':value')
    ? [
        attackOn(route, `${called}: ${payload.name}`, {
          method,
          target: withQuery(path.replaceAll(':value', payload.encoded), [fixed]),
          headers: [ownPage],
          ...(method === 'GET' ? {} : { body: '' }),
        }),
      ]
    : [];
  const inParameters = parameters.map((name) =>
    attackOn(route, `${called} ${name}: ${payload.name}`, {
      method,
      target: withQuery(plain, [withoutParameter(fixed, name), `${name}=${payload.encoded}`]),
    }),
  );
  const inFields = fields.map((name) =>
    attackOn(route, `${called} field ${name}: ${payload.name}`, {
      ...{ method, target: plain, headers: [body === 'form' ? form : json, ownPage] },
      body: body === 'form' ? `${name}=${payload.encoded}` : jsonOf(name, payload),
    }),
  );
  return [...inPath, ...inParameters, ...inFields];
}

const withoutParameter = (fixed: string | undefined, name: string) =>
  fixed
    ?.split('&')
    .filter((part) => !part.startsWith(`${name}=`))
    .join('&');

/** By hand, because a name may be `__proto__` and a text may be no text. */
function jsonOf(name: string, { encoded }: Payload): string {
  const value = encoded.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return `{"_page":"/","${name}":${JSON.stringify(value)}}`;
}

const times = (count: number, each: (place: number) => string) => Array.from({ length: count }, (_, at) => each(at));
const deep = (open: string, inner: string, close: string, depth: number) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

/** Names that a request's parameters or fields can have, many at once, or twice. */
function shapeAttacks(route: Route): Attack[] {
  const { method, path, parameters = ['a'], fields, fixed } = route;
  const target = path.replaceAll(':value', 'a');
  const [first = 'a'] = parameters;
  const called = `${route.service} ${method} ${path}`;
  if (fields === undefined) {
    const shapes: Readonly<Record<string, readonly string[]>> = {
      'one parameter twice': [`${first}=a`, `${first}=b`],
      'one parameter 900 times': times(900, () => `${first}=a`),
      'a list in brackets': [`${first}[]=a`, `${first}[b]=c`, `${first}[__proto__][d]=e`],
      'names of what every object has': ['__proto__=a', 'constructor=b', 'constructor[prototype][c]=d', 'toString=e'],
      'names without values': ['&&&', first, '=', '==a'],
      '2,000 parameters': times(2000, (at) => `p${at}=1`),
    };
    return Object.entries(shapes).map(([name, parts]) =>
      attackOn(route, `${called}: ${name}`, { method, target: withQuery(target, [fixed, ...parts]) }),
    );
  }
  const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
    'nothing at all': [form, ''],
    'a form of 10,000 fields': [form, times(10_000, (at) => `f${at}=1`).join('&')],
    'one field 5,000 times': [form, times(5000, () => `${fields[0] ?? 'a'}=a`).join('&')],
    'a form of empty names': [form, '=&'.repeat(20_000)],
    'a form that is no text': [form, '\xff\xfe%00=%ff&%'],
    'JSON that is not': [json, '{"a":'],
    'JSON that is nothing': [json, 'null'],
    'JSON that is a list': [json, '[[],[],{}]'],
    'JSON of 20,000 levels': [json, deep('[', '', ']', 20_000)],
    'JSON of 5,000 objects in each other': [json, deep('{"contents":', '1', '}', 5000)],
    'JSON of 20,000 names': [json, `{${times(20_000, (at) => `"f${at}":"1"`).join(',')}}`],
    'JSON of a number that is none': [json, '{"a":1e309,"b":-1e309,"type":"page","contents":1e999}'],
    'JSON of half an emoji': [json, '{"url":"\\ud83d","title":"\\ude00\\ud83d","contents":"\\ud83d"}'],
    'JSON of what every object has': [json, '{"__proto__":{"attacked":1},"constructor":{"prototype":{"attacked":1}}}'],
    'JSON that calls itself a form': [form, '{"a":"b"}'],
    'a form that calls itself JSON': [json, 'a=b&c=d'],
    'parts without an end': [
      'Content-Type: multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    ],
    'parts without a boundary': ['Content-Type: multipart/form-data', '--x--'],
    '2,000 parts': [
      'Content-Type: multipart/form-data; boundary=x',
      `${times(2000, (at) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\na\r\n`).join('')}--x--`,
    ],
    'a file with a name of a path': [
      'Content-Type: multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="../../etc/passwd\x00.jpg"\r\nContent-Type: text/html\r\n\r\n<script>attacked()</script>\r\n--x--',
    ],
    'a type that is none': ['Content-Type: a/b; charset="', 'a=b'],
    'packed text': [`${json}\r\nContent-Encoding: gzip`, '\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03'],
    'a letter of UTF-7': ['Content-Type: application/json; charset=utf-7', '+ADw-script+AD4-'],
  };
  return Object.entries(bodies).map(([name, [type, body]]) =>
    attackOn(route, `${called}: ${name}`, { method, target, headers: [type, ownPage], body }),
  );
}

/** Headers that a request for an ordinary page, search, call or picture can have. */
const headerAttacks: readonly Attack[] = Object.entries({
  'another host': ['Host: attacked.example'],
  'no host': ['Host:'],
  'a host with a path': ['Host: localhost/attacked.example'],
  'a host with a user': ['Host: localhost@attacked.example'],
  'a host with a script': ['Host: "><script>attacked()</script>'],
  'a host of 8 kB': [`Host: ${'a'.repeat(8000)}`],
  'a host of numbers': ['Host: [::1]:99999'],
  'a host with white space': ['Host: a b\tc'],
  'a host that is no text': ['Host: \xff\xfe'],
  'a proxy of the stranger': [
    'X-Forwarded-Host: attacked.example',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-For: 1.1.1.1, <script>attacked()</script>',
    'Forwarded: for=attacked;host=attacked.example;proto=https',
    'X-Original-URL: /attacked',
    'X-Rewrite-URL: /attacked',
    'X-HTTP-Method-Override: DELETE',
  ],
  'a range': ['Range: bytes=0-0,-1,5-2,99999999999999999999-'],
  '900 ranges': [`Range: bytes=${times(900, (at) => `${at}-`).join(',')}`],
  'a tag of 8 kB': [`If-None-Match: ${times(900, (at) => `"${at}abcd"`).join(',')}`],
  'a tag that does not end': [`If-None-Match: ${'W/"'.repeat(2500)}`],
  'a day that is none': ['If-Modified-Since: Thu, 99 Foo 2026 25:61:61 GMT'],
  'a cookie of 8 kB': [`Cookie: ${'a'.repeat(8000)}`],
  '1,000 cookies': [`Cookie: ${times(1000, (at) => `c${at}=1`).join('; ')}`],
  'the same cookie twice': ['Cookie: portal=a; portal=b; portal', 'Cookie: __proto__=c; =; ;;;=;'],
  'a cookie that is no text': ['Cookie: portal=%ED%A0%BD%00; session=\xff\xfe'],
  '900 languages': [`Accept-Language: ${times(900, (at) => `x${at};q=1e309`).join(',')}`],
  'encodings that are none': [`Accept-Encoding: br;q=NaN, gzip;q=-1, ${'a,'.repeat(2000)}`],
  'types that are none': [`Accept: ${'*/*;q=,'.repeat(1000)}`],
  'a body where none belongs': ['Content-Length: 0', 'Expect: 100-continue'],
  'an upgrade': ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: AAAA', 'Sec-WebSocket-Version: 13'],
  'another protocol': ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  'a token that is none': ['Authorization: Bearer ../../\xff'],
  'a token of none': ['Authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  'a long token': [`Authorization: Bearer ${'a.'.repeat(4000)}`],
  'a referrer with a script': ['Referer: javascript:attacked()', 'User-Agent: <script>attacked()</script>'],
}).flatMap(([name, headers]) =>
  [
    '/',
    '/zoeken/bodem?jaar_van=2001',
    '/api/search?term=bodem&language=nl',
    '/api/mydata',
    '/favicon.ico',
    '/mijn-gkn',
  ].map((target) => attackOn({ service: 'portal' }, `${name} at ${target}`, { method: 'GET', target, headers })),
);

/** Ways to write an address, and to ask for one. */
const addressAttacks: readonly Attack[] = [
  ...[
    '//',
    '//attacked.example/a',
    '///attacked.example',
    '/\\attacked.example',
    '/%5cattacked.example',
    '/.//attacked.example',
    '/%2f%2fattacked.example/%2e%2e',
    '/a/..;/b',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fserver/portal.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/....//package.json',
    '/assets/%00',
    '/.env',
    '/.git/config',
    '/index.htm/',
    '/BODEM',
    '/bodem/',
    '/bodem//',
    '/bodem%20',
    '/bodem;a=b',
    '/bodem%3fa=b',
    '/bodem%23a',
    '/?',
    '/#attacked',
    '/??a=b',
    '/?%',
    `/${'a/'.repeat(2000)}`,
    `/${'/'.repeat(4000)}`,
    `/${'%2e/'.repeat(1000)}`,
    `/${'a'.repeat(12_000)}`,
    'http://attacked.example/',
    'http://localhost:1/bodem',
    'https://localhost/',
    'javascript:attacked()',
    '*',
  ].map((target) => attackOn({ service: 'portal' }, `the address ${target.slice(0, 60)}`, { method: 'GET', target })),
  ...[
    'HEAD',
    'OPTIONS',
    'TRACE',
    'TRACK',
    'PROPFIND',
    'PATCH',
    'PUT',
    'DELETE',
    'LOCK',
    'SEARCH',
    'PURGE',
    'M-SEARCH',
    'QUERY',
    'CONNECT',
  ].flatMap((method) =>
    ['/', '/bodem', '/api/search?term=bodem', '/api/form', '/oai', '/assets/a.js', '/userinfo', '/u/account'].map(
      (target) => ({
        ...attackOn({ service: 'portal' }, `${method} ${target}`, { method, target }),
        mayClose: ['CONNECT', 'TRACK'].includes(method),
      }),
    ),
  ),
];

function* endless(head: string, part: string, most: number): Iterable<string> {
  yield head;
  for (let sent = 0; sent < most; sent += part.length) yield part;
}

const chunk = (length: number) => `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n`;

/** Addresses that take a body, of every part of the portal. */
const takers = [
  ...['/api/form', '/api/preview', '/api/comments', '/api/violations', '/api/answer/feedback', '/preview/page', '/oai'],
  ...['/mijn-gkn/comment', '/oauth/token', '/u/login/a', '/u/account/password', '/subscriptions/stop', '/userinfo'],
];

function chunkedHead(method: string, path: string): string {
  const type = ['/api/preview', '/api/comments'].includes(path) ? json : form;
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ownPage, type];
  return `${lines.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n`;
}

const manyFieldsBytes = 31 * 64 * 1024;

function manyFieldsHead(path: string): string {
  const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ownPage, form];
  return `${lines.join('\r\n')}\r\nContent-Length: ${manyFieldsBytes}\r\n\r\n`;
}

/** What is hardly HTTP. */
const wireAttacks: readonly Attack[] = [
  ...Object.entries<() => Iterable<string>>({
    'not HTTP': () => ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    'a request without a version': () => ['GET /\r\n\r\n'],
    'a request of HTTP/9': () => ['GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    'a method of 9 kB': () => [`${'A'.repeat(9000)} / HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    'a header without a colon': () => ['GET / HTTP/1.1\r\nHost: localhost\r\nattacked\r\n\r\n'],
    'a header with a null byte': () => ['GET / HTTP/1.1\r\nHost: localhost\r\na: b\x00c\r\nConnection: close\r\n\r\n'],
    'a folded header': () => ['GET / HTTP/1.1\r\nHost: localhost\r\na: b\r\n c\r\nConnection: close\r\n\r\n'],
    'two hosts': () => ['GET / HTTP/1.1\r\nHost: localhost\r\nHost: attacked.example\r\nConnection: close\r\n\r\n'],
    'headers without an end': () => endless('GET / HTTP/1.1\r\nHost: localhost\r\n', `x: ${'a'.repeat(1000)}\r\n`, 1e6),
    '5,000 headers': () => [
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${times(3000, (at) => `a${at}: 1\r\n`).join('')}\r\n`,
    ],
    'an address of 40 kB': () => [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    'two lengths': () => [
      'POST /api/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\na=b',
    ],
    'a length and chunks': () => [
      'POST /api/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    'a length below nothing': () => ['POST /api/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\na'],
    'chunks of a strange kind': () => [
      'POST /api/form HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, identity\r\nConnection: close\r\n\r\n0\r\n\r\n',
    ],
    'a chunk of no size': () => [
      'POST /api/form HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\na\r\n',
    ],
    'a thousand requests ahead of their answers': () => [
      times(1000, (at) => `GET /?a=${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''),
    ],
    'a chunk of all sizes': () => [
      'POST /api/form HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\na\r\n',
    ],
    'a length that is announced and not sent': () => [
      'POST /api/form HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\na',
    ],
  }).map(([name, parts]) => ({ name, service: 'portal' as const, parts, mostBytes: ordinaryBytes, mayClose: true })),
  ...takers.map(
    (path): Attack => ({
      ...{ name: `a body without an end to ${path}`, service: 'portal', mostBytes: ordinaryBytes, mayClose: true },
      parts: () => endless(`${chunkedHead('POST', path)}`, chunk(64 * 1024), 40 * 1024 * 1024),
    }),
  ),
  // As much as some of them read of a body: each field takes time for itself.
  ...takers.map(
    (path): Attack => ({
      ...{ name: `a million fields to ${path}`, service: 'portal', mostBytes: ordinaryBytes, mayClose: true },
      parts: () => endless(manyFieldsHead(path), 'a&'.repeat(32 * 1024), manyFieldsBytes),
    }),
  ),
  ...['POST', 'DELETE', 'PUT', 'LOCK'].flatMap((method) =>
    takers.map(
      (path): Attack => ({
        ...{ name: `${method} a few bytes in chunks to ${path}`, service: 'portal', mostBytes: ordinaryBytes },
        mayClose: false,
        parts: () => [`${chunkedHead(method, path)}${chunk(3)}0\r\n\r\n`],
      }),
    ),
  ),
];

/** All of them, by what is wrong with them. */
export const attacks = {
  values: attackedRoutes.flatMap((route) => payloads.flatMap((payload) => valueAttacks(route, payload))),
  shapes: attackedRoutes.flatMap(shapeAttacks),
  headers: headerAttacks,
  addresses: addressAttacks,
  wire: wireAttacks,
} as const satisfies Record<string, readonly Attack[]>;
