import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { opensNewTab } from '../Link/isExternalUrl.ts';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface Tile {
  title: string;
  href?: string | undefined;
  lead?: string | undefined;
  picture?: ImageSource | undefined;
}

export interface TilesProps {
  items: readonly Tile[];
  level: HeadingLevel;
}

/** Ways into the site: large plates with a title, an arrow and, where there is one, a picture. */
export function Tiles({ items, level }: TilesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
      {items.map((tile) => (
        <li key={`${tile.title} ${tile.href}`} className="grid">
          <TilePlate tile={tile} level={level} />
        </li>
      ))}
    </ul>
  );
}

const stretched =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

function TilePlate({ tile, level }: { tile: Tile; level: HeadingLevel }) {
  const { title, href, lead, picture } = tile;
  const external = href !== undefined && opensNewTab(href);
  return (
    <div className="group/tile relative flex min-h-44 flex-col overflow-clip rounded-card bg-brand/8 text-text [overflow-clip-margin:8px]">
      {picture && (
        <div className="overflow-hidden rounded-t-card">
          <Image picture={picture} ratio="16-9" />
        </div>
      )}
      <div className="flex grow flex-col gap-2 p-5">
        <Title level={level} size="small">
          {href === undefined ? (
            title
          ) : (
            <a
              href={href}
              className={`${stretched} decoration-2 underline-offset-[0.15em] hover:underline`}
              {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {title}
            </a>
          )}
        </Title>
        {lead && <p className="line-clamp-3 text-small">{lead}</p>}
        {href !== undefined && (
          <span className="mt-auto inline-flex self-end pt-4 text-heading transition-transform duration-200 ease-out group-hover/tile:translate-x-1 motion-reduce:transition-none">
            <Icon name={external ? 'external' : 'arrow'} size="large" />
          </span>
        )}
      </div>
    </div>
  );
}
