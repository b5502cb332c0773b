import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { rootFolder } from '#scripts/library/packageFiles.ts';

/** Builds the package before its tests, from the sources as they are now. */
export default function buildLibrary(): void {
  execFileSync(process.execPath, [resolve(rootFolder, 'scripts/library/build.ts')], {
    cwd: rootFolder,
    stdio: 'inherit',
  });
}
