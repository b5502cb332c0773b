import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { Motif } from '../Image/Plate.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { opensNewTab } from '../Link/isExternalUrl.ts';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface Tile {
  title: string;
  href?: string | undefined;
  /** A sentence, shown whole however large its letters are and how far apart. */
  lead?: string | undefined;
  picture?: ImageSource | undefined;
}

export interface TileGridProps {
  items: readonly Tile[];
  level: HeadingLevel;
  /** Read out after the title of a tile that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint: string;
}

// Tiles are no items and have no kind: the drawings only tell them apart.
const drawings = ['dossier', 'gkz', 'project', 'other', 'news', 'event'] as const satisfies readonly BadgeKind[];

/**
 * Ways into the site: plates with a title and an arrow. As soon as one has a picture, the others show a drawing in its
 * place, so that titles stand in line.
 */
export function TileGrid({ items, level, externalHint }: TileGridProps) {
  const pictured = items.some(({ picture }) => picture);
  return (
    <Grid columns="four" gap="even">
      {items.map((tile, place) => (
        <TilePlate
          key={`${tile.title} ${tile.href}`}
          tile={tile}
          level={level}
          externalHint={externalHint}
          drawing={drawings[place % drawings.length] ?? 'other'}
          pictured={pictured}
        />
      ))}
    </Grid>
  );
}

interface TilePlateProps {
  tile: Tile;
  level: HeadingLevel;
  drawing: BadgeKind;
  pictured: boolean;
  externalHint: string;
}

const stretched =
  'after:absolute after:inset-0 after:rounded-card focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

function TilePlate({ tile, level, drawing, pictured, externalHint }: TilePlateProps) {
  const { title, href, lead, picture } = tile;
  const external = href !== undefined && opensNewTab(href);
  return (
    <div className="group/tile relative grid">
      <div className="isolate flex min-h-44 flex-col overflow-hidden rounded-card bg-heading/7 text-text forced-colors:border">
        {pictured ? (
          <div className="relative aspect-[16/9] shrink-0 overflow-hidden text-heading">
            {picture ? <Image picture={picture} ratio="fill" /> : <Motif kind={drawing} />}
          </div>
        ) : (
          <div className="absolute inset-0 -z-1 overflow-hidden rounded-card text-heading opacity-25 [mask-image:linear-gradient(to_bottom_right,transparent_50%,black)]">
            <Motif kind={drawing} />
          </div>
        )}
        <div className="flex grow flex-col gap-2 p-5">
          <Title level={level} size="small">
            {href === undefined ? (
              title
            ) : (
              <BareLink
                href={href}
                externalHint={externalHint}
                className={`${stretched} decoration-2 underline-offset-[0.15em] hover:underline`}
              >
                {title}
              </BareLink>
            )}
          </Title>
          {lead && <p className="text-small">{lead}</p>}
          {href !== undefined && (
            <span className="mt-auto inline-flex self-end pt-4 text-heading moves group-hover/tile:translate-x-1">
              <Icon name={external ? 'external' : 'arrow'} size="large" />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
