import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The files that `docs/library.md` shows, by their path in the app. */
export function documentedFiles(): ReadonlyMap<string, string> {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/library.md'), 'utf8');
  const blocks = text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, path = '', code = '']) => [path, code]));
}
