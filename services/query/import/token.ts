import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The token that an import shows to the running service: an account that may read the folder may write the collection. */
export function readToken(dataDir: string): string | undefined {
  const file = join(dataDir, 'import-token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Makes the token when there is none, readable for this account alone, and gives it. */
export function ensureToken(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = join(dataDir, `import-token.${process.pid}`);
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // In one step, content and all; the one that another process has just made stays.
    linkSync(draft, join(dataDir, 'import-token'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readToken(dataDir) ?? '';
}
