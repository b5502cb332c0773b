import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { Motif } from '../Image/Plate.tsx';
import { Link } from '../Link/Link.tsx';
import { type ProviderVideo, playerAddress, watchAddress } from './readVideo.ts';

export interface VideoPlayerTexts {
  /** Goes before the video's name on the play button: "Afspelen". */
  play: string;
  /** Leads to the video's page at its provider: "Bekijk op YouTube". */
  watch: string;
  /** "opent in een nieuw tabblad". */
  newTab: string;
  /** Why the video is not shown, and the question to allow marketing cookies (specification, section 8). */
  notice: string;
  allowOnce: string;
  allowAlways: string;
}

export interface ProviderPlayerProps {
  video: ProviderVideo;
  /** What the video is called: names the player. */
  name: string;
  /** Shown until the video plays; without one a plate in the site's video colour. */
  poster?: ImageSource | undefined;
  /** Whether the visitor allows marketing cookies; `false` on the server, which cannot know. */
  allowed: boolean;
  /** The visitor allowed this one video: it is shown, whatever `allowed` says. */
  onAllowOnce?: (() => void) | undefined;
  /** The visitor allowed marketing cookies: the keeper of that choice sets `allowed` for every video. */
  onAllowAlways: () => void;
  texts: VideoPlayerTexts;
}

/** The poster of a provider's video with the question to allow it; the provider's own player once it may come. */
export function ProviderPlayer(props: ProviderPlayerProps) {
  const { video, name, poster, allowed, texts } = props;
  const [player, setPlayer] = useState<'none' | 'ready' | 'playing'>('none');
  const notice = useRef<HTMLFieldSetElement>(null);

  if (player !== 'none') return <Player address={playerAddress(video, player === 'playing')} name={name} />;

  return (
    <div className="@container">
      <div className="relative isolate grid grid-cols-1 overflow-hidden rounded-card forced-colors:border">
        {/* The poster's own ground would hide the frame on a band until it is there, and for good if it never comes. */}
        <div className="relative isolate aspect-video bg-video text-highlight [grid-area:1/1] [&>img]:bg-transparent">
          {poster ? <Image picture={{ ...poster, alt: '' }} ratio="fill" /> : <Motif kind="other" />}
        </div>
        {/* Where there is room the notice lies on the poster, below the button; else it follows the poster. */}
        <div className="contents @min-[36rem]:z-1 @min-[36rem]:flex @min-[36rem]:flex-col @min-[36rem]:[grid-area:1/1]">
          <PlayLink
            address={watchAddress(video)}
            name={name}
            texts={texts}
            onPress={() => (allowed ? setPlayer('playing') : notice.current?.focus())}
          />
          {!allowed && (
            <ConsentNotice
              ref={notice}
              address={watchAddress(video)}
              texts={texts}
              onAllowOnce={() => {
                setPlayer('ready');
                props.onAllowOnce?.();
              }}
              onAllowAlways={() => {
                setPlayer('ready');
                props.onAllowAlways();
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface PlayLinkProps {
  address: string;
  name: string;
  texts: VideoPlayerTexts;
  onPress: () => void;
}

/** Covers the poster: a link to the provider's page, a button once script can do better. */
function PlayLink({ address, name, texts, onPress }: PlayLinkProps) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      {...(scripted && { role: 'button' })}
      aria-label={scripted ? `${texts.play}: ${name}` : `${texts.watch}: ${name} (${texts.newTab})`}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
      className="group/play z-1 grid grow cursor-pointer place-items-center rounded-card p-4 -outline-offset-4 [grid-area:1/1] print:hidden"
    >
      <span className="grid size-16 place-items-center rounded-full border-2 border-current bg-video text-highlight moves group-hover/play:[scale:1.1] motion-reduce:group-hover/play:[scale:1] @min-[36rem]:size-20">
        <Icon name="play" size="largest" />
      </span>
    </a>
  );
}

interface ConsentNoticeProps {
  ref: RefObject<HTMLFieldSetElement | null>;
  address: string;
  texts: VideoPlayerTexts;
  onAllowOnce: () => void;
  onAllowAlways: () => void;
}

/**
 * Both answers look the same; who wants neither follows the link. Without script there is nothing to allow. A page that
 * knows before its first paint that videos are allowed says so (`data-consent="+video"` on the document): then the notice
 * takes no room until it is known here, too.
 */
function ConsentNotice({ ref, address, texts, onAllowOnce, onAllowAlways }: ConsentNoticeProps) {
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      className="z-1 min-w-0 bg-heading/7 p-4 text-small text-text -outline-offset-4 noscript:hidden [[data-consent*='+video']_&]:hidden @min-[36rem]:m-4 @min-[36rem]:mt-0 @min-[36rem]:rounded-control @min-[36rem]:bg-surface @min-[36rem]:p-5 forced-colors:border print:hidden"
    >
      {/* A legend lies in its fieldset's edge, but for one that floats; in WebKit none does in a flex box or a grid. */}
      <legend className="float-start max-w-reading pb-3 wrap-anywhere hyphens-auto">{texts.notice}</legend>
      <div className="clear-both flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="grid w-full gap-3 @min-[22rem]:w-auto @min-[22rem]:grid-cols-2">
          <Button tone="secondary" size="small" onClick={onAllowOnce}>
            {texts.allowOnce}
          </Button>
          <Button tone="secondary" size="small" onClick={onAllowAlways}>
            {texts.allowAlways}
          </Button>
        </div>
        <Link kind="external" href={address} externalHint={texts.newTab}>
          {texts.watch}
        </Link>
      </div>
    </fieldset>
  );
}

/** The provider's player in the poster's place; the focus goes into it. */
function Player({ address, name }: { address: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      title={name}
      src={address}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Players refuse pages that do not say where they are.
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full rounded-card bg-video print:hidden"
    />
  );
}
