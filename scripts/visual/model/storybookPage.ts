/** What Storybook knows of a story that has been loaded. */
export interface PreparedStory {
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly storyGlobals: unknown;
  readonly parameters: { readonly chromatic?: unknown; readonly visual?: unknown };
}

/** By which Storybook's page is told what to show, and tells what came of it. */
interface Channel {
  emit(name: string, payload: unknown): void;
  on(name: string, listener: (payload: unknown) => void): void;
  off(name: string, listener: (payload: unknown) => void): void;
}

/** What is asked here of Storybook's store of stories. */
interface StoryStore {
  loadStory(of: { readonly storyId: string }): Promise<PreparedStory>;
  readonly args: {
    get(storyId: string): Readonly<Record<string, unknown>>;
    update(storyId: string, args: Readonly<Record<string, unknown>>): void;
  };
}

declare global {
  interface Window {
    /** There as soon as the page of a Storybook can show stories. */
    readonly __STORYBOOK_PREVIEW__: { readonly storyStoreValue: StoryStore };
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
    /** Chance begins its one course anew, where it is held (`holdStill`). */
    readonly __restartChance?: () => void;
  }
}
