import type { Preview } from '@storybook/react-vite';

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...args: never[]) => unknown>;
type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** What a story says of itself when its `play` uses nothing but keys. */
export const keyboardTag = 'keyboard';

interface Watch {
  /** Keys that went down, in order. */
  readonly keys: string[];
  /** Events that only a pointer, or a script in its place, brings about. */
  readonly pointed: string[];
  clicks: number;
}

const watches = new Map<string, Watch>();
const pointerEvents = ['pointerdown', 'mousedown', 'touchstart', 'mouseover'] as const;

function whatHappened({ type, target }: Event): string {
  return `${type} on ${target instanceof Element ? `<${target.localName}>` : 'the page'}`;
}

/**
 * Keeps count of what a story with the tag does, from its first render to the end of its play. On pages of documentation
 * stories are shown without their play.
 */
export const watchKeyboardStory: BeforeEach = ({ id, tags, viewMode }) => {
  if (!tags.includes(keyboardTag) || viewMode === 'docs') return;
  const watch: Watch = { keys: [], pointed: [], clicks: 0 };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  // The browser's own pointer rests somewhere on the page: what it does by itself is not the story's doing.
  for (const type of pointerEvents) {
    document.addEventListener(type, (event) => !event.isTrusted && watch.pointed.push(whatHappened(event)), options);
  }
  document.addEventListener('keydown', ({ key }) => watch.keys.push(key), options);
  document.addEventListener('click', () => watch.clicks++, options);
  watches.set(id, watch);
  return () => {
    listening.abort();
    watches.delete(id);
  };
};

/** What is not by keyboard alone in a play; nothing when all of it is. Each click has to come from a key. */
function objection({ keys, pointed, clicks }: Watch): string | undefined {
  if (pointed.length > 0) return `it uses a pointer (${pointed[0]})`;
  if (keys[0] !== 'Tab') return `its first key is ${keys[0] ?? 'none'}, where visitors come with Tab`;
  if (clicks > keys.length) return 'it clicks without a key';
  return undefined;
}

/** Fails a story with the tag whose play was not driven by the keyboard alone. */
export const judgeKeyboardStory: AfterEach = ({ id }) => {
  const watch = watches.get(id);
  const wrong = watch && objection(watch);
  if (wrong !== undefined) throw new Error(`The tag "${keyboardTag}" promises a play by keyboard alone, but ${wrong}.`);
};
