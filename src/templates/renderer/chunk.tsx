import { type FunctionComponent, lazy, useState } from 'react';

/** A component that is loaded apart, and can be had in advance. */
export interface Chunk<P extends object> {
  /** Resolves when the component renders at once; rejects when its code cannot be loaded. */
  readonly preload: () => Promise<void>;
  /** The component itself once it is preloaded; until then one that makes React wait for it. */
  readonly choose: () => FunctionComponent<P>;
}

/** Splits a component off: the bundler makes `load`'s import a file of its own, from which the component is named. */
export function chunk<P extends object, Name extends string>(
  load: () => Promise<{ readonly [Exported in Name]: FunctionComponent<P> }>,
  name: Name,
): Chunk<P> {
  let ready: FunctionComponent<P> | undefined;
  let loading: Promise<void> | undefined;
  const late = lazy(async (): Promise<{ default: FunctionComponent<P> }> => ({ default: (await load())[name] }));
  return {
    preload() {
      loading ??= load().then(
        (exported) => {
          ready = exported[name];
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

/** A component that comes with the start of the app, where a chunk could stand. */
export function atOnce<P extends object>(component: FunctionComponent<P>): Chunk<P> {
  return { preload: async () => {}, choose: () => component };
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
