import { expect, it } from 'vitest';
import { needsIsolation } from './isolatedFiles.ts';

// Put together, so that this file itself is none of them.
const call = (name: string) => ['vi', name].join('.');

it.each([
  `${call('mock')}('./log.ts')`,
  `${call('useFakeTimers')}();`,
  `${call('stubGlobal')}('fetch', ask);`,
  ['process', 'env', 'PORT = "1";'].join('.'),
  ['globalThis', 'fetch = ask;'].join('.'),
])('a file with %s gets a process of its own', (line) => {
  expect(needsIsolation(`import { vi } from 'vitest';\n${line}`)).toBe(true);
});

it.each(['const log = vi.fn();', 'expect(process.env.PORT).toBeUndefined();', 'const { fetch } = globalThis;'])(
  'a file with %s shares its process with others',
  (line) => {
    expect(needsIsolation(line)).toBe(false);
  },
);
