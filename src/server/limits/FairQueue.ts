import { queueStates } from '../telemetry/topics.ts';

/** More waiting work than is done before its requests have ended, where a piece takes a while. */
const ordinaryRoom = 200;

/** The request would have ended before this work's turn comes. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Nobody waits for this work any more. */
export class Abandoned extends Error {
  override name = 'Abandoned';
}

interface Job<T> {
  readonly name: string | undefined;
  readonly work: () => Promise<T>;
  readonly settled: PromiseWithResolvers<T>;
  waiting: number;
}

interface Turn {
  /** Who asks: everybody's work comes by turns, whoever asked for how much. */
  readonly visitor: string;
  /** What is asked for; who asks for the same meanwhile waits for the same work. */
  readonly name?: string;
  /** Aborted when the one who asked has left. */
  readonly signal?: AbortSignal;
}

/**
 * Does heavy work, so many pieces at a time. Visitors take turns, in line and in the room for waiting: who asks for
 * hundreds of pieces keeps nobody waiting but himself, and when there is no more room the longest line loses its end.
 * What nobody waits for any more and has not begun is never done.
 */
export class FairQueue<T> {
  readonly #width: number;
  readonly #queue: string;
  readonly #room: number;
  readonly #named = new Map<string, Job<T>>();
  /** Work that has not begun, by visitor; the visitor whose turn is next comes first. */
  readonly #lines = new Map<string, Job<T>[]>();
  #waiting = 0;
  #running = 0;

  /**
   * @param width pieces of work that are done at a time
   * @param queue its name, for who counts how much waits
   * @param room pieces of work that may wait
   */
  constructor(width: number, queue: string, room = ordinaryRoom) {
    this.#width = width;
    this.#queue = queue;
    this.#room = room;
    this.#tell();
  }

  /** Whether this very work is waiting or being done. */
  has(name: string): boolean {
    return this.#named.has(name);
  }

  /** @throws {QueueFull} when too much waits already, {Abandoned} when the one who asked has left */
  run({ visitor, name, signal }: Turn, work: () => Promise<T>): Promise<T> {
    if (signal?.aborted) return Promise.reject(new Abandoned('nobody waits'));
    const known = name === undefined ? undefined : this.#named.get(name);
    const job = known ?? { name, work, settled: Promise.withResolvers<T>(), waiting: 0 };
    if (!known && !this.#add(job, visitor)) return Promise.reject(new QueueFull('too much is waiting'));
    job.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting === 0) this.#drop(job);
        reject(new Abandoned('nobody waits'));
      };
      signal?.addEventListener('abort', leave, { once: true });
      job.settled.promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  #add(job: Job<T>, visitor: string): boolean {
    const line = this.#lines.get(visitor) ?? [];
    if (this.#waiting >= this.#room && !this.#makeRoom(line.length + 1)) return false;
    this.#waiting += 1;
    if (job.name !== undefined) this.#named.set(job.name, job);
    line.push(job);
    this.#lines.set(visitor, line);
    this.#tell();
    // Whoever asked is counted as waiting by the time it begins.
    queueMicrotask(() => this.#next());
    return true;
  }

  /** Turns away the last of the longest line, if that is longer than the line that somebody joins would be. */
  #makeRoom(joined: number): boolean {
    const longest = [...this.#lines.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    const last = longest.length > joined ? longest.at(-1) : undefined;
    if (!last) return false;
    last.settled.reject(new QueueFull('others wait as well'));
    this.#drop(last);
    return true;
  }

  /** Takes work that has not begun out of its line. */
  #drop(job: Job<T>): void {
    for (const [visitor, line] of this.#lines) {
      const place = line.indexOf(job);
      if (place === -1) continue;
      line.splice(place, 1);
      if (line.length === 0) this.#lines.delete(visitor);
      this.#waiting -= 1;
      this.#forget(job);
      this.#tell();
    }
  }

  #forget({ name }: Job<T>): void {
    if (name !== undefined) this.#named.delete(name);
  }

  #next(): void {
    const [turn] = this.#lines;
    if (this.#running >= this.#width || !turn) return;
    const [visitor, line] = turn;
    const job = line.shift();
    // To the end of the round.
    this.#lines.delete(visitor);
    if (line.length > 0) this.#lines.set(visitor, line);
    if (!job) return;
    this.#waiting -= 1;
    void this.#do(job);
    this.#next();
  }

  async #do(job: Job<T>): Promise<void> {
    this.#running += 1;
    this.#tell();
    try {
      job.settled.resolve(await job.work());
    } catch (error) {
      job.settled.reject(error);
    }
    this.#forget(job);
    this.#running -= 1;
    this.#tell();
    this.#next();
  }

  #tell(): void {
    if (!queueStates.isHeard) return;
    queueStates.tell({ queue: this.#queue, waiting: this.#waiting, running: this.#running });
  }
}
