import { readFileSync } from 'node:fs';

/*
 * Test files share their modules and globals with the files that run before them in the same process, which saves each
 * of them from loading React and half the portal anew. Those that change what is shared get a process of their own.
 */

/** What a file does that the next one would notice: it replaces modules, globals, the clock or the environment. */
const changesWhatIsShared =
  /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime|resetModules)\b|\bvi\.spyOn\((?:process|console|globalThis)\b|\bprocess\.(?:chdir\(|env\.\w+ = |env = )|\bglobalThis\.\w+ = |\bObject\.definePropert(?:y|ies)\((?:globalThis|process)\b/;

/** Whether a test file needs a process of its own. */
export function needsIsolation(source: string): boolean {
  return changesWhatIsShared.test(source);
}

/** Of these test files those that need a process of their own. */
export function isolatedFiles(files: readonly string[]): string[] {
  return files.filter((file) => needsIsolation(readFileSync(file, 'utf8')));
}
