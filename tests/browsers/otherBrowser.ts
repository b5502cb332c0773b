/** What stands on a keyboard beside letters, by the names of the DOM. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** A browser whose engine is not Chromium's, as far as tests use it. Each step is a visitor's, in the window at hand. */
export interface OtherBrowser {
  /** Shows an address, whatever its status, once its document and pictures are there. */
  open(address: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** @param width of the page, in CSS pixels */
  widen(width: number): Promise<void>;
  /** Presses the middle of the first element for a selector, once it has been scrolled to. */
  press(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Runs in the page: it sees nothing of the file that it stands in but the words it is given. */
  evaluate<Result>(run: (words: string) => Result, words?: string): Promise<Result>;
  /** Takes these steps in the window that the page has just opened, which is expected to close by itself behind them. */
  inNewWindow(steps: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** An engine, and the program that has it. */
export interface OtherEngine {
  readonly name: string;
  /** Why it cannot be tried on this machine, and what would let it; empty where it can. */
  readonly missing: string;
  start(): Promise<OtherBrowser>;
}
