import { z } from 'zod';
import { isRecord } from '../../contract/empty.ts';
import { areaSchema, envelopeSchema } from '../../contract/envelope.schema.ts';
import { pointerOf } from '../../contract/finding.ts';
import { itemMetadataSchema, pageMetadataSchema } from '../../contract/metadata.schema.ts';
import { elementDefinitions, elementType } from '../../plan/elements/elementDefinitions.ts';
import { cmsOwnKeys } from '../conservation/bookkeeping.ts';
import { nearest } from '../nearest.ts';
import { pageRule, type RuleFinding } from '../rule.ts';

type Path = readonly PropertyKey[];

/** The names a schema knows: of an object, and of the entries of a list; a value may be either. */
interface Names {
  readonly fields?: ReadonlyMap<string, Names | undefined>;
  readonly entries?: Names | undefined;
}

/** Asking a schema what it is costs more than all the rest: each is asked once. */
const known = new WeakMap<z.core.$ZodType, Names | undefined>();

function namesIn(schema: z.core.$ZodType): Names | undefined {
  if (!known.has(schema)) known.set(schema, readNames(schema));
  return known.get(schema);
}

function readNames(schema: z.core.$ZodType): Names | undefined {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  if (schema instanceof z.ZodPipe) return namesIn(schema.in);
  if (schema instanceof z.ZodArray) return { entries: namesIn(schema.element) };
  if (schema instanceof z.ZodUnion) return Object.assign({}, ...schema.options.map(namesIn));
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return { fields: new Map(Object.entries(shape).map(([key, field]) => [key, namesIn(field)])) };
}

/** Parts of an envelope that the CMS makes by itself. */
const made = new Set(['languages', 'parentPage', 'subPages', 'sections', 'metadata', 'contents']);

/** A field that no schema of the contract has: whatever stands in it is not read. */
export const unknownField = pageRule({
  id: 'unknown-field',
  severity: 'warning',
  *check({ answer, areas, elements, isItem }) {
    const { contents: _, metadata, ...envelope } = answer;
    const schema = namesIn(isItem ? itemMetadataSchema : pageMetadataSchema);
    // What a page says of itself stands in its metadata, which not everybody knows.
    const ofMetadata = [...(schema?.fields?.keys() ?? [])];
    yield* unknownIn(namesIn(envelopeSchema), without(envelope, made), [], { meant: ofMetadata });
    if (isRecord(metadata)) {
      const { gkn_pagemetadata: inner, ...outer } = metadata;
      if (isRecord(inner)) yield* unknownIn(schema, inner, ['metadata', 'gkn_pagemetadata']);
      yield* unknownIn(schema, outer, ['metadata'], { known: isItem ? [] : ['gkn_pagemetadata'] });
    }
    for (const { fields, path } of areas)
      yield* unknownIn(namesIn(areaSchema), without(fields, new Set(['elements'])), path);
    for (const { type, raw, innerKey, path } of elements) {
      if (type === undefined) continue;
      const own = namesIn(elementDefinitions[type].schema);
      const inner = innerKey === undefined ? undefined : raw[innerKey];
      const outer = without(raw, new Set(['identifier', 'type', ...(innerKey === undefined ? [] : [innerKey])]));
      // What a modular element names beside its kind is no field of it, but another kind.
      const others = new Set(
        Object.keys(outer).filter(
          (key) => isRecord(outer[key]) && elementType(key) !== undefined && !own?.fields?.has(key),
        ),
      );
      yield* unknownIn(own, without(outer, others), path);
      if (innerKey === undefined || !isRecord(inner)) continue;
      // `image` is a kind and a field: what holds the picture itself is the field.
      const field = own?.fields?.get(innerKey);
      const isOwnField = field !== undefined && Object.keys(inner).some((key) => field.fields?.has(key));
      yield* unknownIn(isOwnField ? field : own, inner, [...path, innerKey]);
    }
  },
});

function without(fields: Readonly<Record<string, unknown>>, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.has(key)));
}

interface OtherNames {
  /** Names that are right here, though the schema has them not. */
  readonly known?: readonly string[];
  /** Names of a place nearby, which may be meant. */
  readonly meant?: readonly string[];
}

function* unknownIn(
  names: Names | undefined,
  value: unknown,
  path: Path,
  { known: alsoKnown = [], meant: elsewhere = [] }: OtherNames = {},
): Iterable<RuleFinding> {
  if (Array.isArray(value)) {
    if (names?.entries === undefined) return;
    for (const [index, entry] of value.entries()) yield* unknownIn(names.entries, entry, [...path, index]);
    return;
  }
  // The only entry of a list may stand in the list's own place.
  const fields = names?.fields ?? names?.entries?.fields;
  if (fields === undefined || !isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (fields.has(key)) {
      if (typeof entry === 'object') yield* unknownIn(fields.get(key), entry, [...path, key]);
    } else if (!key.startsWith('_') && !cmsOwnKeys.has(key) && !alsoKnown.includes(key)) {
      const meant = nearest(key, [...fields.keys(), ...alsoKnown, ...elsewhere]);
      const values = { field: key, ...(meant !== undefined && { nearest: meant }) };
      yield { pointer: pointerOf([...path, key]), values, ...(meant !== undefined && { severity: 'error' }) };
    }
  }
}
