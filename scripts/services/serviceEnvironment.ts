import { resolve } from 'node:path';
import process from 'node:process';
import { settingNames } from '#server/settings/environment.ts';

/** What Node has compiled, types taken out, so that no later start loads the compiler: 10 MB of each process. */
const compiled = resolve(import.meta.dirname, '../../node_modules/.portal/compiled');

/**
 * The environment of a process of services: this one's without the portal's settings, which each is told as far as it
 * needs them, and secrets least of all.
 */
export function serviceEnvironment(own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const settings = new Set(settingNames);
  return {
    NODE_COMPILE_CACHE: compiled,
    // The allocator of glibc gives back what is free at the end of its heaps only when it is told a threshold (bytes).
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !settings.has(name))),
  };
}
