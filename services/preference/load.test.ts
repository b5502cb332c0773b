import { describe, expect, it } from 'vitest';
import { loadDatabases } from './testing/loadDatabases.ts';
import { surviveLoad } from './testing/surviveLoad.ts';

describe.each(loadDatabases)('twenty people who write while the service is killed, on $name', (database) => {
  it.runIf(database.available)(
    'find all that was answered, once, and every letter arrives',
    async () => {
      const { place, open, remove } = await database.create();
      try {
        const { answered, broken, faults } = await surviveLoad({ place, open, people: 20, seconds: 3, kills: 1 });
        expect(faults).toEqual([]);
        expect(Math.min(...Object.values(answered))).toBeGreaterThan(20);
        expect(broken).toBeGreaterThan(0);
      } finally {
        await remove();
      }
    },
    60_000,
  );
});
