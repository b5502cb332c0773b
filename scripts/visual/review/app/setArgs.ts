import type { Side } from '../../model/results.ts';

interface Channel {
  emit(name: string, payload: unknown): void;
  once(name: string, listener: () => void): void;
  last(name: string): unknown;
}

interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Shows a story in a frame with other arguments once it is there: its address takes no paths and no lists. */
export function setArgs(frame: Window | null, storyId: string, args: Side['args']): void {
  const channel = (frame as (Window & Storybook) | null)?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || Object.keys(args).length === 0) return;
  const update = () => channel.emit('updateStoryArgs', { storyId, updatedArgs: args });
  if (channel.last('storyRendered')) update();
  else channel.once('storyRendered', update);
}
