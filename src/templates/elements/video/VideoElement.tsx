import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { VideoMedia } from './VideoMedia.tsx';

/** A video in a column of text; as a feature it is as wide as it may be, with its title beside it where there is room. */
export function VideoElement({ data, level, arrangement }: ElementProps<'video'>) {
  const { title, media, poster, caption, transcript } = data;
  // Nothing to watch, to look at or to read: a title alone announces what is not there.
  if (!media && !poster && !caption && !transcript) return null;
  if (arrangement !== 'feature') {
    return (
      <div className="grid max-w-reading grid-cols-1 gap-4">
        <ElementTitle title={title} level={level} />
        <VideoMedia data={data} use="figure" />
      </div>
    );
  }
  if (!title) {
    return (
      <div className="max-w-5xl">
        <VideoMedia data={data} use="feature" />
      </div>
    );
  }
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 @min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <ElementTitle title={title} level={level} />
        <VideoMedia data={data} use="feature" />
      </div>
    </div>
  );
}
