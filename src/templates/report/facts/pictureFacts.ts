import type { Element } from 'domhandler';
import { itemKind } from '../../contract/identifiers.ts';
import type { ElementType } from '../../plan/elements/elementDefinitions.ts';
import { shownTags } from './shownTags.ts';
import { excerptAround, type TextFacts, wordsOf } from './textFacts.ts';

/**
 * Where a picture stands: how large it is shown, and whether its alternative text is read to anyone. `item` heads the page
 * of an item; `person` is a portrait that has to speak for itself, `portrait` one beside a name.
 */
export type PicturePlace =
  | 'header'
  | 'card'
  | 'tile'
  | 'figure'
  | 'slide'
  | 'poster'
  | 'portrait'
  | 'person'
  | 'item'
  | 'text';

/** A picture as the editor chose it. */
export interface PictureFacts {
  readonly pointer: string;
  readonly place: PicturePlace;
  readonly source: string;
  /** `undefined` where none was given at all. */
  readonly alt: string | undefined;
  readonly altPointer: string;
  readonly caption: string;
  /** Of the original (px), where the CMS knows it. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly excerpt?: string | undefined;
}

/** Whether a picture of ours can be made from what is at an address; without it nothing of the picture is shown. */
export function isPictureAddress(source: string): boolean {
  return /^https?:\/\//i.test(source) && URL.canParse(source);
}

const places: Readonly<Record<string, PicturePlace>> = {
  headerimage: 'header',
  headerimages: 'header',
  leadimage: 'card',
  poster: 'poster',
};

/** What an element shows below its picture. */
function captionBeside({ caption, title }: Readonly<Record<string, unknown>>): string {
  return typeof caption === 'string' ? caption : typeof title === 'string' ? title : '';
}

interface PictureSurroundings {
  readonly pointer: string;
  /** The key of the object; of an entry, that of its list. */
  readonly key: string;
  readonly type: ElementType | undefined;
  readonly owner: Readonly<Record<string, unknown>>;
}

/** An object of the CMS as a picture; nothing for any other. */
export function pictureOf(value: Record<string, unknown>, around: PictureSurroundings): PictureFacts | undefined {
  const { source, alternative_text: alt, width, height } = value;
  if (typeof source !== 'string') return undefined;
  const { pointer } = around;
  return {
    pointer,
    place: placeOf(around),
    source: source.trim(),
    alt: typeof alt === 'string' ? alt.trim() : undefined,
    altPointer: `${pointer}/alternative_text`,
    caption: around.type === 'image' ? captionBeside(around.owner) : '',
    width: sizeOf(width),
    height: sizeOf(height),
  };
}

function placeOf({ pointer, key, type, owner: { contenttype } }: PictureSurroundings): PicturePlace {
  if (key === 'leadimage' && typeof contenttype === 'string' && itemKind(contenttype) === 'person') return 'person';
  if (key === 'leadimage' && pointer.startsWith('/metadata/')) return 'item';
  const known = places[key];
  if (known) return known;
  switch (type) {
    case 'tiles':
      return 'tile';
    case 'carousel':
      return 'slide';
    case 'team':
    case 'contact':
      return 'portrait';
    default:
      return 'figure';
  }
}

function sizeOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

export function picturesOfText(text: TextFacts, type: ElementType | undefined): PictureFacts[] {
  return shownTags(text, type, 'img').map((tag): PictureFacts => {
    const { src = '', alt, width, height } = tag.attribs;
    let excerpt: string | undefined;
    return {
      pointer: text.pointer,
      place: 'text',
      source: src.trim(),
      alt: alt?.trim(),
      altPointer: text.pointer,
      caption: captionOf(tag),
      width: sizeOf(Number(width)),
      height: sizeOf(Number(height)),
      get excerpt() {
        excerpt ??= excerptAround(tag);
        return excerpt;
      },
    };
  });
}

function captionOf(tag: Element): string {
  for (let at = tag.parent; at; at = at.parent) {
    if (at.type !== 'tag' || at.name !== 'figure') continue;
    const caption = at.children.find((child) => child.type === 'tag' && child.name === 'figcaption');
    return caption ? wordsOf([caption]) : '';
  }
  return '';
}
