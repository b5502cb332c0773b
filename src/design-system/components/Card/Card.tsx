import './Card.css';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { Portrait } from '../ContactBlock/Portrait.tsx';
import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { Plate } from '../Image/Plate.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title, type TitleSize } from '../Title/Title.tsx';
import { cardVariants } from './Card.variants.ts';
import { DateBlock, type DateBlockProps } from './DateBlock.tsx';

export type CardLayout = 'tall' | 'wide' | 'compact' | 'feature';

interface CardContent {
  /** The kind's name in the reader's language; without it there is no badge. */
  badgeLabel?: string | undefined;
  title: string;
  /** Where the whole card leads; without it the card is only read. */
  href?: string | undefined;
  /** Read out after the title of a card that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  /**
   * Plain text, a sentence or two, shown whole: a number of lines holds fewer words the larger the letters are and the
   * further apart (WCAG 1.4.12), and a card that leads nowhere has no other place for the rest.
   */
  lead?: string | undefined;
  /** What closes the card: a date, a place, a name. */
  meta?: ReactNode;
  /** Without one the plate of the kind takes its place, for people their initials; `compact` shows people alone. */
  picture?: ImageSource | undefined;
  level: HeadingLevel;
  layout?: CardLayout | undefined;
  /** `high` when this picture opens the page. */
  priority?: 'lazy' | 'high' | undefined;
}

interface EventCard {
  kind: 'event';
  /** The first day, shown as a leaf of the calendar; with `meta`, which says it in words, for the eye alone. */
  eventDate?: DateBlockProps | undefined;
}

interface OtherCard {
  kind: Exclude<BadgeKind, 'event'>;
}

export type CardProps = CardContent & (EventCard | OtherCard);

const titleSizes = {
  tall: 'small',
  wide: 'small',
  compact: 'smallest',
  feature: 'large',
} as const satisfies Record<CardLayout, TitleSize>;

// Its invisible overlay makes the whole card the link's target; the focus ring follows the card's outline.
const stretchedLink =
  'decoration-2 underline-offset-[0.15em] after:absolute after:inset-0 after:z-1 after:rounded-card hover:underline focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus';

const leadClasses = {
  tall: 'text-text',
  wide: 'hidden text-text @min-[32rem]:block',
  compact: 'text-small text-text-muted',
  feature: 'text-text',
} as const satisfies Record<CardLayout, string>;

/** One item in a list: picture, kind, title, lead and date. The title is the link, and the whole card follows it. */
export function Card(props: CardProps) {
  const { layout = 'tall' } = props;
  return (
    <div className="@container">
      <article className={cardVariants({ part: 'card', layout })}>
        <CardVisual {...props} layout={layout} />
        <CardText {...props} layout={layout} />
      </article>
    </div>
  );
}

function CardVisual(props: CardProps & { layout: CardLayout }) {
  const { kind, layout, picture, priority } = props;
  const leaf = kind === 'event' && props.eventDate && { ...props.eventDate, 'aria-hidden': Boolean(props.meta) };
  // Beside its text a face is round, as people are wherever they stand for themselves.
  if ((kind === 'expert' || kind === 'contact') && (layout === 'wide' || layout === 'compact')) {
    return (
      <div className={cardVariants({ part: 'portrait', layout })}>
        <Portrait name={props.title} picture={picture && { ...picture, sizes: '112px' }} />
      </div>
    );
  }
  if (layout === 'compact') {
    return leaf ? <DateBlock {...leaf} ground="tint" /> : null;
  }
  return (
    <div className={cardVariants({ part: 'frame', layout })}>
      {picture ? <Image picture={picture} ratio="fill" priority={priority} /> : <Plate kind={kind} />}
      {leaf && (
        <div className={cardVariants({ part: 'leaf', layout })}>
          <DateBlock {...leaf} ground="surface" />
        </div>
      )}
    </div>
  );
}

function CardText(props: CardProps & { layout: CardLayout }) {
  const { kind, badgeLabel, title, href, externalHint, lead, meta, level, layout, picture } = props;
  return (
    <div className={cardVariants({ part: 'text', layout, ground: picture ? 'picture' : 'plate' })}>
      {badgeLabel && <Badge kind={kind}>{badgeLabel}</Badge>}
      <Title level={level} size={titleSizes[layout]}>
        {href === undefined ? (
          title
        ) : (
          <BareLink href={href} className={stretchedLink} externalHint={externalHint}>
            {title}
          </BareLink>
        )}
      </Title>
      {lead && <p className={`max-w-full ${leadClasses[layout]}`}>{lead}</p>}
      {meta && <div className="max-w-full text-small text-text-muted">{meta}</div>}
    </div>
  );
}
