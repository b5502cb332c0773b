import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type Change, createChanges, type Neighbours } from './changes.ts';

type Hear = Parameters<Neighbours['listen']>[0];

/** Portals that hear everything that any of them tells, themselves included. */
function street() {
  const houses: Hear[] = [];
  const neighbours: Neighbours = {
    tell: async (notice) => {
      for (const hear of houses) hear([notice]);
    },
    listen: (hear) => void houses.push(hear),
  };
  const move = () => {
    const heard: Change[] = [];
    const changes = createChanges(neighbours, createLog('silent'));
    changes.on((change) => heard.push(change));
    return { changes, heard };
  };
  return { houses, neighbours, move };
}

describe('what is new', () => {
  it('is heard once by everybody, and at once by who tells it', async () => {
    const { move } = street();
    const [one, other] = [move(), move()];
    const change: Change = { kind: 'content', keys: ['id-12'] };
    const told = one.changes.tell(change);
    expect(one.heard).toEqual([change]);
    await told;
    expect([one.heard, other.heard]).toEqual([[change], [change]]);
  });

  it('is everything where notices were missed, or where nobody can read them', () => {
    const { houses, move } = street();
    const { heard } = move();
    for (const hear of houses) hear('missed');
    for (const hear of houses) hear(['{', '{"from":"a","change":{"kind":"of tomorrow"}}']);
    expect(heard).toEqual(Array.from({ length: 3 }, () => ({ kind: 'everything' })));
  });

  it('is known here even when the others cannot be told', async () => {
    const { neighbours } = street();
    const changes = createChanges(
      { ...neighbours, tell: () => Promise.reject(new Error('away')) },
      createLog('silent'),
    );
    const heard: Change[] = [];
    changes.on((change) => heard.push(change));
    await expect(changes.tell({ kind: 'comments' })).rejects.toThrow('away');
    expect(heard).toEqual([{ kind: 'comments' }]);
  });

  it('stays at home where a portal stands alone', async () => {
    const changes = createChanges(undefined, createLog('silent'));
    const heard: Change[] = [];
    changes.on((change) => heard.push(change));
    await changes.tell({ kind: 'comments' });
    expect(heard).toHaveLength(1);
  });
});
