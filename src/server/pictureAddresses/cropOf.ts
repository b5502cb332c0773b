import type { FocusPoint, PictureRatio } from '#templates/contract/context.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture with a ratio, as near to its focus point as the borders allow. */
export function cropOf(size: Size, ratio: PictureRatio, focus: FocusPoint = { x: 50, y: 50 }) {
  const [across = 0, down = 0] = ratio === 'original' ? [size.width, size.height] : ratio.split('-').map(Number);
  const width = Math.min(size.width, Math.max(1, Math.round((size.height * across) / down)));
  const height = Math.min(size.height, Math.max(1, Math.round((size.width * down) / across)));
  const place = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  return { left: place(size.width, width, focus.x), top: place(size.height, height, focus.y), width, height };
}
