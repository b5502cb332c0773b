import { type FunctionComponent, lazy, useState } from 'react';

/** A component that is loaded apart, and can be had in advance. */
export interface Chunk<P extends object> {
  /** Resolves when the component renders at once; rejects when its code cannot be loaded. */
  readonly preload: () => Promise<void>;
  /** The component itself once it is preloaded; until then one that makes React wait for it. */
  readonly choose: () => FunctionComponent<P>;
}

/** Splits a component off: the bundler makes `load`'s import a file of its own. */
export function chunk<P extends object>(load: () => Promise<FunctionComponent<P>>): Chunk<P> {
  let ready: FunctionComponent<P> | undefined;
  let loading: Promise<void> | undefined;
  const late = lazy(async () => ({ default: await load() }));
  return {
    preload() {
      loading ??= load().then(
        (component) => {
          ready = component;
        },
        (error: unknown) => {
          // The next one who asks tries again: a lost connection must not last.
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    choose: () => ready ?? late,
  };
}

/**
 * Renders a chunk. Once preloaded it renders synchronously, on the server as in the browser, so that hydration finds
 * exactly the nodes it expects.
 */
export function ChunkView<P extends object>({ chunk: { choose }, props }: { chunk: Chunk<P>; props: P }) {
  // Decided once: another component type in a later render would throw its state away. Another chunk is another matter.
  const [chosen, setChosen] = useState(() => ({ choose, Component: choose() }));
  const { Component } = chosen.choose === choose ? chosen : { Component: choose() };
  if (chosen.choose !== choose) setChosen({ choose, Component });
  return <Component {...props} />;
}
