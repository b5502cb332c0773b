import { createInOrder } from '#services/inOrder.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import type { Pause } from './readers.ts';
import { readSearchTexts } from './searchText.ts';

/** Reads the words of records while those before them are written: what follows waits for the database alone. */
export interface ReadAhead {
  /** Resolves in the order in which it was called. */
  readonly read: (changes: readonly Change[]) => Promise<void>;
  /** Whether most of the last changes were news: the words of records that are there just so are not needed. */
  readonly wasWorthwhile: (isNews: boolean) => void;
}

export function createReadAhead(pause: Pause): ReadAhead {
  const inOrder = createInOrder();
  let isWorthwhile = true;
  return {
    read: (changes) =>
      inOrder(async () => {
        if (!isWorthwhile) return;
        const records = changes.flatMap((each) => (each.kind === 'put' ? each.record : []));
        await readSearchTexts(records, pause);
      }),
    wasWorthwhile: (isNews) => {
      isWorthwhile = isNews;
    },
  };
}
