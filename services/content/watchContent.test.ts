import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchContent } from './watchContent.ts';

it('tells once of JSON that is saved, in any folder, and of nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'nl', 'site'), { recursive: true });
  const changed = vi.fn();
  const stop = watchContent(folder, changed, () => {});
  await writeFile(join(folder, 'nl', 'site', 'a.txt'), 'x');
  await writeFile(join(folder, 'nl', 'site', 'a.json'), '{');
  await writeFile(join(folder, 'nl', 'site', 'a.json'), '{}');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), 30_000);
  stop();
  await rm(folder, { recursive: true });
});
