import type { ReactNode } from 'react';
import { Card, type CardLayout } from '#design-system/components/Card/Card.tsx';
import { DateRange } from '#design-system/components/PublishDate/DateRange.tsx';
import { PublishDate } from '#design-system/components/PublishDate/PublishDate.tsx';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import type { HeadingLevel } from '../../plan/elements/nextLevel.ts';
import type { PlannedItem } from '../../plan/elements/plannedItem.ts';
import { badgeOf } from '../../renderer/badges.ts';
import { imageSource, type PictureUse } from '../../renderer/pictures.ts';
import type { Renderer } from '../../renderer/RendererProvider.tsx';

interface CardPlace {
  readonly level: HeadingLevel;
  readonly layout: CardLayout;
  /** What its picture is used for; a card like any other unless said. */
  readonly picture?: PictureUse;
}

/** An item of the portal as a card. A function, not a component: lists are long, and each layer counts. */
export function cardOf(
  item: PlannedItem,
  { level, layout, picture = 'card' }: CardPlace,
  { t, language, pictureUrl }: Renderer,
) {
  const badge = badgeOf(item.kind ?? 'other', t);
  const start = readCalendarDate(item.start);
  const content = {
    badgeLabel: item.kind === undefined ? undefined : badge.label,
    title: item.title,
    href: item.href,
    externalHint: t('link.external'),
    lead: item.lead,
    meta: metaOf(item, language),
    picture: item.picture && imageSource(item.picture, picture, pictureUrl),
    level,
    layout,
  };
  return badge.kind === 'event' ? (
    <Card {...content} kind="event" eventDate={start && { date: start, language }} />
  ) : (
    <Card {...content} kind={badge.kind} />
  );
}

/** When, and where. */
function metaOf(item: PlannedItem, language: string): ReactNode {
  const { location } = item;
  const date = dateOf(item, language);
  if (!location) return date;
  return date ? (
    <>
      {date} · {location}
    </>
  ) : (
    location
  );
}

/** The days of an event, else the day of publication. A first day that is none stands there as its editor wrote it. */
function dateOf({ start, end, published }: PlannedItem, language: string): ReactNode {
  const day = readCalendarDate(start);
  if (day) return <DateRange start={day} end={readCalendarDate(end)} language={language} />;
  if (start) return [start, end].filter(Boolean).join(' – ');
  const publication = readCalendarDate(published);
  return publication && <PublishDate date={publication} language={language} />;
}
