import { describe, expect, it } from 'vitest';
import { loadDatabases } from './testing/loadDatabases.ts';
import { surviveLoad } from './testing/surviveLoad.ts';

// On PostgreSQL two hundred do: `load.thorough.test.ts`.
describe.each(loadDatabases.slice(0, 1))(
  'twenty people who write while the service is killed, on $name',
  (database) => {
    it.runIf(database.available)(
      'find all that was answered, once, and every letter arrives',
      async () => {
        const { place, open, remove } = await database.create();
        try {
          const { answered, broken, faults } = await surviveLoad({ place, open, people: 20, seconds: 3, kills: 1 });
          expect(faults).toEqual([]);
          // Each wrote at least once, also where the machine is busy with others.
          const { letters, ...others } = answered;
          expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(20);
          expect(letters).toBeGreaterThan(0);
          expect(broken).toBeGreaterThan(0);
        } finally {
          await remove();
        }
      },
      60_000,
    );
  },
);
