import { type ReactNode, useSyncExternalStore } from 'react';
import { UPDATE_QUERY_PARAMS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { StoryGlobals } from './globals.ts';

export interface WidthFrameProps extends StoryGlobals {
  readonly storyId: string;
  readonly children: ReactNode;
}

/** Storybook writes what controls were set to into this page's address some time after it rendered the story with it. */
function onAddress(changed: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(UPDATE_QUERY_PARAMS, changed);
  return () => channel.off(UPDATE_QUERY_PARAMS, changed);
}

const argsInAddress = (): string | null => new URL(window.location.href).searchParams.get('args');

/** The address of a story by itself, with the arguments that this page shows it with. */
function frameAddress(storyId: string, { site, language, mode }: StoryGlobals, args: string | null): string {
  const address = new URL('iframe.html', window.location.href);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', `site:${site};language:${language};mode:${mode};width:free`);
  if (args !== null) address.searchParams.set('args', args);
  return address.href;
}

/**
 * Shows a story in a window of the chosen width. A box that is merely narrow would not do: media queries ask the
 * window. `free` fills what there is.
 */
export function WidthFrame({ storyId, width, children, ...globals }: WidthFrameProps): ReactNode {
  const args = useSyncExternalStore(onAddress, argsInAddress);
  if (width === 'free' || width === window.innerWidth) return children;
  return (
    <div className="width-frame">
      <iframe
        title={`${width} px`}
        src={frameAddress(storyId, { ...globals, width: 'free' }, args)}
        style={{ width }}
      />
    </div>
  );
}
