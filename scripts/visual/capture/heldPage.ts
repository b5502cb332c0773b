import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { z } from 'zod';
import type { Place, Preset, View } from '../model/place.ts';
import type { Region } from './comparePictures.ts';
import { stackPictures } from './stackPictures.ts';
import { filledHeight, hide, holdStill, settle, showStory, wear } from './stillness.ts';

/** The moment that every picture is taken at. */
const moment = new Date('2026-01-15T10:00:00Z');

/** How long a story may take until it is broken, in ms; generous, because machines are busy. */
const storyPatience = 60_000;
const restPatience = 10_000;
const restRounds = 200;

/** How much of a page is photographed at once, in px: browsers paint no surface that is much taller. */
const sliceHeight = 12_000;

/** The tallest picture, in px: large text makes the longest pages 35,000 px tall on a phone. */
const tallest = 60_000;
const windowHeight = 900;

/** How long one picture may take, in ms: Chromium has been seen to owe one for ever. */
const shotPatience = 30_000;

/** Two pictures of a story have to be the same; so many are taken before it counts as restless. */
const tries = 6;

const shotSchema = z.object({ data: z.string() });

/** Raised when a story cannot be photographed; its message says why, for people. */
export class BrokenStory extends Error {}

export interface ShowOptions {
  readonly place: Place;
  readonly args: Readonly<Record<string, unknown>>;
  /** The story asks the toolbar, so that it is rendered anew for another site or mode. */
  readonly rerender: boolean;
  /** Selectors of what is not looked at. */
  readonly masks: readonly string[];
}

/** @throws Error with these words where a promise takes longer, which then goes its own way */
async function within<T>(ms: number, promise: Promise<T>, words: string): Promise<T> {
  const patience = new AbortController();
  const { signal } = patience;
  try {
    return await Promise.race([
      promise,
      setTimeout(ms, undefined, { signal }).then(() => {
        throw new Error(words);
      }),
    ]);
  } finally {
    patience.abort();
  }
}

/** A page of one version's Storybook that is held still, and shows one story after the other. */
export class HeldPage {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #origin: string;
  readonly #preset: Preset | undefined;
  /** The story that this page shows, and with what. */
  #shown = '';
  /** What could not be shown last, and why: in another theme it is no more ready than in this one. */
  #failed: { readonly shown: string; readonly fault: string } | undefined;
  #forgets = false;
  readonly #pending = new Set<Request>();

  private constructor(page: Page, session: CDPSession, origin: string, preset: Preset | undefined) {
    this.#page = page;
    this.#session = session;
    this.#origin = origin;
    this.#preset = preset;
    page.on('request', (request) => {
      // A film is under way for as long as it is there.
      if (request.resourceType() !== 'media') this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** The page itself, for whoever looks closer at what is shown. */
  get page(): Page {
    return this.#page;
  }

  static async open(browser: Browser, origin: string, preset: Preset | undefined): Promise<HeldPage> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: windowHeight },
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      ...(preset === 'forced-colors' && { forcedColors: 'active' as const }),
      ...(preset === 'reduced-motion' && { reducedMotion: 'reduce' as const }),
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await page.addInitScript(holdStill);
    const held = new HeldPage(page, await context.newCDPSession(page), origin, preset);
    await held.#load();
    return held;
  }

  /** Begins with an empty Storybook: what was shown before leaves nothing behind. */
  async #load(): Promise<void> {
    this.#pending.clear();
    await this.#page.goto(`${this.#origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`, {
      // The load event waits for whatever the first story asks for.
      waitUntil: 'domcontentloaded',
    });
    await this.#page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
    if (this.#preset === 'large-text') await this.#page.addStyleTag({ content: 'html{font-size:200%}' });
    this.#forgets = false;
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #resize(width: number): Promise<void> {
    if (this.#page.viewportSize()?.width === width) return;
    await this.#page.setViewportSize({ width, height: windowHeight });
    this.#shown = '';
  }

  /** Said by Playwright, whose session is another, it does not reach the page. */
  async #putOn(media: 'screen' | 'print'): Promise<void> {
    await this.#session.send('Emulation.setEmulatedMedia', { media });
  }

  /** The next story is shown in an empty Storybook. */
  forget(): void {
    this.#shown = '';
    this.#forgets = true;
  }

  /** Shows a place. @throws BrokenStory */
  async show({ place, args, rerender, masks }: ShowOptions): Promise<void> {
    const { site, mode, width } = place.view;
    await this.#resize(width);
    const shown = `${place.story} ${place.variant} ${width}${rerender ? ` ${site} ${mode}` : ''}`;
    if (this.#failed?.shown === shown) throw new BrokenStory(this.#failed.fault);
    if (this.#shown !== shown) {
      this.#shown = '';
      if (this.#forgets) await this.#load();
      // Played on a screen, as by somebody who prints it then.
      if (this.#preset === 'print') await this.#putOn('screen');
      const globals = { site, mode, language: 'nl', width: 'free' };
      const fault = await this.#page.evaluate(showStory, {
        story: place.story,
        globals,
        args,
        patience: storyPatience,
      });
      if (fault !== '') {
        this.#failed = { shown, fault };
        throw new BrokenStory(fault);
      }
      this.#shown = shown;
    }
    await this.#page.evaluate(wear, { site, mode });
    await this.#page.evaluate(hide, [...masks]);
    if (this.#preset === 'print') await this.#putOn('print');
    await this.rest();
  }

  /** Waits until nothing is under way any more. */
  async rest(): Promise<void> {
    const until = Date.now() + restPatience;
    do {
      await this.#page.evaluate(settle, restRounds);
    } while (this.#pending.size > 0 && Date.now() < until);
  }

  /** One picture as PNG, in base64. @throws BrokenStory when it is too tall, Error when it does not come */
  async shoot({ width }: View, whole: boolean): Promise<string> {
    const height = Math.max(1, await this.#page.evaluate(filledHeight, whole));
    if (height > tallest) throw new BrokenStory(`it is ${height} px tall, of which ${tallest} px can be compared`);
    const slices: string[] = [];
    for (let y = 0; y < height; y += sliceHeight) {
      slices.push(await this.#slice({ x: 0, y, width, height: Math.min(sliceHeight, height - y) }, height));
    }
    const [only = '', ...more] = slices;
    if (more.length === 0) return only;
    const pictures = slices.map((each) => Buffer.from(each, 'base64'));
    return (await stackPictures(pictures, { width, height, sliceHeight })).toString('base64');
  }

  async #slice(box: Region, height: number): Promise<string> {
    const answer = this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: height > windowHeight,
      clip: { ...box, scale: 1 },
    });
    return shotSchema.parse(await within(shotPatience, answer, 'its picture never came')).data;
  }

  /** A picture that was the same twice in a row. @throws BrokenStory when it never is */
  async shootStill(view: View, whole: boolean, first?: string): Promise<string> {
    let last = first ?? (await this.shoot(view, whole));
    for (let count = 1; count < tries; count += 1) {
      if (count > 1) await this.#page.waitForTimeout(100 * count);
      await this.rest();
      const next = await this.shoot(view, whole);
      if (next === last) return next;
      last = next;
    }
    throw new BrokenStory(`it does not come to rest: ${tries} pictures in a row were all different`);
  }
}
