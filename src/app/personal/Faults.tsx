import { lazy, Suspense, useState } from 'react';
import { setIdentity, useIdentity } from '../identity/identity.ts';
import { useTexts } from '../language/useTexts.ts';
import { useBookmarks } from './bookmarks.ts';

const Prompt = lazy(async () => ({
  default: (await import('#design-system/components/Prompt/Prompt.tsx')).Prompt,
}));

/** The generic prompt (specification, section 8): says what of the visitor's own failed, and closes. */
export function Faults() {
  const t = useTexts('people');
  const { fault } = useIdentity();
  const { failures, why } = useBookmarks();
  const [told, setTold] = useState(failures);
  const isBookmark = failures > told;
  const text = fault
    ? t(`fault.${fault}`)
    : isBookmark
      ? t(why === 'full' ? 'fault.bookmarksFull' : 'fault.bookmark')
      : undefined;
  // Stays in the tree once it was wanted: closing gives the focus back only while it is still there.
  const [last, setLast] = useState(text);
  if (text !== undefined && text !== last) setLast(text);
  if (last === undefined) return null;
  const close = () => {
    setTold(failures);
    setIdentity({ fault: undefined });
  };
  return (
    <Suspense>
      <Prompt
        kind="message"
        open={text !== undefined}
        title={t('fault.title')}
        text={last}
        closeLabel={t('fault.close')}
        onClose={close}
      />
    </Suspense>
  );
}
