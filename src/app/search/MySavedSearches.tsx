import { SavedList } from '#design-system/components/SavedList/SavedList.tsx';
import { useTexts } from '../language/useTexts.ts';
import { keepSearch, useSavedSearches } from './savedSearches.ts';

/** The searches that this browser keeps, on the visitor's own page; nothing where there are none. */
export function MySavedSearches() {
  const t = useTexts('search');
  const saved = useSavedSearches();
  if (!saved || saved.length === 0) return null;
  return (
    <SavedList
      title={t('saved')}
      hint={t('saved.hint')}
      items={saved}
      removeLabel={(name) => t('saved.removeNamed', { name })}
      onRemove={(search) => keepSearch(search, false)}
    />
  );
}
