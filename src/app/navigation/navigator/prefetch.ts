import { fetchLoader } from '#design-system/components/LoaderOverlay/LoaderOverlay.tsx';
import type { Language } from '#languages/languages.ts';
import { whenIdle } from '../../idle/whenIdle.ts';
import type { View } from '../../views/views.ts';
import { hasRoom, viewAhead } from './prefetchLimits.ts';

/** At most so many at a time (specification, section 9), and for one page on the screen. */
const atATime = 2;
const whileIdle = 4;
const whenReached = 20;
/** How long a mouse rests on a link before that means something (ms). */
const dwell = 65;

/** Gets all a view needs; rejects when it cannot. */
type Prepare = (view: View, priority: RequestPriority) => Promise<unknown>;

/**
 * Gets pages before they are asked for: the first links of the text that are on the screen, once the browser is idle,
 * and every link that the visitor reaches for. What fails is forgotten: following the link asks again.
 *
 * @returns looks at the page that is on the screen now
 */
export function startPrefetching(siteLanguage: Language, prepare: Prepare): () => void {
  let left = { idle: 0, reach: 0 };
  let running = 0;
  let waiting: HTMLAnchorElement[] = [];
  let cancelIdle = () => {};

  const get = (link: HTMLAnchorElement, moment: 'idle' | 'reach'): Promise<unknown> | undefined => {
    const view = left[moment] > 0 && hasRoom() ? viewAhead(link, moment, siteLanguage) : undefined;
    if (!view) return undefined;
    left[moment]--;
    return prepare(view, moment === 'idle' ? 'low' : 'auto').catch(() => {});
  };
  const next = () => {
    while (running < atATime && waiting.length > 0) {
      const link = waiting.shift();
      const got = link?.isConnected ? get(link, 'idle') : undefined;
      if (!got) continue;
      running++;
      void got.finally(() => {
        running--;
        next();
      });
    }
  };
  const inSight = new IntersectionObserver((entries) => {
    waiting = waiting.concat(
      entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLAnchorElement ? [target] : [],
      ),
    );
    cancelIdle();
    cancelIdle = whenIdle(next);
  });

  let resting: ReturnType<typeof setTimeout> | undefined;
  const reach = ({ target, type }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href) return;
    if (type === 'pointerover') resting = setTimeout(() => get(link, 'reach'), dwell);
    else get(link, 'reach');
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, reach, { passive: true });
  // From now on the app fetches answers ahead, so that browsers need not fetch documents (speculation rules).
  document.documentElement.dataset.app = 'alive';
  if (hasRoom()) fetchLoader();

  return () => {
    left = { idle: whileIdle, reach: whenReached };
    waiting = [];
    inSight.disconnect();
    for (const link of document.querySelectorAll('main a[href]')) inSight.observe(link);
  };
}
