import { spawnSync } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { vi } from 'vitest';
import type { OtherEngine } from './otherBrowser.ts';

const program = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const height = 900;

/** Gecko, in Mozilla's Firefox, asked by WebDriver BiDi. */
export const firefox: OtherEngine = {
  name: 'Firefox',
  missing:
    spawnSync(program, ['--version']).status === 0 ? '' : `there is no ${program}, which Debian’s firefox-esr has`,
  async start() {
    const browser = await launch({ browser: 'firefox', executablePath: program });
    const own = await browser.newPage();
    let page = own;
    const widen = (width: number) => own.setViewport({ width, height });
    await widen(1440);
    return {
      widen,
      open: async (address) => void (await page.goto(address)),
      back: async () => void (await page.goBack()),
      reload: async () => void (await page.reload()),
      press: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      key: (key) => page.keyboard.press(key),
      evaluate: async (run, words = '') => (await page.evaluate(run, words)) as Awaited<ReturnType<typeof run>>,
      async inNewWindow(steps) {
        const opened = async () => (await browser.pages()).find((each) => each !== own && each.url() !== 'about:blank');
        page = await vi.waitUntil(opened, 30_000);
        await steps();
        page = own;
        await vi.waitUntil(async () => (await opened()) === undefined, 30_000);
      },
      close: () => browser.close(),
    };
  },
};
