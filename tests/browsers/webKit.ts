import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import type { OtherEngine } from './otherBrowser.ts';

const [program] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const hasAll = [['WebKitWebDriver', '--version'] as const, ['Xvfb', '-help'] as const].every(
  ([name, argument]) => spawnSync(name, [argument]).error === undefined,
);

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** A screen that nobody sees: WebKit for GTK has no mode without one. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return { display: `:${String(number).trim()}`, end: () => screen.kill() };
}

/** The engine of Safari, in the browser that comes with it, asked by WebDriver. */
export const webKit: OtherEngine = {
  name: 'WebKit',
  missing: program && hasAll ? '' : 'there is no WebKit, which Debian’s webkit2gtk-driver and xvfb have',
  async start() {
    const [port = 0] = await freePorts(1);
    const screen = await startScreen();
    const service = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen.display },
      stdio: 'ignore',
    });
    const driver = await connect(port);
    const window = driver.manage().window();
    const widen = async (width: number) => void (await window.setRect({ x: 0, y: 0, width, height: 900 }));
    const send = async (text: string) => driver.actions().sendKeys(text).perform();
    await widen(1440);
    return {
      widen,
      open: (address) => driver.get(address),
      back: () => driver.navigate().back(),
      reload: () => driver.navigate().refresh(),
      async press(selector) {
        const element = await driver.findElement(By.css(selector));
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
        await driver.actions().move({ origin: element }).click().perform();
      },
      type: send,
      key: (key) => send(keys[key]),
      evaluate: (run, words = '') => driver.executeScript(`return (${run})(arguments[0])`, words),
      async inNewWindow(steps) {
        const own = await driver.getWindowHandle();
        const opened = async () => (await driver.getAllWindowHandles()).find((each) => each !== own);
        await driver.switchTo().window((await vi.waitUntil(opened, 30_000)) ?? own);
        await steps();
        await driver.switchTo().window(own);
        await vi.waitUntil(async () => (await opened()) === undefined, 30_000);
      },
      async close() {
        await driver.quit();
        service.kill();
        screen.end();
      },
    };
  },
};

/** The service says nothing when it listens. */
async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
  for (let tries = 0; ; tries++) {
    try {
      return await builder.build();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
