import { isRecord } from '../../contract/empty.ts';
import { textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** An expert or a dossier that is named by a number behind which the CMS has nothing. */
export const itemMissing = pageRule({
  id: 'item-missing',
  severity: 'error',
  *check({ plan: { details }, metadata, metadataAt }) {
    if (!('related' in details) || !isRecord(metadata.item_metadata)) return;
    const asked = new Set(
      [...details.related, ...details.experts].flatMap((slot) => (slot.state === 'asked' ? [slot.contentId] : [])),
    );
    for (const key of ['related_dossier', 'experts'] as const) {
      const given = metadata.item_metadata[key];
      const entries: readonly unknown[] = Array.isArray(given) ? given : [given];
      for (const [index, entry] of entries.entries()) {
        const address = textOf(isRecord(entry) ? entry.url : entry);
        const id = /^\d+$/.test(address) ? address : /[?&]contentid=(\d+)/i.exec(address)?.[1];
        if (id === undefined || !asked.has(id)) continue;
        yield { pointer: metadataAt('item_metadata', key, ...(Array.isArray(given) ? [index] : [])), values: { id } };
      }
    }
  },
});
