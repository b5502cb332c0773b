/** A place on the picture: x to the right, y down. */
export type Point = readonly [number, number];

/** A number as it stands in the drawing: one decimal is finer than any pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = (points: readonly Point[], index: number): Point => {
  const point = points[(index + points.length) % points.length];
  if (!point) throw new RangeError('A path needs points');
  return point;
};

/** Straight lines through the points, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Straight lines through the points, open. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

function segment(points: readonly Point[], index: number, tension: number): string {
  const [x0, y0] = at(points, index - 1);
  const [x1, y1] = at(points, index);
  const [x2, y2] = at(points, index + 1);
  const [x3, y3] = at(points, index + 2);
  const k = tension / 6;
  return `C${n(x1 + (x2 - x0) * k)} ${n(y1 + (y2 - y0) * k)} ${n(x2 - (x3 - x1) * k)} ${n(y2 - (y3 - y1) * k)} ${n(x2)} ${n(y2)}`;
}

/** A smooth closed curve through the points (Catmull-Rom). */
export function loop(points: readonly Point[], tension = 1): string {
  const [x, y] = at(points, 0);
  return `M${n(x)} ${n(y)}${points.map((_, index) => segment(points, index, tension)).join('')}Z`;
}

/** A smooth open curve through the points; it starts with `M` unless it continues another path. */
export function curve(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  const padded = [first, ...points, last];
  const parts = points.slice(1).map((_, index) => segment(padded, index + 1, 1));
  return `${start}${n(first[0])} ${n(first[1])}${parts.join('')}`;
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const a = `${n(rx)} ${n(ry)} 0 1 0`;
  return `M${n(x - rx)} ${n(y)}a${a} ${n(rx * 2)} 0a${a} ${n(-rx * 2)} 0Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

/** A filled shape. Its opacity is the paint's own: opacity of the element would cost the renderer a whole layer. */
export function fill(d: string, colour: string, opacity = 1): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`;
}

/** A line of the given width, with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  if (d === '') return '';
  const faint = opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Places a drawing made around the origin. */
export function place(content: string, x: number, y: number, scale: number, mirrored = false): string {
  const s = scale.toFixed(4);
  return group(content, `transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? `-${s}` : s} ${s})"`);
}
