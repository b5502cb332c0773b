import { useEffect, useState } from 'react';
import { watchParts } from './frameParts.ts';
import type { Picking } from './usePicking.ts';

/**
 * Names the part of the page below the pointer or with the focus, as browsers name the address of a link: in a corner
 * above the frame, so that nothing of the page itself is touched. Not live: a screen reader that walks through the page
 * would hear it at every step.
 */
export function PartStatus({ picking: { frame, isOn, labelOf } }: { readonly picking: Picking }) {
  const [pointer, setPointer] = useState<string>();
  useEffect(() => {
    if (!frame || isOn) return undefined;
    const end = watchParts(frame.element, setPointer);
    return () => {
      end();
      setPointer(undefined);
    };
  }, [frame, isOn]);
  if (pointer === undefined) return null;
  return (
    <p className="preview-status rounded-control border border-border bg-surface px-3 py-1 text-small print:hidden">
      {labelOf(pointer)}
    </p>
  );
}
