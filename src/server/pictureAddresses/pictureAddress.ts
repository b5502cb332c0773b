import type { FocusPoint, PictureRatio } from '#templates/contract/context.ts';

/** Widths in px that pictures are made in; anything else would let visitors fill the disk. */
const widths = new Set(['320', '480', '640', '720', '800', '960', '1080', '1280', '1600', '1920']);

const ratios = ['16-9', '4-3', '3-2', '1-1', '4-5', 'original'] as const satisfies readonly PictureRatio[];

/** The ending of a picture's address that asks for JPEG, whatever the request accepts. */
export const sharedEnding = '.jpg';

/** Longer than any address of a picture (characters). */
const maximumSource = 2000;

/** A picture as its address asks for it. */
export interface PictureRequest {
  readonly width: number;
  readonly ratio: PictureRatio;
  /** Per cent from the left and the top; steps of 5. */
  readonly focus: FocusPoint | undefined;
  /** The address of the original, as the CMS wrote it. */
  readonly source: string;
  readonly signature: string | undefined;
  /** `accepted` is the best one the request takes; pictures for other programs say which one they are. */
  readonly format: 'accepted' | 'jpeg';
}

/**
 * Reads `/pictures/{width}/{ratio}/{focus}/{base64url(source)}.{signature}`, with `.jpg` at its end where it is for other
 * programs. Whether the signature is good is another matter.
 * @returns `undefined` for anything that `pictureUrl` and `sharedPicture` would not have made
 */
export function readPictureAddress(pathname: string): PictureRequest | undefined {
  const format = pathname.endsWith(sharedEnding) ? 'jpeg' : 'accepted';
  const bare = format === 'jpeg' ? pathname.slice(0, -sharedEnding.length) : pathname;
  const [, , width = '', ratioName, focusText = '', last = '', ...rest] = bare.split('/');
  const [encoded = '', signature, ...more] = last.split('.');
  const ratio = ratios.find((known) => known === ratioName);
  const focus = readFocus(focusText);
  const source = readSource(encoded);
  if (!widths.has(width) || !ratio || focus === 'wrong' || source === undefined) return undefined;
  if (rest.length > 0 || more.length > 0) return undefined;
  return { width: Number(width), ratio, focus, source, signature, format };
}

function readFocus(text: string): FocusPoint | undefined | 'wrong' {
  if (text === '-') return undefined;
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text);
  const [x, y] = [Number(match?.[1]), Number(match?.[2])];
  return match && isStep(x) && isStep(y) ? { x, y } : 'wrong';
}

function isStep(percent: number): boolean {
  return percent <= 100 && percent % 5 === 0;
}

function readSource(encoded: string): string | undefined {
  if (!/^[\w-]+$/.test(encoded) || encoded.length > maximumSource) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  const source = bytes.toString('utf8');
  // Only the one spelling that our own addresses have: each picture is kept once.
  return Buffer.from(source).equals(bytes) && bytes.toString('base64url') === encoded ? source : undefined;
}
