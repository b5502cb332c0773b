import { isRecord } from '../../contract/empty.ts';
import { excerpt } from '../../contract/excerpt.ts';
import { pointerOf, type Report, reportTooMany, type Severity } from '../../contract/finding.ts';
import { bareIdentifier, normaliseKind } from '../../contract/identifiers.ts';
import { readLeniently } from '../../contract/readLeniently.ts';
import { twoLevels } from '../../contract/twoLevels.ts';
import type { TellExcess } from './defineElement.ts';
import type { KnownElement, RejectedElement } from './element.types.ts';
import type { ElementContext } from './elementContext.ts';
import { type ElementType, elementDefinitions, elementType } from './elementDefinitions.ts';

interface Position {
  readonly path: readonly PropertyKey[];
  /** Stands in for an identifier the CMS did not send. */
  readonly fallbackId: string;
  readonly report: Report;
  /** The element as the CMS sent it, for the card that stands in when it is rejected. */
  readonly original: () => unknown;
}

/** Keys of a modular element that never name its kind. */
const commonKeys = new Set(['identifier', 'type', 'title']);

/**
 * Plans one element of an area.
 *
 * An element's kind is its `type`, unless that is `modularcontent`: then the one other key that holds an object names
 * it. Its fields may sit on the element or one level down, below the kind's key; both are read, the inner ones first.
 * @param element a copy made by `prune`
 * @returns `undefined` for an entry that is empty
 */
export function planElement(
  element: unknown,
  context: ElementContext,
  place: Position,
): KnownElement | RejectedElement | undefined {
  if (element === undefined) return undefined;
  const pointer = pointerOf(place.path);
  const reject = (kind: RejectedElement['kind'], type: string, id = place.fallbackId): RejectedElement => ({
    kind,
    type,
    id,
    pointer,
    raw: excerpt(place.original()),
  });
  if (!isRecord(element)) {
    reportType('error', place.path, 'object', element, place);
    return reject('invalid', Array.isArray(element) ? 'array' : typeof element);
  }

  const identifier = readText(element, 'identifier', place) ?? element.identifier;
  const isUsable = typeof identifier === 'string' || typeof identifier === 'number';
  const id = isUsable ? bareIdentifier(String(identifier)) : place.fallbackId;
  const { kind, innerKey } = dispatch(element, place);
  const type = kind === undefined ? undefined : elementType(kind);
  if (kind === undefined) return reject('invalid', '', id);
  if (type === undefined) {
    place.report({ code: 'unknown-kind', pointer, severity: 'error', values: { kind } });
    return reject('unknown', kind, id);
  }
  const planned = planKnown(type, { element, innerKey, id }, context, place);
  if (planned === undefined) return reject('invalid', type, id);
  if (!showsNothing(planned)) return planned;
  place.report({ code: 'shows-nothing', pointer, severity: 'error', values: { kind } });
  return reject('empty', type, id);
}

/** The kind that an element names, and the key that holds its fields when they are one level down. */
export function elementKind(element: Record<string, unknown>): Dispatch {
  return dispatch(element, { path: [], fallbackId: '', report: () => {}, original: () => element });
}

/** A text field of the element itself; anything but text is reported and left out. */
function readText(element: Record<string, unknown>, key: string, place: Position): string | undefined {
  const value = element[key];
  if (value === undefined || typeof value === 'string') return value;
  reportType('warning', [...place.path, key], 'string', value, place);
  return undefined;
}

function reportType(
  severity: Severity,
  path: readonly PropertyKey[],
  expected: string,
  value: unknown,
  { report }: Position,
): void {
  const received = Array.isArray(value) ? 'array' : typeof value;
  report({ code: 'wrong-type', pointer: pointerOf(path), severity, values: { expected, received } });
}

interface Dispatch {
  /** The kind as the CMS spells it; `undefined` when the element names none. */
  readonly kind: string | undefined;
  /** The key that holds the element's fields, when they are one level down. */
  readonly innerKey: string | undefined;
}

function dispatch(element: Record<string, unknown>, place: Position): Dispatch {
  const type = typeof element.type === 'string' ? element.type : undefined;
  const found = dispatchBy(type, element);
  if (type === undefined) {
    // Where its fields do not say either what it is, nobody sees it.
    const severity = found.kind === undefined && found.broken === undefined ? 'error' : 'warning';
    const path = [...place.path, 'type'];
    if (element.type !== undefined) reportType(severity, path, 'string', element.type, place);
    else place.report({ code: 'missing', pointer: pointerOf(path), severity, values: { expected: 'string' } });
  }
  if (found.broken !== undefined)
    reportType('error', [...place.path, found.broken], 'object', element[found.broken], place);
  return found;
}

/** @returns `broken`: the key that names the kind, where it does not hold the fields */
function dispatchBy(
  type: string | undefined,
  element: Record<string, unknown>,
): Dispatch & { readonly broken?: string | undefined } {
  const keys = Object.keys(element).filter((key) => !commonKeys.has(key));
  const holders = keys.filter((key) => isRecord(element[key]));
  if (type !== undefined && normaliseKind(type) !== 'modularcontent') {
    return { kind: type, innerKey: holders.find((key) => sameKind(key, type)) };
  }
  // Without a usable type, the keys are all there is to go by: a holder that is known, or the fields of a text.
  const known = holders.find((key) => elementType(key) !== undefined);
  const named = known ?? holders[0];
  if (named !== undefined) return { kind: named, innerKey: named };
  const broken = keys.find((key) => elementType(key) !== undefined);
  if (broken !== undefined) return { kind: undefined, innerKey: undefined, broken };
  if (type === undefined) return { kind: typeof element.html === 'string' ? 'text' : undefined, innerKey: undefined };
  return { kind: type, innerKey: undefined };
}

function sameKind(key: string, type: string): boolean {
  return (
    normaliseKind(key) === normaliseKind(type) ||
    (elementType(key) !== undefined && elementType(key) === elementType(type))
  );
}

interface KnownSource {
  readonly element: Record<string, unknown>;
  readonly innerKey: string | undefined;
  readonly id: string;
}

function planKnown(
  type: ElementType,
  { element, innerKey, id }: KnownSource,
  context: ElementContext,
  place: Position,
): KnownElement | undefined {
  const inner = innerKey === undefined ? undefined : element[innerKey];
  const { fields, locate } =
    innerKey !== undefined && isRecord(inner)
      ? twoLevels(element, innerKey, inner)
      : { fields: element, locate: (path: readonly PropertyKey[]) => path };
  const definition = elementDefinitions[type];
  const data = readLeniently(definition.schema, fields, {
    report: place.report,
    locate: (path) => [...place.path, ...locate(path)],
  });
  if (data === undefined) return undefined;
  // The definition and its data come from one entry of the map; TypeScript cannot follow that through a union of types.
  const planData = definition.plan as (data: unknown, context: ElementContext, tell: TellExcess) => unknown;
  const tell: TellExcess = (field, excess) =>
    reportTooMany({ path: [...place.path, ...locate([field])], ...excess }, place.report);
  return { kind: 'known', type, id, data: planData(data, context, tell) } as KnownElement;
}

/** Whether a planned element has nothing to show, so that an editor must hear of it. */
function showsNothing({ type, data }: KnownElement): boolean {
  const { showsNothing: isEmpty } = elementDefinitions[type];
  // As above: the definition and the data belong together.
  return (isEmpty as ((data: unknown) => boolean) | undefined)?.(data) ?? false;
}
