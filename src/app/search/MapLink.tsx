import { Icon } from '#design-system/components/Icon/Icon.tsx';
import type { SearchPlaces } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { withMap } from './parameters.ts';

interface MapLinkProps {
  readonly view: Search;
  readonly places: SearchPlaces;
}

/**
 * Opens the map of a search, or closes it. Where its tiles come from elsewhere it is a document of its own, whose policy
 * allows them; so it has to be asked for as one, which a target does.
 */
export function MapLink({ view, places }: MapLinkProps) {
  const t = useTexts('search');
  return (
    <a
      href={ownPath(view, withMap(view.parameters, !places.isOpen))}
      target={places.tiles ? '_self' : undefined}
      className="inline-flex min-h-6 items-baseline gap-1.5 text-link text-small underline underline-offset-[0.15em] hover:text-link-hover print:hidden"
    >
      <span className="inline-flex self-center">
        <Icon name={places.isOpen ? 'close' : 'map'} />
      </span>
      {places.isOpen ? t('map.close') : t('map.open')}
    </a>
  );
}
