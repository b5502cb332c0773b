import { useEffect } from 'react';
import type { SearchRecord } from '../api/responses.ts';
import { splitTracking } from '../api/splitTracking.ts';
import { whenIdle } from '../idle/whenIdle.ts';

/**
 * Says in the document's head what record is on the screen, as the server does on a page that it sends: reference
 * managers and their buttons in browsers read it there.
 * @param record none where the page has no record of its own
 */
export function useCitation(record: SearchRecord | undefined): void {
  useEffect(() => {
    if (!record) return;
    let isGone = false;
    const forget = whenIdle(async () => {
      // The document came with it.
      if (document.head.querySelector('meta[name^="citation_"]')) return;
      const { citationTags } = await import('./citationTags.ts').catch(() => ({ citationTags: () => [] }));
      if (isGone) return;
      const address = location.origin + location.pathname + splitTracking(location.search).search;
      document.head.append(...citationTags(record, address).map(metaOf));
      announce();
    });
    return () => {
      isGone = true;
      forget();
      // Whoever navigates takes away what the head says of the page that was left.
      whenIdle(announce);
    };
  }, [record]);
}

function metaOf({ name, content }: { readonly name: string; readonly content: string }): HTMLMetaElement {
  return Object.assign(document.createElement('meta'), { name, content });
}

/** Zotero looks again at a page that tells of it (https://www.zotero.org/support/dev/exposing_metadata). */
function announce(): void {
  document.dispatchEvent(new Event('ZoteroItemUpdated', { bubbles: true, cancelable: true }));
}
