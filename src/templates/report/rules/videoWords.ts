import { readVideo } from '#design-system/components/VideoPlayer/readVideo.ts';
import { entriesOf, textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** A film that says nothing to who cannot hear it, or cannot play it. */
export const videoWords = pageRule({
  id: 'video-words',
  severity: 'warning',
  *check({ elements, plan: { language } }) {
    for (const { type, fields, at } of elements) {
      const address = textOf(fields.url);
      // One that cannot be played has another mistake, and needs no words yet.
      if (type !== 'video' || !readVideo(address)) continue;
      const hasCaptions = entriesOf(fields.captions).length > 0;
      const hasTranscript = textOf(fields.transcript) !== '';
      if (hasTranscript && (hasCaptions || readVideo(address)?.kind !== 'file')) continue;
      // Providers bring captions of their own, which nobody here can see.
      const isCovered = hasCaptions || hasTranscript || readVideo(address)?.kind !== 'file';
      const severity = isCovered ? 'advice' : 'warning';
      yield { pointer: at(hasTranscript ? 'captions' : 'transcript'), values: { address, language }, severity };
    }
  },
});

/** A film without a name: players and lists of links have nothing to call it. */
export const videoName = pageRule({
  id: 'video-name',
  severity: 'advice',
  *check({ elements }) {
    for (const { type, title, fields, at } of elements)
      if (type === 'video' && title === '' && textOf(fields.caption) === '' && readVideo(textOf(fields.url)))
        yield { pointer: at('title') };
  },
});
