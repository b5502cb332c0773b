/** More waiting work than is done before its requests have ended. */
const maximumWaiting = 200;

/** The request would have ended before this work's turn comes. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Nobody waits for this work any more. */
export class Abandoned extends Error {
  override name = 'Abandoned';
}

interface Job<T> {
  readonly name: string;
  readonly work: () => Promise<T>;
  readonly settled: PromiseWithResolvers<T>;
  waiting: number;
}

interface Turn {
  /** Who asks: everybody's work comes by turns, whoever asked for how much. */
  readonly visitor: string;
  /** Aborted when the one who asked has left. */
  readonly signal: AbortSignal;
}

/**
 * Does heavy work, so many pieces at a time. Visitors take turns: who asks for hundreds of pieces keeps nobody waiting
 * but himself. A request for a piece that is asked already waits for the same one; what nobody waits for any more and
 * has not begun is never done.
 */
export class FairQueue<T> {
  readonly #width: number;
  readonly #jobs = new Map<string, Job<T>>();
  /** Work that has not begun, by visitor; the visitor whose turn is next comes first. */
  readonly #turns = new Map<string, Job<T>[]>();
  #running = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** @throws {QueueFull} when too much waits already, {Abandoned} when the one who asked has left */
  run(name: string, { visitor, signal }: Turn, work: () => Promise<T>): Promise<T> {
    if (signal.aborted) return Promise.reject(new Abandoned('nobody waits'));
    const job = this.#jobs.get(name) ?? this.#add(name, visitor, work);
    if (!job) return Promise.reject(new QueueFull('too much is waiting'));
    job.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting === 0) this.#drop(job);
        reject(new Abandoned('nobody waits'));
      };
      signal.addEventListener('abort', leave, { once: true });
      job.settled.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  #add(name: string, visitor: string, work: () => Promise<T>): Job<T> | undefined {
    if (this.#jobs.size >= maximumWaiting) return undefined;
    const job: Job<T> = { name, work, settled: Promise.withResolvers(), waiting: 0 };
    this.#jobs.set(name, job);
    this.#turns.set(visitor, [...(this.#turns.get(visitor) ?? []), job]);
    // Whoever asked is counted as waiting by the time it begins.
    queueMicrotask(() => this.#next());
    return job;
  }

  #drop(job: Job<T>): void {
    for (const [visitor, jobs] of this.#turns) {
      const left = jobs.filter((other) => other !== job);
      if (left.length === jobs.length) continue;
      this.#jobs.delete(job.name);
      if (left.length > 0) this.#turns.set(visitor, left);
      else this.#turns.delete(visitor);
    }
  }

  #next(): void {
    if (this.#running >= this.#width) return;
    const [turn] = this.#turns;
    if (!turn) return;
    const [visitor, [job, ...left]] = turn;
    // To the end of the line.
    this.#turns.delete(visitor);
    if (left.length > 0) this.#turns.set(visitor, left);
    if (job) void this.#do(job);
    this.#next();
  }

  async #do({ name, work, settled }: Job<T>): Promise<void> {
    this.#running += 1;
    try {
      settled.resolve(await work());
    } catch (error) {
      settled.reject(error);
    }
    this.#jobs.delete(name);
    this.#running -= 1;
    this.#next();
  }
}
