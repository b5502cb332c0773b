import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { atOnce, ChunkView, chunk } from './chunk.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Dag {name}</p>;
}

describe('a component that comes with the start', () => {
  it('renders at once where a chunk could stand', () => {
    expect(renderToString(<ChunkView chunk={atOnce(Greeting)} props={{ name: 'Anna' }} />)).toContain('Anna');
  });
});

describe('a chunk', () => {
  it('renders at once when it was loaded before', async () => {
    const greeting = chunk(async () => ({ Greeting }), 'Greeting');
    await greeting.preload();
    expect(renderToString(<ChunkView chunk={greeting} props={{ name: 'Anna' }} />)).toBe('<p>Dag <!-- -->Anna</p>');
  });

  it('makes React wait when it was not', () => {
    const greeting = chunk(async () => ({ Greeting }), 'Greeting');
    const html = renderToString(
      <Suspense fallback={<p>…</p>}>
        <ChunkView chunk={greeting} props={{ name: 'Anna' }} />
      </Suspense>,
    );
    expect(html).toContain('<p>…</p>');
    expect(html).not.toContain('Dag');
  });

  it('is loaded once, however often it is asked for', async () => {
    let loads = 0;
    const greeting = chunk(async () => {
      loads++;
      return { Greeting };
    }, 'Greeting');
    await Promise.all([greeting.preload(), greeting.preload()]);
    await greeting.preload();
    expect(loads).toBe(1);
  });

  it('is asked for again after the connection was lost', async () => {
    let loads = 0;
    const greeting = chunk(async () => {
      loads++;
      if (loads === 1) throw new Error('offline');
      return { Greeting };
    }, 'Greeting');
    await expect(greeting.preload()).rejects.toThrow('offline');
    await greeting.preload();
    expect(greeting.choose()).toBe(Greeting);
  });
});
