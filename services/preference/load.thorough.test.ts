import { describe, expect, it } from 'vitest';
import { loadDatabases } from './testing/loadDatabases.ts';
import { surviveLoad } from './testing/surviveLoad.ts';

describe.each(loadDatabases)('two hundred people who write for a minute, with three kills, on $name', (database) => {
  it.runIf(database.available)(
    'find all that was answered, once, and every letter arrives',
    async ({ annotate }) => {
      const { place, open, remove } = await database.create();
      try {
        const { faults, ...figures } = await surviveLoad({ place, open, people: 200, seconds: 60, kills: 3 });
        await annotate(JSON.stringify(figures));
        expect(faults).toEqual([]);
        // Everybody wrote, also where the machine is busy with others, and everybody met a kill.
        expect(Math.min(...Object.values(figures.answered))).toBeGreaterThanOrEqual(200);
        expect(figures.broken).toBeGreaterThan(200);
      } finally {
        await remove();
      }
    },
    400_000,
  );
});
