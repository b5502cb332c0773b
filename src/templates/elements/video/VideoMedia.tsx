import { Figure } from '#design-system/components/Figure/Figure.tsx';
import { opensNewTab } from '#design-system/components/Link/isExternalUrl.ts';
import { Link } from '#design-system/components/Link/Link.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import type { Video } from '#design-system/components/VideoPlayer/readVideo.ts';
import { Transcript } from '#design-system/components/VideoPlayer/Transcript.tsx';
import { VideoPlayer } from '#design-system/components/VideoPlayer/VideoPlayer.tsx';
import type { VideoData } from '../../plan/elements/video.definition.ts';
import { creditOf } from '../../renderer/credit.ts';
import { imageSource, type PictureUse } from '../../renderer/pictures.ts';
import { type Translate, useRenderer } from '../../renderer/RendererProvider.tsx';

interface VideoMediaProps {
  readonly data: VideoData;
  /** How large the poster is shown. */
  readonly use: PictureUse;
}

/** The player with what belongs to it; for an address that cannot be played here, the way there in its place. */
export function VideoMedia({ data, use }: VideoMediaProps) {
  const { t, consent, pictureUrl } = useRenderer();
  const { media, captions, caption, poster } = data;
  const picture = poster && imageSource(poster, use, pictureUrl);
  const transcript = data.transcript && {
    title: t('video.transcript'),
    content: <RichText html={data.transcript} tableLabel={t('text.table')} externalHint={t('link.external')} />,
  };
  if (media?.kind === 'video') {
    return (
      <VideoPlayer
        video={media.video}
        name={data.name ?? t('video.unnamed')}
        poster={picture}
        captions={captions}
        caption={caption}
        credit={poster && creditOf(poster, t)}
        transcript={transcript || undefined}
        allowed={consent.video}
        onAllowAlways={consent.allowVideo}
        texts={playerTexts(media.video, t)}
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {poster && picture ? (
        <Figure picture={picture} ratio="16-9" caption={caption} credit={creditOf(poster, t)} />
      ) : (
        caption && <p className="max-w-reading">{caption}</p>
      )}
      {media && (
        <Link kind="more-info" href={media.href} externalHint={t('link.external')}>
          {opensNewTab(media.href) ? t('video.watch', { provider: new URL(media.href).host }) : t('video.open')}
        </Link>
      )}
      {transcript && <Transcript {...transcript} />}
    </div>
  );
}

const providers = { youtube: 'YouTube', vimeo: 'Vimeo', file: '' } as const satisfies Record<Video['kind'], string>;

function playerTexts(video: Video, t: Translate) {
  const provider = providers[video.kind];
  return {
    play: t('video.play'),
    watch: t('video.watch', { provider }),
    newTab: t('link.external'),
    notice: t('video.notice', { provider }),
    allowOnce: t('video.allowOnce'),
    allowAlways: t('video.allowAlways'),
  };
}
