import { Caption } from '../Figure/Caption.tsx';
import type { Credit } from '../Figure/creditLine.ts';
import { ProviderPlayer, type ProviderPlayerProps } from './ProviderPlayer.tsx';
import { type Video, watchAddress } from './readVideo.ts';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

export interface CaptionTrack {
  /** Address of a WebVTT file. */
  src: string;
  /** Language tag: `nl`, `en`. */
  language: string;
  /** The language's own name, as the player's menu shows it. */
  label: string;
}

export interface VideoPlayerProps extends Omit<ProviderPlayerProps, 'video'> {
  video: Video;
  /** For a file; providers bring their own. */
  captions?: readonly CaptionTrack[] | undefined;
  caption?: string | undefined;
  /** Who made the poster. */
  credit?: Credit | undefined;
  transcript?: TranscriptProps | undefined;
}

// Its captions come from data, where a rule that wants a `track` in the markup cannot see them.
const BrowserVideo = 'video';

/**
 * A video of YouTube or Vimeo, or a file. Of a provider nothing is asked before the visitor allows it: until then it is
 * our own poster with a notice, and without script a plain link to the provider's page (specification, section 8).
 */
export function VideoPlayer({ video, captions = [], caption, credit, transcript, ...player }: VideoPlayerProps) {
  const { name, poster } = player;
  return (
    <div className="flex flex-col gap-4">
      <figure className="flex flex-col gap-2">
        {video.kind === 'file' ? (
          <BrowserVideo
            // Another film is another player: an element that has one goes on with it, whatever its source says by then.
            key={video.src}
            controls
            playsInline
            preload={poster ? 'none' : 'metadata'}
            poster={poster?.src}
            aria-label={name}
            // A poster fills the frame, a film is shown whole.
            onPlay={(event) => event.currentTarget.classList.remove('object-cover')}
            className="aspect-video w-full rounded-card bg-video object-cover print:hidden"
          >
            <source src={video.src} />
            {captions.map(({ src, language, label }) => (
              <track key={src} kind="captions" src={src} srcLang={language} label={label} />
            ))}
          </BrowserVideo>
        ) : (
          <ProviderPlayer key={watchAddress(video)} {...player} video={video} />
        )}
        {/* Paper plays nothing: it says where to look. */}
        <p className="hidden text-small wrap-anywhere print:block">
          {name} ({video.kind === 'file' ? video.src : watchAddress(video)})
        </p>
        <Caption caption={caption} credit={credit} />
      </figure>
      {transcript && <Transcript {...transcript} />}
    </div>
  );
}
