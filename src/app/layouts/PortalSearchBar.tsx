import { SearchBar, type SearchBarProps } from '#design-system/components/SearchBar/SearchBar.tsx';
import { searchSegments } from '../language/languageOfPath.ts';
import { useTexts } from '../language/useTexts.ts';
import { usePortal } from '../portalContext.tsx';

interface PortalSearchBarProps {
  readonly size: SearchBarProps['size'];
  /** What the page's editor wrote; else the site's own, else the portal's. */
  readonly placeholder?: string | undefined;
  readonly term?: string | undefined;
}

/** The portal's search form: without JavaScript the server moves its term into the address. */
export function PortalSearchBar({ size, placeholder, term }: PortalSearchBarProps) {
  const t = useTexts();
  const { site, language } = usePortal();
  return (
    <SearchBar
      action={`/${searchSegments[language]}`}
      name="term"
      label={t('search.label')}
      placeholder={placeholder || site.searchPlaceholder || t('search.placeholder')}
      value={term === '*' ? '' : term}
      submitLabel={t('search.submit')}
      size={size}
    />
  );
}
