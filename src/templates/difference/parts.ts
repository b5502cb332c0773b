import { isRecord } from '../contract/empty.ts';
import { pointerOf } from '../contract/finding.ts';
import { valueAt } from '../contract/valueAt.ts';
import type { PlanSource } from '../plan/areas/planAreas.ts';
import type { ComparedAnswer, PartPlace } from './difference.types.ts';
import { textOf, wordsOf } from './words.ts';

/** A part of one answer: an area or an element. */
export interface Part extends PartPlace {
  /** Its place among all parts of the answer. */
  readonly index: number;
  /** The area it stands in; none at the top. */
  readonly parent: Part | undefined;
  /** What the CMS sent for it, without the parts inside. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly identifier: string;
  /** Equal for two parts that say the same, whatever the CMS calls them. */
  readonly content: string;
  /** How its words begin and end, which stays when something between is rewritten; none where it has too few. */
  readonly ends: () => { readonly first: string; readonly last: string } | undefined;
}

export function isArea({ source }: Pick<Part, 'source'>): boolean {
  return source.type === undefined;
}

/** Takes an answer apart, each area before what stands in it. */
export function partsOf({ value, sources }: ComparedAnswer): readonly Part[] {
  const byPointer = new Map<string, Part>();
  const inOrder = sources
    .map((source) => ({ source, path: pathOf(source.pointer) }))
    .sort((a, b) => a.path.length - b.path.length);
  for (const { source, path } of inOrder) {
    const received = valueAt(value, path);
    const whole = isRecord(received) ? received : {};
    const parent = byPointer.get(pointerOf(path.slice(0, path.lastIndexOf('elements'))));
    byPointer.set(source.pointer, {
      ...{ source, parent, index: byPointer.size },
      own: source.type === undefined ? without(whole, 'elements') : whole,
      title: titleIn(whole),
      identifier: lineOf(whole.identifier),
      content: contentOf(whole),
      ends: () => endsOf(whole),
    });
  }
  return [...byPointer.values()];
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function without(value: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** An element's fields may stand one level down. */
function titleIn(whole: Readonly<Record<string, unknown>>): string {
  const inner = Object.values(whole).find((each) => isRecord(each) && lineOf(each.title) !== '');
  return lineOf(whole.title) || (isRecord(inner) ? lineOf(inner.title) : '');
}

function contentOf(whole: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(whole, (key, value) => (key === 'identifier' ? undefined : value));
}

/** Enough words to tell a text by. */
const tellingWords = 2;

function endsOf(whole: Readonly<Record<string, unknown>>): ReturnType<Part['ends']> {
  const words = wordsOf(textOf(without(whole, 'type'))).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  if (words.length < 2 * tellingWords) return undefined;
  return { first: words.slice(0, tellingWords).join(' '), last: words.slice(-tellingWords).join(' ') };
}

function lineOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The same source among the parts, for texts. */
export function placeOf({ source, title }: { source: PlanSource; title: string }): PartPlace {
  return { source, title };
}
