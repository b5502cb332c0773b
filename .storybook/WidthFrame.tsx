import type { ReactNode } from 'react';
import type { StoryGlobals } from './globals.ts';

export interface WidthFrameProps extends StoryGlobals {
  readonly storyId: string;
  readonly children: ReactNode;
}

/** The address of a story by itself, with the arguments that this page shows it with. */
function frameAddress(storyId: string, globals: StoryGlobals): string {
  const { site, language, mode } = globals;
  const address = new URL('iframe.html', window.location.href);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', `site:${site};language:${language};mode:${mode};width:free`);
  const args = new URL(window.location.href).searchParams.get('args');
  if (args !== null) address.searchParams.set('args', args);
  return address.href;
}

/**
 * Shows a story in a window of the chosen width. A box that is merely narrow would not do: media queries ask the
 * window. `free` fills what there is.
 */
export function WidthFrame({ storyId, width, children, ...globals }: WidthFrameProps): ReactNode {
  if (width === 'free' || width === window.innerWidth) return children;
  return (
    <div className="width-frame">
      <iframe title={`${width} px`} src={frameAddress(storyId, { ...globals, width: 'free' })} style={{ width }} />
    </div>
  );
}
