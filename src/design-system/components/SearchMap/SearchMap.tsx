import './SearchMap.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { OpenedMap } from './openMap.ts';
import { searchMapVariants } from './SearchMap.variants.ts';
import type { MapArea, MapBox, MapMark, MapPosition } from './searchMap.types.ts';

export interface SearchMapProps {
  /** What stands on it. */
  marks: readonly MapMark[];
  /** Where it begins; the area, or the whole country, when left out. */
  position?: MapPosition | undefined;
  /** What the search is narrowed to. */
  area?: MapArea | undefined;
  /**
   * Tiles from elsewhere, with `{z}`, `{x}` and `{y}`, and whom to thank for them; an outline of the Netherlands, which asks
   * nobody, when they are left out or cannot be had.
   */
  tiles?: { readonly url: string; readonly credit: ReactNode } | undefined;
  /** Whom to thank for the outline. */
  credit: ReactNode;
  /** How many results are seen, or what went wrong; heard by screen readers. */
  status: string;
  /** The target of a link that skips the map. */
  skipTo: string;
  /** The part of the earth that is seen now, and how; `isMoved` when the visitor moved it, `isNearest` when it goes no nearer. */
  onSeen: (seen: { box: MapBox; position: MapPosition; isMoved: boolean; isNearest: boolean }) => void;
  /** Narrows the search to what is seen. */
  onSearchHere: (box: MapBox) => void;
  texts: {
    label: string;
    /** How it is used by keyboard. */
    keys: string;
    zoomIn: string;
    zoomOut: string;
    searchHere: string;
    skip: string;
    /** The code of the map could not be had. */
    failed: string;
  };
}

/**
 * Results by where they are, beside the list that has them all: the list is what those without script, and whoever wants
 * to, read instead. The code of the map is asked for when it is shown, and not before.
 */
export function SearchMap(props: SearchMapProps) {
  const { marks, area, tiles, credit, status, skipTo, texts } = props;
  const keysId = useId();
  const canvas = useRef<HTMLElement>(null);
  const searchHere = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenedMap | 'failed'>();
  const [moved, setMoved] = useState<MapBox>();
  const [named, setNamed] = useState<string>();
  const [hasTiles, setHasTiles] = useState(tiles !== undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    let map: OpenedMap | undefined;
    let isGone = false;
    import('./openMap.ts').then(
      ({ openMap }) => {
        if (isGone || !canvas.current) return;
        const { position, area, tiles } = latest.current;
        map = openMap({
          ...{ element: canvas.current, position, area, tiles, onNamed: setNamed },
          onTilesFailed: () => setHasTiles(false),
          onSeen: ({ by, ...seen }) => {
            setMoved(by === 'visitor' ? seen.box : undefined);
            latest.current.onSeen({ ...seen, isMoved: by === 'visitor' });
          },
        });
        setOpened(map);
      },
      () => !isGone && setOpened('failed'),
    );
    return () => {
      isGone = true;
      map?.close();
    };
  }, []);

  const map = opened === 'failed' ? undefined : opened;
  useEffect(() => map?.show(marks), [map, marks]);
  const areaKey = JSON.stringify(area);
  const shown = useRef(areaKey);
  useEffect(() => {
    if (!map || shown.current === areaKey) return;
    shown.current = areaKey;
    // The button that was pressed goes; one goes on where it led.
    if (document.activeElement === searchHere.current) canvas.current?.focus({ preventScroll: true });
    setMoved(undefined);
    map.narrow(latest.current.area);
  }, [map, areaKey]);

  return (
    <div className={searchMapVariants({ part: 'frame' })}>
      <a href={skipTo} className={searchMapVariants({ part: 'skip' })}>
        {texts.skip}
      </a>
      <div className={searchMapVariants({ part: 'sheet' })}>
        {/* Its marks are elements of their own, with names; the map itself is a place of the keyboard. */}
        <section
          ref={canvas}
          aria-label={texts.label}
          aria-describedby={keysId}
          className={searchMapVariants({ part: 'canvas' })}
        />
      </div>
      {/* Beside the map and not upon it: a mark below a button could not be pressed. */}
      <div className={searchMapVariants({ part: 'bar' })}>
        {map && (
          <>
            <ZoomButton label={texts.zoomIn} icon="plus" onPress={() => map.zoom(1)} />
            <ZoomButton label={texts.zoomOut} icon="minus" onPress={() => map.zoom(-1)} />
            {moved && (
              <Button
                ref={searchHere}
                tone="primary"
                size="small"
                icon="search"
                onClick={() => props.onSearchHere(moved)}
              >
                {texts.searchHere}
              </Button>
            )}
          </>
        )}
        <p aria-hidden="true" className={searchMapVariants({ part: 'name' })}>
          {named}
        </p>
      </div>
      <div className={searchMapVariants({ part: 'foot' })}>
        <p role="status">{opened === 'failed' ? texts.failed : status}</p>
        <p className={searchMapVariants({ part: 'credit' })}>{tiles && hasTiles ? tiles.credit : credit}</p>
      </div>
      <p id={keysId} className={searchMapVariants({ part: 'keys' })}>
        {texts.keys}
      </p>
    </div>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly icon: 'plus' | 'minus';
  readonly onPress: () => void;
}

function ZoomButton({ label, icon, onPress }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={searchMapVariants({ part: 'zoomButton' })}>
      <Icon name={icon} />
    </button>
  );
}
