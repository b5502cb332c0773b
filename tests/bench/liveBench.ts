import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Page } from 'playwright';
import { startEditor } from '#tests/e2e/helpers/editorPages.ts';
import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { dossierOfSixty } from './dossierOfSixty.ts';
import { percentile } from './percentile.ts';
import { openBrowser } from './phone.ts';
import type { Row } from './row.ts';

/** Changes a second, and how many in all. */
const pace = 10;
const changes = 150;
/** The first ones load what later ones find. */
const warmUp = 20;

/** A moment on one clock for all frames of the browser (ms). */
interface Moment {
  readonly change: number;
  readonly at: number;
}

/** How soon a preview shows what is typed in the CMS around it: from the message to the paint, on a dossier of 60 elements. */
export async function benchLive(): Promise<Row[]> {
  const editor = await startEditor();
  const portal = await startPortal({ PREVIEW_FRAME_ORIGINS: editor.origin, LOG_LEVEL: 'silent' });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(editor.address(portal.address('/preview')));
    const sent = [await typed(page, 0)];
    const painted = await notePaints(await framedPage(page));
    for (let change = 1; change <= changes; change++) {
      sent.push(await typed(page, change));
      await wait(1000 / pace);
    }
    await wait(2000);
    const paints = await painted();
    // Of changes that come faster than they can be shown, the latest is: it shows those before it as well.
    const times = sent.slice(warmUp).flatMap(({ change, at }) => {
      const shown = paints.find((paint) => paint.change >= change);
      return shown ? [shown.at - at] : [];
    });
    const isWhole = times.length === sent.length - warmUp;
    const p95 = percentile(times, 0.95);
    const value = `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms${isWhole ? '' : ', and some never'}`;
    return [
      {
        what: `live preview, ${pace} changes a second, 60 elements: from the message to the paint`,
        ...{ value, goal: 'p95 ≤ 150 ms', met: isWhole && p95 <= 150 },
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
    await editor.close();
  }
}

function typed(page: Page, change: number): Promise<Moment> {
  const draft = { ...dossierOfSixty, title: `Versie ${change}` };
  return page.evaluate(
    async ({ message, number }) => {
      const cms = window as unknown as { ready: Promise<void>; type: (message: object) => void };
      await cms.ready;
      const at = performance.timeOrigin + performance.now();
      cms.type(message);
      return { change: number, at };
    },
    { message: { type: 'portal-preview', version: 1, page: draft }, number: change },
  );
}

async function framedPage(page: Page): Promise<Frame> {
  const heading = page.frameLocator('iframe').frameLocator('iframe[name=preview-page]').getByText('Versie 0').first();
  await heading.waitFor();
  const frame = page.frames().find((one) => one.name() === 'preview-page');
  if (!frame) throw new Error('The preview has no frame.');
  await frame.locator('html[data-script=alive]').waitFor();
  return frame;
}

/** Notes when the browser has painted each version of the title. @returns reads what was noted */
async function notePaints(frame: Frame): Promise<() => Promise<readonly Moment[]>> {
  await frame.evaluate(() => {
    const noted: { change: number; at: number }[] = [];
    (window as unknown as { noted: typeof noted }).noted = noted;
    const read = () => Number(/\d+/.exec(document.querySelector('h1')?.textContent ?? '')?.[0] ?? 0);
    new MutationObserver(() => {
      const change = read();
      if (noted.at(-1)?.change === change) return;
      requestAnimationFrame(() => {
        // What comes after a frame's callbacks comes after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.push({ change, at: performance.timeOrigin + performance.now() });
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => frame.evaluate(() => (window as unknown as { noted: { change: number; at: number }[] }).noted);
}
