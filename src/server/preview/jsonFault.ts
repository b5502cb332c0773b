import type { PreviewFailure } from '#app/preview/preview.types.ts';

/** How much of an answer is quoted on each side of a fault (characters). */
const reach = 60;

/** Where a text stops being JSON, as far as the engine's message tells: a position, or the characters around it. */
export function jsonFault(text: string, error: unknown): Extract<PreviewFailure, { kind: 'notJson' }> {
  const position = positionOf(text, error instanceof Error ? error.message : '');
  if (position === undefined) return { kind: 'notJson', near: quoted(text, 0, reach * 2) };
  const line = text.slice(0, position).split('\n').length;
  return { kind: 'notJson', line, near: quoted(text, position - reach, position + reach) };
}

function positionOf(text: string, message: string): number | undefined {
  const position = /\bat position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message.startsWith('Unexpected end')) return text.trim() === '' ? undefined : text.length;
  const [, token = '', cut, context] =
    /^Unexpected token '(.+)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid/s.exec(message) ?? [];
  if (context === undefined) return undefined;
  const start = text.indexOf(context);
  // The same few characters elsewhere would name the wrong line.
  if (start === -1 || text.indexOf(context, start + 1) !== -1) return undefined;
  // The engine quotes ten characters in front of the fault, fewer at the beginning of the text.
  return cut === undefined ? start + context.indexOf(token) : start + 10;
}

function quoted(text: string, from: number, to: number): string {
  const start = Math.max(0, from);
  const piece = text.slice(start, to).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${piece}${to < text.length ? '…' : ''}`;
}
