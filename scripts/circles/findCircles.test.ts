import { describe, expect, it } from 'vitest';
import { findCircles } from './findCircles.ts';

const imports = (lines: readonly string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  });
const found = (...lines: string[]) => findCircles(imports(lines)).map(({ folder, entries }) => ({ folder, entries }));

describe('circles', () => {
  it('are none where imports run one way', () => {
    expect(found('src/app/a.ts > src/server/b.ts', 'src/app/c.ts > src/app/a.ts')).toEqual([]);
  });

  it('are files that import each other, over others too', () => {
    expect(found('src/a.ts > src/b.ts', 'src/b.ts > src/c.ts', 'src/c.ts > src/a.ts')).toEqual([
      { folder: 'src', entries: ['a.ts', 'b.ts', 'c.ts'] },
    ]);
  });

  it('are folders of which any file needs any file of the other, however deep', () => {
    expect(found('src/plan/x/a.ts > src/renderer/b.ts', 'src/renderer/y/c.ts > src/plan/d.ts')).toEqual([
      { folder: 'src', entries: ['plan', 'renderer'] },
    ]);
  });

  it('are a folder and a file beside it', () => {
    expect(found('src/app/routes/a.ts > src/app/context.ts', 'src/app/context.ts > src/app/routes/b.ts')).toEqual([
      { folder: 'src/app', entries: ['context.ts', 'routes'] },
    ]);
  });

  it('name the imports that make them', () => {
    const [circle] = findCircles(imports(['s/a.ts > s/b.ts', 's/b.ts > s/a.ts', 's/a.ts > s/c.ts']));
    expect(circle?.imports).toEqual([
      { from: 's/a.ts', to: 's/b.ts' },
      { from: 's/b.ts', to: 's/a.ts' },
    ]);
  });
});
