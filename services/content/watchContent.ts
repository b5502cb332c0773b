import { watch } from 'node:fs';
import type { Log } from '#services/log.ts';

/** How long a folder has to rest before it counts as changed: programs write a file in several steps (ms). */
const restMs = 40;

/**
 * Tells whenever JSON below a folder was saved.
 * @returns ends it
 */
export function watchContent(folder: string, changed: () => void, log: Log): () => void {
  let resting: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, (_, name) => {
    if (name !== null && !name.endsWith('.json')) return;
    clearTimeout(resting);
    resting = setTimeout(changed, restMs);
  });
  watcher.on('error', (error) => log('content.unwatched', { message: error.message }));
  return () => {
    clearTimeout(resting);
    watcher.close();
  };
}
