import { describe, expect, it } from 'vitest';
import { closingLines } from './closingLines.ts';
import type { Counts, Layer } from './layer.ts';
import { runLanes } from './runLanes.ts';

/** A layer that runs some JavaScript. */
function layerOf(name: string, script: string): Layer {
  const count = (ok: boolean) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] });
  return { name, command: process.execPath, args: ['-e', script], count };
}

async function run(lanes: readonly (readonly Layer[])[], signal = new AbortController().signal) {
  const written: string[] = [];
  const outcomes = await runLanes(lanes, { write: (text) => written.push(text), signal });
  return { outcomes, written };
}

describe('lanes of layers', () => {
  it('run side by side, and the layers of each one after the other, whatever becomes of the ones before', async () => {
    const { outcomes, written } = await run([
      [layerOf('slow', 'setTimeout(() => console.log("slow said"), 500)')],
      [layerOf('wrong', 'process.exit(3)'), layerOf('right', 'console.log("right said")')],
    ]);
    expect(outcomes.map(({ layer, passed, failed }) => [layer, passed, failed])).toEqual([
      ['slow', 1, 0],
      ['wrong', 0, 1],
      ['right', 1, 0],
    ]);
    expect(written.slice(0, 2).join('')).toMatch(/slow …\n +wrong …/);
  });

  it('keep what a layer says until it has ended', async () => {
    const { written } = await run([[layerOf('talking', 'console.log("one"); console.error("two")')]]);
    expect(written).toHaveLength(2);
    expect(written[1]).toContain('talking, ');
    expect(written[1]).toContain('one\n');
    expect(written[1]).toContain('two\n');
  });

  it('count a command that cannot be started as failed', async () => {
    const { outcomes } = await run([[{ ...layerOf('missing', ''), command: '/nowhere/at/all' }]]);
    expect(outcomes[0]?.failed).toBe(1);
  });

  it('end with what they started when the run is ended, and begin nothing more', async () => {
    const ending = new AbortController();
    // The program that it starts keeps its output open: the layer is over when both have ended.
    const endless = `
      require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const running = run([[layerOf('endless', endless), layerOf('next', '')]], ending.signal);
    setTimeout(() => ending.abort(), 500);
    const { outcomes } = await running;
    expect(outcomes.map(({ layer, failed }) => [layer, failed])).toEqual([['endless', 1]]);
  });
});

describe('a layer with a second try', () => {
  /** Its first run fails `one` and `two`; what its second says is given. */
  function layerAgain(second: Pick<Counts, 'failed' | 'failures'>): Layer {
    const again = {
      ...layerOf('again', 'console.log("said again")'),
      count: () => ({ passed: 0, skipped: [], ...second }),
    };
    return {
      ...layerOf('first', 'process.exit(1)'),
      count: () => ({ passed: 5, failed: 2, skipped: [], failures: [{ test: 'one' }, { test: 'two' }] }),
      again: () => again,
    };
  }

  it('counts what passes then as passed, and names it', async () => {
    const { outcomes, written } = await run([
      [layerAgain({ failed: 1, failures: [{ test: 'two', message: 'still' }] })],
    ]);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({
      layer: 'first',
      passed: 6,
      failed: 1,
      failures: [{ test: 'two', message: 'still' }],
      unsteady: [{ test: 'one' }],
    });
    expect(written.join('')).toContain('said again');
  });

  it('is as wrong as before where the second says of no test why it failed', async () => {
    const { outcomes } = await run([[layerAgain({ failed: 1 })]]);
    expect(outcomes[0]).toMatchObject({ passed: 5, failed: 2, failures: [{ test: 'one' }, { test: 'two' }] });
  });

  it('has none where nothing failed', async () => {
    const layer = { ...layerAgain({ failed: 0 }), count: () => ({ passed: 1, failed: 0, skipped: [] }) };
    const { written } = await run([[layer]]);
    expect(written.join('')).not.toContain('said again');
  });
});

describe('what closes a run', () => {
  const outcome = { passed: 2, failed: 0, skipped: [], seconds: 7 };

  it('is one line that counts all layers', () => {
    const lines = closingLines([
      { ...outcome, layer: 'unit' },
      { ...outcome, layer: 'e2e', failed: 1 },
    ]);
    expect(lines.at(-1)).toBe('4 passed, 1 failed');
    expect(lines[1]).toMatch(/^e2e +2 passed, 1 failed +7 s$/);
  });

  it('names the tests that failed, or their layer, and those that needed a second try', () => {
    const lines = closingLines([
      {
        ...outcome,
        layer: 'e2e',
        failed: 1,
        failures: [{ test: 'search.spec.ts › finds', message: 'Error: nothing\n  at here.ts:1' }],
        unsteady: [{ test: 'bars.spec.ts › sticks' }],
      },
      { ...outcome, layer: 'check:types', failed: 1 },
      { ...outcome, layer: 'unit', failures: [] },
    ]);
    expect(lines.slice(3, -2)).toEqual([
      'passed at the second try: bars.spec.ts › sticks',
      'failed: search.spec.ts › finds: Error: nothing',
      'failed: check:types',
    ]);
  });

  it('names why tests were skipped, each reason once, or the test', () => {
    const skipped = ['a (skipped: no PostgreSQL)', 'b (skipped: no PostgreSQL) twice', 'c'];
    const lines = closingLines([{ ...outcome, layer: 'unit', skipped }]);
    expect(lines).toContain('skipped: 2 × no PostgreSQL');
    expect(lines).toContain('skipped: 1 × c');
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 3 skipped');
  });
});
