import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { PictureRequest } from './pictureName.ts';

export interface DrawingQuestion {
  readonly id: number;
  readonly request: PictureRequest;
}

export type DrawingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly reason: string };

export interface Drawing {
  /** Rejects when the picture cannot be drawn, or the process is gone. */
  draw(request: PictureRequest): Promise<Uint8Array>;
  /** Of the process, while there is one. */
  pid(): number | undefined;
  /** Ends the process when what it draws is done. */
  close(): Promise<void>;
}

/**
 * One picture is drawn at a time: with one thread and one arena of the allocator, which gives back what is free (glibc;
 * bytes), it takes half the memory in the same processor time.
 */
const frugal = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws pictures in a process of its own, started when one is asked for: it takes hundreds of megabytes and keeps its
 * thread busy, neither of which the portal should notice.
 *
 * @param idleMs how long it stays without work (ms); its memory goes with it
 */
export function drawApart({ idleMs = 5000 } = {}): Drawing {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  const start = () => {
    const started = fork(join(import.meta.dirname, 'drawingProcess.ts'), {
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=2'],
      env: { ...process.env, ...frugal },
    });
    started.on('message', (answer: DrawingAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('bytes' in answer) one?.resolve(answer.bytes);
      else one?.reject(new Error(answer.reason));
      rest();
    });
    const gone = () => {
      if (child !== started) return;
      child = undefined;
      for (const one of waiting.values()) one.reject(new Error('The process that draws pictures has ended.'));
      waiting.clear();
    };
    started.once('exit', gone);
    // It could not be started, or asked: without a listener that would end the portal.
    started.on('error', gone);
    return started;
  };
  const end = async () => {
    const ending = child;
    child = undefined;
    if (!ending?.connected) return;
    const ended = once(ending, 'exit');
    ending.disconnect();
    await ended;
  };
  const rest = () => {
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => void end(), idleMs).unref();
  };

  return {
    draw(request) {
      clearTimeout(idle);
      child ??= start();
      const id = ++asked;
      const question: DrawingQuestion = { id, request };
      const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
      child.send(question);
      return drawn;
    },
    pid: () => child?.pid,
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
}
