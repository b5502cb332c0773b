import './PlaceMap.css';
import { useId, useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { listRole } from '../Grid/listRole.ts';
import { BareLink } from '../Link/BareLink.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { marksOf, mostNumbers } from './marks.ts';
import { Outline } from './Outline.tsx';
import { placeMapVariants } from './PlaceMap.variants.ts';
import { isShown } from './projection.ts';

export interface Place {
  title: string;
  /** Degrees north (WGS 84). */
  lat: number;
  /** Degrees east (WGS 84). */
  lon: number;
  /** A page about the place. */
  href?: string | undefined;
  /** Plain text. */
  lead?: string | undefined;
  /** What kind of item stands there, with its name in the reader's language. */
  badge?: { kind: BadgeKind; label: string } | undefined;
}

export interface PlaceMapProps {
  places: readonly Place[];
  /** The level of each place's title. */
  level: HeadingLevel;
  texts: {
    /** Said of a place that the drawing does not reach: "Niet op deze kaart". */
    outside: string;
    /** Read out after the title of a place that opens a new tab: "opent in een nieuw tabblad". */
    externalHint: string;
  };
}

/**
 * Places as a list, beside an outline of the Netherlands that carries the same numbers: a number leads to its entry, and
 * whoever is at one of the two sees the other marked. The list says all there is to know; the drawing shows where that
 * is, to those who see it. Where no place lies inside it, there is no drawing.
 */
export function PlaceMap({ places, level, texts }: PlaceMapProps) {
  const id = useId();
  const [active, setActive] = useState<number>();
  const marks = marksOf(places);
  const isDrawn = marks.length > 0;
  const isNumbered = isDrawn && marks.length <= mostNumbers;
  const onMap = places.filter(({ lat, lon }) => isShown([lon, lat]));
  const attend = (number: number) => ({
    'data-active': (isNumbered && number === active) || undefined,
    onPointerEnter: () => setActive(number),
    onPointerLeave: () => setActive(undefined),
  });
  return (
    <div className="@container/places">
      <div className={placeMapVariants({ part: 'layout', place: isDrawn ? 'map' : 'list' })}>
        {isDrawn && <Outline marks={marks} attend={attend} hrefOf={(number) => `#${id}${number}`} />}
        <ol {...listRole} className={placeMapVariants({ part: 'list' })}>
          {Array.from(places.entries(), ([index, place]) => {
            const number = onMap.indexOf(place) + 1;
            return (
              <li
                key={index}
                id={number > 0 ? `${id}${number}` : undefined}
                onFocus={() => setActive(number)}
                onBlur={() => setActive(undefined)}
                {...(number > 0 && attend(number))}
                className={placeMapVariants({ part: 'entry', numbers: isNumbered ? 'shown' : 'none' })}
              >
                {isNumbered && <NumberOf number={number} />}
                <div className={placeMapVariants({ part: 'words' })}>
                  {place.badge && <Badge kind={place.badge.kind}>{place.badge.label}</Badge>}
                  <Title level={level} size="small">
                    {place.href === undefined ? (
                      place.title
                    ) : (
                      <BareLink
                        href={place.href}
                        className={placeMapVariants({ part: 'link' })}
                        externalHint={texts.externalHint}
                      >
                        {place.title}
                      </BareLink>
                    )}
                  </Title>
                  {place.lead && <p className="wrap-anywhere">{place.lead}</p>}
                  {isDrawn && number === 0 && <p className={placeMapVariants({ part: 'note' })}>{texts.outside}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** The number a place has on the map; for those who count the list's entries it says nothing new. */
function NumberOf({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className={placeMapVariants({ part: number > 0 ? 'number' : 'unplaced', place: 'list' })}>
      {number > 0 ? number : null}
    </span>
  );
}
