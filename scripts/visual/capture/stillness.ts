/*
 * What runs in the page that is photographed. Playwright takes it over as text, so it stands in functions that know
 * nothing of this file.
 */

/** Before any script of the page: chance has one course, and nothing moves or blinks. */
export function holdStill(): void {
  let state = 0x9e3779b9;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x165667b1) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  Math.random = next;
  crypto.getRandomValues = (array) => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, all) => {
        all[i] = next() * 256;
      });
    return array;
  };
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 30 }, () => Math.floor(next() * 16).toString(16)).join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${digits.slice(18)}`;
  };
  // Each story begins the same course anew, whatever was shown before it.
  Object.assign(globalThis, {
    __restartChance: () => {
      state = 0x9e3779b9;
    },
  });
  // Films do not begin by themselves: of those that would, the picture before them is seen.
  new MutationObserver(() => {
    for (const film of document.querySelectorAll<HTMLVideoElement>('video[autoplay]')) film.autoplay = false;
  }).observe(document, { subtree: true, childList: true });
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}html{scrollbar-width:none}';
    document.head.append(style);
  });
}

export interface ShowRequest {
  readonly story: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly patience: number;
}

/** Shows a story and waits until its play has ended; answers with what went wrong, or with nothing. */
export async function showStory({ story, globals, args, patience }: ShowRequest): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
  const listeners = new Map<string, (payload: unknown) => void>();
  const listen = (name: string, listener: (payload: unknown) => void) => {
    listeners.set(name, listener);
    channel.on(name, listener);
  };
  const listenNoMore = () => {
    for (const [name, listener] of listeners) channel.off(name, listener);
    listeners.clear();
  };
  const select = (storyId: string) => channel.emit('setCurrentStory', { storyId, viewMode: 'story' });

  // An empty stage first. Told of other globals, Storybook renders what it shows once more, and a story that is shown
  // again would be rendered twice, one of which may pass for the other.
  await new Promise<void>((resolve) => {
    listen('storyMissing', () => resolve());
    select('empty--stage');
  });
  listenNoMore();
  channel.emit('updateGlobals', { globals });
  const firstLine = (text: unknown) => String(text).split('\n')[0] ?? '';
  // All of its arguments: those of another variant would stay.
  try {
    const { initialArgs } = await store.loadStory({ storyId: story });
    const gone = Object.keys(store.args.get(story)).map((name) => [name, undefined]);
    store.args.update(story, { ...Object.fromEntries(gone), ...initialArgs, ...args });
  } catch (error) {
    return `it could not be loaded: ${firstLine(error instanceof Error ? error.message : error)}`;
  }
  window.__restartChance?.();
  window.scrollTo(0, 0);
  let fault = '';
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      listenNoMore();
      resolve();
    };
    const timer = setTimeout(() => {
      fault ||= `it was not ready within ${patience / 1000} seconds`;
      end();
    }, patience);
    const words = (payload: unknown) => {
      const { message, description, title } = (payload ?? {}) as Record<string, unknown>;
      return firstLine(message ?? description ?? title ?? payload);
    };
    for (const name of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
      listen(name, (payload) => {
        fault ||= words(payload);
        if (name !== 'playFunctionThrewException') end();
      });
    }
    listen('storyFinished', (payload) => {
      if ((payload as { storyId?: string }).storyId === story) end();
    });
    select(story);
  });
  return fault;
}

/** Dresses the story that is shown in another theme: themes are two attributes of its scope. */
export function wear({ site, mode }: { readonly site: string; readonly mode: string }): void {
  const scope = document.querySelector<HTMLElement>('[data-story-scope="story"] > [data-site]');
  if (!scope) return;
  scope.dataset.site = site;
  scope.dataset.mode = mode;
}

/** Hides what a story wants to be left out, which keeps its room; what was hidden before is there again. */
export function hide(selectors: readonly string[]): void {
  const id = 'left-out-of-pictures';
  const style = document.getElementById(id) ?? Object.assign(document.createElement('style'), { id });
  style.textContent = selectors.length === 0 ? '' : `${selectors.join()}{visibility:hidden!important}`;
  if (!style.isConnected) document.head.append(style);
}

/** Waits for fonts, pictures and for a document that has come to rest; not longer than so many rounds. */
export async function settle(rounds: number): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const soon = (promise: Promise<unknown>) =>
    Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 5000))]);
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const picture of document.images) picture.loading = 'eager';
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    if (film.currentTime > 0) film.currentTime = 0;
  }
  for (let round = 0; round < rounds; round += 1) {
    const seen = changes;
    // Reading a size makes the browser ask for the fonts that are worn.
    document.body.getBoundingClientRect();
    await frame();
    // Neither is promised to come: a picture without an address, a font whose file is cut short.
    await soon(document.fonts.ready);
    await soon(Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined))));
    await frame();
    // A page whose code is still on its way is quiet too, and blank.
    const scope = document.querySelector('[data-story-scope="story"]');
    const isBlank = !scope || (scope.textContent === '' && !scope.querySelector('img, svg, input, video, iframe'));
    if (changes === seen && !isBlank && document.fonts.status === 'loaded') break;
  }
  observer.disconnect();
}

/** How tall the picture has to be: what the story fills, dialogs and floating parts included, in px. */
export function filledHeight(whole: boolean): number {
  const scope = document.querySelector('[data-story-scope="story"] > [data-site]') ?? document.body;
  const { scrollHeight } = document.documentElement;
  if (whole) return scrollHeight;
  const room = scope.firstElementChild;
  let bottom = 0;
  const measure = (element: Element) => {
    const { width, height, bottom: end } = element.getBoundingClientRect();
    if (width > 0 && height > 0) bottom = Math.max(bottom, end + window.scrollY);
  };
  if (room) for (const element of room.querySelectorAll('*')) measure(element);
  for (const element of scope.querySelectorAll(':scope > [data-portal-container] *')) measure(element);
  return Math.min(Math.max(scrollHeight, window.innerHeight), Math.ceil(bottom) + 24);
}
