import { useState } from 'react';
import { SavedList } from '#design-system/components/SavedList/SavedList.tsx';
import { useTexts } from '../language/useTexts.ts';
import { keepSearch, useSavedSearches } from './savedSearches.ts';

/** The searches that this browser keeps, on the visitor's own page; nothing where there are none. */
export function MySavedSearches() {
  const t = useTexts('search');
  const saved = useSavedSearches();
  const [outcome, setOutcome] = useState<'removed' | 'failed'>();
  // Where the last one was taken out, that is said.
  if (!saved || (saved.length === 0 && outcome === undefined)) return null;
  return (
    <SavedList
      title={t('saved')}
      hint={t('saved.hint')}
      items={saved}
      removeLabel={(name) => t('saved.removeNamed', { name })}
      onRemove={(search) => {
        const isGone = keepSearch(search, false);
        setOutcome(isGone ? 'removed' : 'failed');
        return isGone;
      }}
      removed={(name) => t('saved.removed', { name })}
      problem={outcome === 'failed' ? t('saved.closed') : undefined}
    />
  );
}
