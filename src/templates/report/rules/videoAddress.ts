import { readVideo } from '#design-system/components/VideoPlayer/readVideo.ts';
import { textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** A film that cannot be played on the page: no film of a provider we know, and no file. */
export const videoAddress = pageRule({
  id: 'video-address',
  severity: 'error',
  *check({ elements, metadata, metadataAt, isItem }) {
    for (const { type, fields, at } of elements) {
      const address = textOf(fields.url);
      if (type === 'video' && address !== '' && !readVideo(address)) yield { pointer: at('url'), values: { address } };
    }
    const details = isItem ? metadata.item_metadata : undefined;
    const inside = typeof details === 'object' && details !== null && 'video_header' in details;
    for (const key of ['video_header', 'video_header_mobile'] as const) {
      const address = textOf(inside ? (details as Record<string, unknown>)[key] : metadata[key]);
      // Behind a title only files play.
      if (address === '' || readVideo(address)?.kind === 'file') continue;
      yield { pointer: inside ? metadataAt('item_metadata', key) : metadataAt(key), values: { address } };
    }
  },
});
