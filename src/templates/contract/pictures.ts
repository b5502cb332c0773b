import type { FocusPoint, PlanContext } from './context.ts';
import type { CmsImage } from './fields.ts';

/** A part of a credit line; `href` where the CMS knows an address for it. */
export interface CreditPart {
  readonly role: 'photographer' | 'source' | 'licence';
  readonly text: string;
  readonly href?: string | undefined;
}

/** A picture, ready for any size: the renderer makes the addresses. */
export interface Picture {
  readonly source: string;
  readonly alt: string;
  /** Size of the original in px, where the CMS knows it. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly focus?: FocusPoint | undefined;
  /** What proves to the one who makes the picture that the page really has it. */
  readonly signature?: string | undefined;
  readonly credit: readonly CreditPart[];
  /** Drawn instead of photographed: its credit says so. */
  readonly isDrawn?: true | undefined;
}

/** What the CMS's keywords call a picture that is no photograph. */
const drawn = /^(?:illustratie|illustration|tekening|drawing)$/i;

/** A CMS image as a picture: absolute web addresses only, the focus point in per cent, the credit in parts. */
export function planPicture(
  image: CmsImage | undefined,
  { signPicture }: Pick<PlanContext, 'signPicture'>,
): Picture | undefined {
  if (!image || !/^https?:\/\//i.test(image.source) || !URL.canParse(image.source)) return undefined;
  const size = sizeOf(image);
  const named = { source: image.source, focus: focusOf(image, size) };
  return {
    ...named,
    alt: image.alternative_text ?? '',
    size,
    ...(signPicture && { signature: signPicture(named) }),
    credit: creditOf(image),
    ...(image.keywords?.some((keyword) => drawn.test(keyword)) && { isDrawn: true }),
  };
}

function sizeOf({ width = 0, height = 0 }: CmsImage): Picture['size'] {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** -1 means that it was not set, and so does a point outside the picture. */
function focusOf(image: CmsImage, size: Picture['size']): FocusPoint | undefined {
  const { 'focuspoint-x': x = -1, 'focuspoint-y': y = -1 } = image;
  if (!size || x < 0 || y < 0 || x > size.width || y > size.height) return undefined;
  // 0,0 is what the CMS writes for a picture that was never opened in its editor; a real focus in the very corner does not occur.
  if (x === 0 && y === 0) return undefined;
  return { x: Math.round((x / size.width) * 100), y: Math.round((y / size.height) * 100) };
}

function creditOf(image: CmsImage): CreditPart[] {
  const part = (role: CreditPart['role'], text: string | undefined, href: string | undefined): CreditPart[] =>
    text === undefined ? [] : [{ role, text, href: href && /^https?:\/\//i.test(href) ? href : undefined }];
  return [
    ...part('photographer', image.photographer, image.photographer_hyperlink),
    ...part('source', image.source_info, image.source_info_hyperlink),
    ...part('licence', image.photo_license, image.photo_license_hyperlink),
  ];
}
