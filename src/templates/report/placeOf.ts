import { isRecord } from '../contract/empty.ts';
import { isArea } from '../contract/envelope.schema.ts';
import { elementType } from '../plan/elements/elementDefinitions.ts';
import { elementKind } from '../plan/elements/planElement.ts';
import { textOf } from './facts/pageFacts.ts';
import type { PlaceStep } from './report.types.ts';

/** The way to a place in the CMS's answer, as an editor goes it: which area, which element, which field. */
export function placeOf(pointer: string, raw: unknown): readonly PlaceStep[] {
  const path = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const steps: PlaceStep[] = [];
  let value: unknown = raw;
  let rest = path;
  let list = 'contents';
  while (rest[0] === list && isRecord(value)) {
    const entries = value[list];
    // The only entry may stand in the place of its list.
    const isLone = isRecord(entries) && rest.length > 1;
    if (!isLone && !/^\d+$/.test(rest[1] ?? '')) break;
    const index = isLone ? 0 : Number(rest[1]);
    value = isLone ? entries : Array.isArray(entries) ? entries[index] : undefined;
    rest = rest.slice(isLone ? 1 : 2);
    const fields = isRecord(value) ? value : {};
    const isOfArea = list === 'contents' || isArea(fields);
    steps.push(
      isOfArea ? { kind: 'area', number: index + 1, title: textOf(fields.title) } : elementStep(fields, index),
    );
    if (!isOfArea) rest = withoutHolder(rest, fields);
    list = 'elements';
  }
  const named = rest.filter((segment) => segment !== 'metadata' && segment !== 'gkn_pagemetadata');
  if (named.length > 0) steps.push({ kind: 'field', name: nameOf(named) });
  return steps;
}

function elementStep(fields: Record<string, unknown>, index: number): PlaceStep {
  const { kind = '', innerKey } = elementKind(fields);
  const inner = innerKey === undefined ? undefined : fields[innerKey];
  const title = textOf(isRecord(inner) ? (inner.title ?? fields.title) : fields.title);
  return { kind: 'element', number: index + 1, type: elementType(kind) ?? 'other', title };
}

/** The key that names an element's kind is none of its fields to an editor. */
function withoutHolder(path: readonly string[], fields: Record<string, unknown>): string[] {
  const { innerKey } = elementKind(fields);
  return innerKey !== undefined && path[0] === innerKey && path.length > 1 ? path.slice(1) : [...path];
}

function nameOf(path: readonly string[]): string {
  return path.join(' › ').replace(/ › (\d+)(?= ›|$)/g, (_, index: string) => ` ${Number(index) + 1}`);
}
