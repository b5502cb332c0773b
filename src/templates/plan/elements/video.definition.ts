import { z } from 'zod';
import { readVideo, type Video } from '#design-system/components/VideoPlayer/readVideo.ts';
import { address, html, image, list, text } from '../../contract/fields.ts';
import { defineElement, type PlannedData } from './defineElement.ts';
import type { ElementContext } from './elementContext.ts';
import { nextLevel } from './nextLevel.ts';

/** A WebVTT file with what is said in a film, in one language. */
const captionTrack = z.object({
  url: address,
  /** A language tag, with a script or a region if need be: `nl`, `zh-Hans`, `en-GB`. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/),
});

/** A video of YouTube or Vimeo, or a file; with what it says in writing. */
export const videoDefinition = defineElement({
  spellings: [],
  schema: z.object({
    title: text.optional(),
    url: address,
    caption: text.optional(),
    poster: image.optional(),
    transcript: html.optional(),
    captions: list(captionTrack).optional(),
  }),
  plan: (data, context) => ({
    title: data.title,
    /** What the player is called; stays when an area shows the title itself. */
    name: data.title ?? data.caption,
    media: planMedia(data.url, context),
    /** Of a file; providers bring their own. */
    captions: (data.captions ?? []).flatMap(({ url, language }) => {
      const src = context.href(url);
      return src === undefined ? [] : [{ src, language, label: nameOf(language) }];
    }),
    caption: data.caption,
    poster: context.picture(data.poster),
    transcript: data.transcript && context.richText(data.transcript, data.title ? nextLevel(context.level) : undefined),
  }),
  showsNothing: ({ media, caption, transcript }) => media === undefined && caption === undefined && !transcript,
});

type Media = { readonly kind: 'video'; readonly video: Video } | { readonly kind: 'link'; readonly href: string };

/** What can be played here; else the way to wherever it can be watched, if there is one. */
function planMedia(url: string, context: ElementContext): Media | undefined {
  const video = readVideo(url);
  // A provider's video is known by its id; everything else is an address like any other.
  if (video && video.kind !== 'file') return { kind: 'video', video };
  const href = context.href(url);
  if (href === undefined) return undefined;
  return video ? { kind: 'video', video: { kind: 'file', src: href } } : { kind: 'link', href };
}

/** A language in its own words, as players list it. */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

export type VideoData = PlannedData<typeof videoDefinition>;
