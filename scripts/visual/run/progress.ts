import { styleText } from 'node:util';

/** Seconds as people say them: `8 s`, `3 min`. */
export function spoken(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

/** The time that is left, from how long the last ones took: stories differ, so those that are long past count little. */
export class Progress {
  readonly #total: number;
  readonly #write: (line: string) => void;
  readonly #now: () => number;
  #done = 0;
  #found = 0;
  #last: number;
  #pace = 0;
  #written = 0;

  constructor(total: number, write: (line: string) => void, now: () => number = Date.now) {
    this.#total = total;
    this.#write = write;
    this.#now = now;
    this.#last = now();
  }

  /** @param looked whether it took time, rather than being known from an earlier run */
  step(label: string, differs: boolean, looked: boolean): void {
    const now = this.#now();
    this.#done += 1;
    if (differs) this.#found += 1;
    if (looked) this.#pace = this.#pace === 0 ? now - this.#last : this.#pace * 0.95 + (now - this.#last) * 0.05;
    this.#last = now;
    if (now - this.#written < 1000 && this.#done < this.#total) return;
    this.#written = now;
    const left = spoken(((this.#total - this.#done) * this.#pace) / 1000);
    const share = `${this.#done}/${this.#total}`;
    const found = `${this.#found} ${this.#found === 1 ? 'difference' : 'differences'}`;
    this.#write(`${share} · ${found} · ${this.#done < this.#total ? `about ${left} left · ` : ''}${label}`);
  }
}

/** Writes lines over one another in a terminal, and now and then one under another elsewhere. */
export function progressWriter(stream: NodeJS.WriteStream, every = 25): (line: string) => void {
  let count = 0;
  return (line) => {
    if (stream.isTTY) stream.write(`\r\x1b[2K${styleText('dim', line.slice(0, (stream.columns ?? 100) - 1))}`);
    else if (count % every === 0) stream.write(`${line}\n`);
    count += 1;
  };
}
