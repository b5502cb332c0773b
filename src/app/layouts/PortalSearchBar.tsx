import { SearchBar, type SearchBarProps } from '#design-system/components/SearchBar/SearchBar.tsx';
import { rowOf } from '#languages/languages.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { presetFilter } from './presetFilter.ts';

interface PortalSearchBarProps {
  readonly size: SearchBarProps['size'];
  /** What the page's editor wrote; else the site's own, else the portal's. */
  readonly placeholder?: string | undefined;
  readonly term?: string | undefined;
  /** What the page's editor lets every search from here start with (`searchidentifier`). */
  readonly preset?: string | undefined;
  /** What goes on to narrow and order the search with another term. */
  readonly fields?: SearchBarProps['fields'];
}

/** The portal's search form: without JavaScript the server moves its term into the address. */
export function PortalSearchBar({ size, placeholder, term, preset, fields = [] }: PortalSearchBarProps) {
  const t = useTexts('interface');
  const { site, base, language } = usePortal();
  const filter = presetFilter(preset);
  return (
    <SearchBar
      action={`${base}/${rowOf(language).paths.search}`}
      name="term"
      label={t('search.label')}
      landmark={t(`search.landmark.${size}`)}
      placeholder={placeholder || site.searchPlaceholder || t('search.placeholder')}
      value={term === '*' ? '' : term}
      submitLabel={t('search.submit')}
      fields={filter ? [filter] : fields}
      size={size}
    />
  );
}
