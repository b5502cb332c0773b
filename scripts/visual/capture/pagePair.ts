import type { Browser } from 'playwright';
import type { Preset } from '../model/place.ts';
import type { ServedFolder } from '../serving/serveFolder.ts';
import { HeldPage } from './heldPage.ts';

export type Pages = readonly [before: HeldPage, after: HeldPage];

/** New windows take a second or two: only so often in a run. */
const renewedMost = 100;

/** Both versions' pages, side by side: two at a time, and never more. */
export class PagePair {
  readonly #browser: Browser;
  readonly #origins: readonly [string, string];
  #pages: Pages | undefined;
  #preset: Preset | undefined;
  #renewed = 0;

  constructor(browser: Browser, before: ServedFolder, after: ServedFolder) {
    this.#browser = browser;
    this.#origins = [before.origin, after.origin];
  }

  async pages(preset: Preset | undefined): Promise<Pages> {
    if (this.#pages && this.#preset === preset) return this.#pages;
    await this.close();
    const [before, after] = this.#origins;
    this.#preset = preset;
    this.#pages = [
      await HeldPage.open(this.#browser, before, preset),
      await HeldPage.open(this.#browser, after, preset),
    ];
    return this.#pages;
  }

  /** Whether {@link renewedMost} new windows were not yet opened. */
  get mayRenew(): boolean {
    return this.#renewed < renewedMost;
  }

  /** New windows for both. */
  async renew(preset: Preset | undefined): Promise<Pages> {
    this.#renewed += 1;
    await this.close();
    return this.pages(preset);
  }

  async close(): Promise<void> {
    await Promise.all((this.#pages ?? []).map((page) => page.close().catch(() => undefined)));
    this.#pages = undefined;
  }
}
