import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { CreditLine } from '../Figure/CreditLine.tsx';
import type { Credit } from '../Figure/creditLine.ts';
import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { Motif } from '../Image/Plate.tsx';
import { Title } from '../Title/Title.tsx';
import { type FocusPlace, focusPlace, focusStyle } from './focusPlace.ts';
import { headerVariants } from './Header.variants.ts';
import { HeaderFilm } from './HeaderFilm.tsx';
import type { HeaderFilmSource } from './HeaderVideo.tsx';
import '../Band/Band.css';
import './Header.css';

export interface HeaderProps {
  title: string;
  /** `exploded` for home and dossiers, `small` for what is read (specification, section 4). */
  size: 'exploded' | 'small';
  lead?: string | undefined;
  badge?: { kind: BadgeKind; label: string } | undefined;
  /** None: a designed band. One fills the width. Of more, the first three stand side by side. */
  pictures?: readonly ImageSource[] | undefined;
  credit?: Credit | undefined;
  /** Moves over the pictures once the page is there, for visitors who want motion (`video_header`). */
  video?: HeaderFilmSource | undefined;
  /** Above the title: a breadcrumb. */
  breadcrumb?: ReactNode;
  /** Under the lead: dates, authors. */
  meta?: ReactNode;
  /** Closes the header: a search bar, a summary. */
  children?: ReactNode;
}

/** Opens a page with its title, the only heading of level 1. */
export function Header(props: HeaderProps) {
  const { title, size, lead, badge, pictures = [], credit, video, breadcrumb, meta, children } = props;
  const ground = pictures.length > 0 || video ? 'picture' : 'plain';
  const shown = pictures.slice(0, 3);
  const focus = focusPlace(shown, video !== undefined);
  return (
    <header className={headerVariants({ part: 'header', size, ground, focus })}>
      {ground === 'picture' ? (
        <HeaderPictures pictures={shown} size={size} focus={focus} />
      ) : (
        // Clear of the words, and of the header's foot, below which its ground may go on.
        <div
          className={`absolute inset-y-0 end-0 -z-1 w-full overflow-hidden opacity-25 [mask-image:linear-gradient(to_top_right,transparent_50%,black)] large:w-2/3 large:opacity-60 ${size === 'small' ? 'text-heading' : ''}`}
        >
          <Motif kind={badge?.kind ?? 'dossier'} />
        </div>
      )}
      {video && <HeaderFilm {...video} size={size} focus={focus} point={shown[0]?.focus} />}
      <div className="mx-auto w-full max-w-content px-gutter">
        <div className={headerVariants({ part: 'plate', size, ground })}>
          {breadcrumb}
          <div className="flex max-w-4xl flex-col items-start gap-4">
            {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
            <Title level={1}>{title}</Title>
            {lead && (
              <p className="max-w-reading whitespace-pre-line text-lead text-pretty hyphens-auto wrap-anywhere">
                {lead}
              </p>
            )}
            {meta && <div className="text-small text-text-muted wrap-anywhere">{meta}</div>}
          </div>
          {children}
          {credit && pictures.length > 0 && (
            <p className="text-small text-text-muted">
              <CreditLine credit={credit} />
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** The plate with the title covers much of the left: the lesser pictures stand above it, the first one in full view. */
const lesser =
  'medium:[&>:first-child]:order-last medium:[&>:not(:first-child)]:h-(--header-view) print:[&>:not(:first-child)]:h-full';
const columns = {
  1: '',
  2: `medium:grid-cols-[45%_1fr] ${lesser}`,
  3: `medium:grid-cols-[22.5%_22.5%_1fr] ${lesser}`,
} as const;

interface HeaderPicturesProps {
  pictures: readonly ImageSource[];
  size: HeaderProps['size'];
  focus: FocusPlace;
}

function HeaderPictures({ pictures, size, focus }: HeaderPicturesProps) {
  const layout = pictures.length <= 1 ? columns[1] : pictures.length === 2 ? columns[2] : columns[3];
  return (
    <div className={`${headerVariants({ part: 'pictures', size })} ${layout}`}>
      {pictures.length === 0 && (
        <div className="relative isolate bg-video text-highlight">
          <Motif kind="dossier" />
        </div>
      )}
      {pictures.map(({ focus: point, ...picture }, place) => (
        <div
          key={picture.src}
          className={headerVariants(place === 0 ? { part: 'first', focus } : { part: 'lesser' })}
          style={focusStyle(point, picture.width / picture.height)}
        >
          <div>
            <Image picture={picture} ratio="fill" priority={place === 0 ? 'high' : 'lazy'} />
          </div>
        </div>
      ))}
    </div>
  );
}
