/** More waiting work than is done before its requests have ended. */
const maximumWaiting = 200;

/** The request would have ended before this work's turn comes. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Does one heavy piece of work at a time, so that pages keep their share of the processor; a request for the same
 * piece meanwhile waits for the same one.
 */
export class EncodeQueue<T> {
  readonly #running = new Map<string, Promise<T>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @throws {QueueFull} */
  run(name: string, work: () => Promise<T>): Promise<T> {
    const known = this.#running.get(name);
    if (known) return known;
    if (this.#running.size >= maximumWaiting) return Promise.reject(new QueueFull('too many pictures are waiting'));
    const mine = this.#last.then(work, work).finally(() => this.#running.delete(name));
    this.#running.set(name, mine);
    this.#last = mine.catch(() => {});
    return mine;
  }
}
