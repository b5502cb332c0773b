import { describe, expect, it } from 'vitest';
import { createWrittenItems } from './written.ts';

const item = (title: string) => ({ record: '{}', title, search: '' });

describe('what was written here', () => {
  it('is what the last change of each item made of it, if that was made here', () => {
    const written = createWrittenItems();
    written.keep(4, new Map([1, 2, 3].map((id) => [id, item(`four ${id}`)])));
    written.keep(6, new Map([[3, item('six')]]));
    const found = written.take([
      { version: 4, items: [1, 2, 3] },
      { version: 5, items: [2, 7] },
      { version: 6, items: [3] },
    ]);
    expect(Array.from(found, ([id, { title }]) => [id, title])).toEqual([
      [1, 'four 1'],
      [3, 'six'],
    ]);
    expect(written.take([{ version: 6, items: [3] }]).size).toBe(0);
  });

  it('is not taken for a change of tables that were made anew', () => {
    const written = createWrittenItems();
    written.keep(4, new Map([[1, item('before')]]));
    written.forget();
    expect(written.take([{ version: 4, items: [1] }]).size).toBe(0);
  });

  it('is as many changes as may wait to be followed', () => {
    const written = createWrittenItems();
    const items = Array.from({ length: 250 }, (_, id) => id);
    const many = new Map(items.map((id) => [id, item('one of many')]));
    for (let version = 1; version <= 20; version += 1) written.keep(version, many);
    expect(written.take([{ version: 12, items }]).size).toBe(0);
    expect(written.take([{ version: 13, items }]).size).toBe(250);
  });
});
