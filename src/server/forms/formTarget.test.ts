import { describe, expect, it } from 'vitest';
import { formTarget } from './formTarget.ts';

const base = new URL('http://127.0.0.1:4711/cms/');
const page = new URL('http://127.0.0.1:4711/cms/nl/groenkennisnet/Contactformulier');
const target = (action: string) => formTarget(action, page, base)?.href;

describe('where a form may be posted', () => {
  it.each([
    ['', 'http://127.0.0.1:4711/cms/nl/groenkennisnet/Contactformulier'],
    ['?stap=2', 'http://127.0.0.1:4711/cms/nl/groenkennisnet/Contactformulier?stap=2'],
    ['verzenden', 'http://127.0.0.1:4711/cms/nl/groenkennisnet/verzenden'],
    ['/nl/groenkennisnet/Contactformulier', 'http://127.0.0.1:4711/cms/nl/groenkennisnet/Contactformulier'],
    ['/cms/nl/groenkennisnet/x', 'http://127.0.0.1:4711/cms/nl/groenkennisnet/x'],
    ['https://api.groenkennisnet.nl/nl/x', 'http://127.0.0.1:4711/cms/nl/x'],
    ['http://127.0.0.1:4711/cms/nl/x#hier', 'http://127.0.0.1:4711/cms/nl/x'],
  ])('is below the CMS’s own address: %j', (action, expected) => {
    expect(target(action)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '\\\\evil.example/x',
    '/\\evil.example/x',
    'http://127.0.0.1:4712/cms/nl/x',
    'https://127.0.0.1:4711/cms/nl/x',
    'http://user:secret@127.0.0.1:4711/cms/nl/x',
    'http://user@127.0.0.1:4711/cms/nl/x',
    'https://api.groenkennisnet.nl:8443/nl/x',
    'ftp://api.groenkennisnet.nl/nl/x',
    'https://api.groenkennisnet.nl.evil.example/',
    'https://evil.example#api.groenkennisnet.nl',
    'http://127.0.0.1.evil.example:4711/',
    'http://[::1]:4711/cms/x',
    'javascript:attacked()',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://',
  ])('is nowhere else: %s', (action) => {
    expect(target(action)).toBeUndefined();
  });

  it.each(['../../../../admin', '/admin', '/.//evil.example/x', '/%2e%2e/%2e%2e/admin', '..//..//admin'])(
    'is never above it: %s',
    (action) => {
      expect(target(action)).toMatch(/^http:\/\/127\.0\.0\.1:4711\/cms\//);
    },
  );
});
