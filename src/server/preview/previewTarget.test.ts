import { describe, expect, it } from 'vitest';
import { previewTarget, redirectedTarget } from './previewTarget.ts';

const base = 'https://cms.example.nl/api';

function accepted(address: string, baseUrl = base) {
  const target = previewTarget(address, baseUrl);
  return target.kind === 'page' ? target.path : target.reason;
}

describe('the address of a preview', () => {
  it.each([
    ['a path of the CMS', '/nl/groenkennisnet/bodem', '/nl/groenkennisnet/bodem'],
    ['an English one', '/en/eurcaw-pigs/tail-biting.htm', '/en/eurcaw-pigs/tail-biting.htm'],
    ['spaces around it', '  /nl/groenkennisnet/bodem ', '/nl/groenkennisnet/bodem'],
    ['a slash at its end', '/nl/groenkennisnet/', '/nl/groenkennisnet'],
    ['the whole address below the configured base', `${base}/nl/groenkennisnet/bodem`, '/nl/groenkennisnet/bodem'],
    ['capitals in scheme and host', 'HTTPS://CMS.Example.nl/api/nl/x', '/nl/x'],
    [
      'the address the CMS writes',
      'https://api.groenkennisnet.nl/nl/groenkennisnet/bodem.htm',
      '/nl/groenkennisnet/bodem.htm',
    ],
    ['that of its acceptance', 'https://api-acc.groenkennisnet.nl/nl/coegroen', '/nl/coegroen'],
    ['an item by its id', '/nl?contentid=12278', '/nl?contentid=12278'],
    ['a fragment, which is nothing to the CMS', '/nl/groenkennisnet/bodem#water', '/nl/groenkennisnet/bodem'],
    ['letters beyond ASCII', '/nl/groenkennisnet/één', '/nl/groenkennisnet/%C3%A9%C3%A9n'],
    ['the same letters encoded', '/nl/groenkennisnet/%C3%A9%C3%A9n', '/nl/groenkennisnet/%C3%A9%C3%A9n'],
  ])('takes %s', (_, address, path) => {
    expect(accepted(address)).toBe(path);
  });

  it.each([
    ['nothing', '', 'missing'],
    ['spaces alone', '   ', 'missing'],
    ['more than any address', `/nl/${'a'.repeat(2000)}`, 'tooLong'],
    ['another host', 'https://evil.example/api/nl/x', 'elsewhere'],
    ['another host without a scheme', '//evil.example/nl/x', 'elsewhere'],
    ['three slashes', '///evil.example/nl/x', 'elsewhere'],
    ['a slash and a backslash', '/\\evil.example/nl/x', 'unsafe'],
    ['two backslashes', '\\\\evil.example/nl/x', 'unsafe'],
    ['a backslash for a slash', 'https:\\\\cms.example.nl/api/nl/x', 'unsafe'],
    ['a name before the host', 'https://cms.example.nl@evil.example/api/nl/x', 'elsewhere'],
    ['name and password before the CMS', 'https://a:b@cms.example.nl/api/nl/x', 'elsewhere'],
    ['a host that begins with the CMS’s', 'https://cms.example.nl.evil.example/api/nl/x', 'elsewhere'],
    ['a host that ends with the CMS’s', 'https://evilcms.example.nl/api/nl/x', 'elsewhere'],
    ['a dot at the host’s end', 'https://cms.example.nl./api/nl/x', 'elsewhere'],
    ['another port', 'https://cms.example.nl:8443/api/nl/x', 'elsewhere'],
    ['another port of the CMS’s own name', 'https://api.groenkennisnet.nl:8443/nl/x', 'elsewhere'],
    ['an empty port', 'https://cms.example.nl:/api/nl/x', 'elsewhere'],
    ['another scheme of the host', 'http://cms.example.nl/api/nl/x', 'elsewhere'],
    ['a file', 'file:///etc/passwd', 'elsewhere'],
    ['data', 'data:application/json,{}', 'elsewhere'],
    ['a script', 'javascript:alert(1)', 'elsewhere'],
    ['gopher', 'gopher://cms.example.nl/api/nl/x', 'elsewhere'],
    ['one slash after the scheme', 'https:/cms.example.nl/api/nl/x', 'elsewhere'],
    ['no slash after the scheme', 'https:cms.example.nl/api/nl/x', 'elsewhere'],
    ['this machine', 'http://127.0.0.1/nl/x', 'elsewhere'],
    ['this machine by IPv6', 'http://[::1]/nl/x', 'elsewhere'],
    ['an IPv4 address inside IPv6', 'http://[::ffff:169.254.169.254]/nl/x', 'elsewhere'],
    ['a decimal address', 'http://2130706433/nl/x', 'elsewhere'],
    ['an octal address', 'http://0177.0.0.1/nl/x', 'elsewhere'],
    ['a hexadecimal address', 'http://0x7f000001/nl/x', 'elsewhere'],
    ['a short address', 'http://127.1/nl/x', 'elsewhere'],
    ['the address of clouds’ secrets', 'http://169.254.169.254/latest/meta-data', 'elsewhere'],
    ['an ideographic full stop in the host', 'https://cms。example。nl/api/nl/x', 'elsewhere'],
    ['wide letters in the host', 'https://ｃｍｓ.example.nl/api/nl/x', 'elsewhere'],
    ['a Kelvin sign for a k', 'https://api.groen\u212aennisnet.nl/nl/x', 'elsewhere'],
    ['the host percent-encoded', 'https://cms%2eexample%2enl/api/nl/x', 'elsewhere'],
    ['outside the path prefix', 'https://cms.example.nl/nl/x', 'elsewhere'],
    ['a folder that begins with the prefix', 'https://cms.example.nl/apinl/nl/x', 'elsewhere'],
    ['below the prefix, but no page', 'https://cms.example.nl/api/admin/users', 'elsewhere'],
    ['a path that is no page', '/admin/nl/x', 'elsewhere'],
    ['a path without its slash', 'nl/groenkennisnet/bodem', 'elsewhere'],
    ['a way up', '/nl/groenkennisnet/../../admin', 'unsafe'],
    ['a way up in the absolute address', `${base}/nl/../../admin`, 'unsafe'],
    ['encoded dots', '/nl/%2e%2e/admin', 'unsafe'],
    ['half encoded dots', '/nl/.%2E/admin', 'unsafe'],
    ['an encoded slash', '/nl/groenkennisnet%2f..%2fadmin', 'unsafe'],
    ['an encoded backslash', '/nl/..%5cadmin', 'unsafe'],
    ['doubly encoded dots', '/nl/%252e%252e/admin', 'unsafe'],
    ['a doubly encoded whole', 'https%3A%2F%2Fcms.example.nl%2Fapi%2Fnl%2Fx', 'elsewhere'],
    ['an overlong dot', '/nl/%c0%ae%c0%ae/admin', 'unsafe'],
    ['wide dots', '/nl/．．/admin', 'unsafe'],
    ['a two dot leader', '/nl/\u2025/admin', 'unsafe'],
    ['a wide slash', '/nl/x／y', 'unsafe'],
    ['dots with a path parameter', '/nl/..;/admin', 'unsafe'],
    ['an empty segment', '/nl//evil.example', 'unsafe'],
    ['a broken percent sign', '/nl/100%', 'unsafe'],
    ['a line break', '/nl/x\r\nHost: evil.example', 'unsafe'],
    ['an encoded line break', '/nl/x%0d%0aHost:evil', 'unsafe'],
    ['an encoded line break in the query', '/nl?contentid=1%0d%0aHost:evil', 'unsafe'],
    ['a zero byte', '/nl/x\u0000', 'unsafe'],
    ['a tab inside the scheme', 'ht\ttps://cms.example.nl/api/nl/x', 'unsafe'],
    ['a character without width', '/nl/groen\u200bkennisnet', 'unsafe'],
  ])('refuses %s', (_, address, reason) => {
    expect(accepted(address)).toBe(reason);
  });

  it('asks a base on a port of its own there only', () => {
    expect(accepted('http://localhost:4001/nl/x', 'http://localhost:4001')).toBe('/nl/x');
    expect(accepted('http://localhost:4002/nl/x', 'http://localhost:4001')).toBe('elsewhere');
    expect(accepted('http://127.0.0.1:4001/nl/x', 'http://localhost:4001')).toBe('elsewhere');
  });
});

describe('a redirect of the CMS', () => {
  const led = (location: string) => {
    const target = redirectedTarget(location, base);
    return target.kind === 'page' ? target.path : target.kind;
  };

  it('is followed to another page below the base address', () => {
    expect(led('/api/nl/groenkennisnet/bodem')).toBe('/nl/groenkennisnet/bodem');
    expect(led(`${base}/nl/groenkennisnet/bodem`)).toBe('/nl/groenkennisnet/bodem');
  });

  it.each(['//evil.example/api/nl/x', '/nl/x', '/api/admin', 'https://evil.example/api/nl/x', 'x', ''])(
    'is not followed to %j',
    (location) => {
      expect(led(location)).toBe('refused');
    },
  );
});
