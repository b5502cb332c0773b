import { useRef, useState } from 'react';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { useMediaQuery } from '../MainMenu/useMediaQuery.ts';
import { type FocusPlace, focusStyle } from './focusPlace.ts';
import { headerVariants } from './Header.variants.ts';

/** A film behind a header, with what its button says. */
export interface HeaderFilmSource {
  /** Address of a video file. */
  src: string;
  /** Plays in windows narrower than 768 px instead (`video_header_mobile`). */
  mobileSrc?: string | undefined;
  /** "Pauzeer de achtergrondvideo", "Speel de achtergrondvideo af". */
  pauseLabel: string;
  playLabel: string;
}

export interface HeaderVideoProps extends HeaderFilmSource {
  size: 'exploded' | 'small';
  /** Where the header shows what matters of its first picture, and where that is in it: the film moves the same scene. */
  focus: FocusPlace;
  point: ImageSource['focus'];
}

/** Until a film says what it is. */
const usualRatio = 16 / 9;

/**
 * The film itself: muted, looping, without meaning of its own. It fades in over the header's picture when it plays, and
 * can be stopped (WCAG 2.2, 2.2.2). A browser that does not let it play leaves the picture, and no button.
 */
export function HeaderVideo({ size, focus, point, src, mobileSrc, pauseLabel, playLabel }: HeaderVideoProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting');
  const [ratio, setRatio] = useState(usualRatio);

  if (still) return null;

  const toggle = () => {
    if (state === 'playing') film.current?.pause();
    else void film.current?.play().catch(() => {});
  };

  return (
    <>
      <div
        className={`${headerVariants({ part: 'film', size, focus })} ${state === 'waiting' ? 'opacity-0' : ''}`}
        style={focusStyle(point, ratio)}
      >
        <div>
          <video
            ref={film}
            muted
            loop
            autoPlay
            playsInline
            disablePictureInPicture
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            onLoadedMetadata={({ currentTarget }) => setRatio(currentTarget.videoWidth / currentTarget.videoHeight)}
            onPlaying={() => setState('playing')}
            onPause={() => setState('paused')}
            className="size-full object-cover dusk"
          >
            {/* The first one that fits the window is taken. */}
            {mobileSrc && <source src={mobileSrc} media={`(max-width: ${breakpoints.mobile - 0.02}px)`} />}
            <source src={src} />
          </video>
        </div>
      </div>
      {state !== 'waiting' && (
        <button
          type="button"
          aria-label={state === 'playing' ? pauseLabel : playLabel}
          onClick={toggle}
          className="absolute end-4 top-4 z-1 grid size-11 cursor-pointer place-items-center rounded-full border-2 border-current bg-video text-highlight print:hidden"
        >
          {state === 'playing' ? (
            // Two bars, drawn as borders so that forced colours keep them.
            <span className="h-3.5 w-3 border-current border-x-4" />
          ) : (
            <Icon name="play" size="medium" />
          )}
        </button>
      )}
    </>
  );
}
