import { z } from 'zod';
import { isRecord, neverSet } from '../contract/empty.ts';
import { areaSchema, envelopeSchema } from '../contract/envelope.schema.ts';
import { address, html, image, item, namedLink, reference, text } from '../contract/fields.ts';
import { normaliseKind } from '../contract/identifiers.ts';
import { itemMetadataSchema, pageMetadataSchema } from '../contract/metadata.schema.ts';
import { type ElementType, elementDefinitions } from './elements/elementDefinitions.ts';
import { type PageTemplateId, pageDefinitions } from './pages/pageDefinitions.ts';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A whole JSON Schema of draft 2020-12 that needs no other: what it refers to stands in its `$defs`. */
export interface PublishedSchema extends JsonSchema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
}

const draft = 'https://json-schema.org/draft/2020-12/schema';
const nothing: JsonSchema = { $ref: '#/$defs/nothing' };

/** What a field is, in every schema that has it. Those with an id are written once and referred to. */
function createFields() {
  const fields = z.registry<{ id?: string; description?: string }>();
  fields.add(text, { description: 'Plain text; never markup.' });
  fields.add(html, { description: 'An HTML fragment; it is sanitised, and its headings get the levels of the page.' });
  fields.add(address, {
    description: 'A path of the CMS (/nl/groenkennisnet/…), a path of the site, an absolute URL or an anchor.',
  });
  fields.add(reference, { description: 'The id of a type or template: a string, or an object with the string in id.' });
  fields.add(image, {
    id: 'picture',
    description: 'A picture. The focus point is in pixels of the original, -1 when it was not set.',
  });
  fields.add(item, { id: 'item', description: 'An item of the portal, as lists and carousels show it.' });
  fields.add(namedLink, { id: 'named-link', description: 'A person, organisation or page named elsewhere.' });
  fields.add(pageMetadataSchema, { id: 'page-metadata', description: 'What a page says of itself as a whole.' });
  fields.add(itemMetadataSchema, { id: 'item-metadata', description: 'What a media item says of itself as a whole.' });
  fields.add(areaSchema, { id: 'area' });
  fields.add(envelopeSchema, { id: 'envelope-fields' });
  for (const type of elementTypes) fields.add(elementDefinitions[type].schema, { id: `${type}-fields` });
  return fields;
}

const elementTypes = Object.keys(elementDefinitions) as ElementType[];
const pageTemplates = Object.keys(pageDefinitions) as PageTemplateId[];

/** `{ "id": "" }` and `{ "error": … }` say that nothing was chosen, when nothing else is said beside them. */
const nothingDefinition: JsonSchema = {
  description: 'Nothing was filled in: a missing key means the same.',
  anyOf: [
    { type: 'null' },
    { type: 'string', pattern: '^\\s*$' },
    { type: 'string', pattern: neverSet.source },
    { type: 'array', items: nothing, maxItems: 0 },
    { type: 'object', properties: { id: { const: '' } }, required: ['id'], additionalProperties: nothing },
    { type: 'object', properties: { error: {} }, required: ['error'], additionalProperties: nothing },
  ],
};

/** Says in JSON Schema what `prune` does to a value before any schema of ours sees it. */
function withNothing(zodSchema: z.core.$ZodType, schema: Record<string, unknown>): void {
  if (zodSchema instanceof z.ZodString) schema.pattern ??= '\\S';
  if (zodSchema instanceof z.ZodArray) schema.minItems ??= 1;
  if (!(zodSchema instanceof z.ZodOptional)) return;
  const { description, ...own } = schema;
  if (Object.keys(own).length === 0) return;
  const isChoice = Array.isArray(own.anyOf) && Object.keys(own).length === 1;
  for (const key of Object.keys(schema)) delete schema[key];
  if (description !== undefined) schema.description = description;
  schema.anyOf = [...(isChoice && Array.isArray(own.anyOf) ? own.anyOf : [own]), nothing];
}

/** What stands in a list of choices besides `nothing`. */
function withoutNothing(schema: unknown): unknown {
  if (!isRecord(schema) || !Array.isArray(schema.anyOf)) return schema;
  const anyOf = schema.anyOf.filter((choice) => !isRecord(choice) || choice.$ref !== nothing.$ref);
  return anyOf.length === 1 ? anyOf[0] : { ...schema, anyOf };
}

function isRequiredChoice(anyOf: unknown): anyOf is readonly { readonly required: readonly string[] }[] {
  return Array.isArray(anyOf) && anyOf.every((choice) => isRecord(choice) && Array.isArray(choice.required));
}

/**
 * The schema with its choices between required fields spelled out: where the metadata of an object says
 * `anyOf: [{ required: … }]`, the fields it names have to be filled in, not merely there.
 */
function withFilledChoices(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withFilledChoices);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withFilledChoices(value)]));
  const { anyOf, properties } = inner;
  if (!isRecord(properties) || !isRequiredChoice(anyOf)) return inner;
  const filled = anyOf.map(({ required }) => ({
    type: 'object',
    properties: Object.fromEntries(required.map((key) => [key, withoutNothing(properties[key])])),
    required,
  }));
  return { ...inner, anyOf: filled };
}

/** The schemas of all fields by the name they are referred to with. */
function generateFields(): Record<string, JsonSchema> {
  const fields = createFields();
  const { schemas } = z.toJSONSchema(fields, {
    io: 'input',
    target: 'draft-2020-12',
    uri: (id) => `#/$defs/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const description = zodSchema instanceof z.ZodType ? fields.get(zodSchema)?.description : undefined;
      if (description !== undefined) jsonSchema.description ??= description;
      withNothing(zodSchema, jsonSchema);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      z.record(z.string(), z.unknown()).parse(withFilledChoices(schema)),
    ]),
  );
}

/** Any spelling of some kinds: kinds are compared without regard to case, `_` and `-`. */
function spellingPattern(kinds: readonly string[]): string {
  const spelling = (kind: string) =>
    Array.from(normaliseKind(kind), (letter) =>
      /[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter,
    ).join('[_-]*');
  return `^[_-]*(${[...new Set(kinds.map(normaliseKind))].map((kind) => spelling(kind)).join('|')})[_-]*$`;
}

/** The names under which a modular element may hold the fields of its kind. */
function kindKeys(type: ElementType): string[] {
  const names = [type, ...elementDefinitions[type].spellings];
  return [...new Set(names.flatMap((name) => [normaliseKind(name), name.replaceAll('-', '_'), name]))];
}

function elementSchema(type: ElementType): JsonSchema {
  const fields = { $ref: `#/$defs/${type}-fields` };
  const named = (kinds: readonly string[]) => ({
    type: { type: 'string', pattern: spellingPattern(kinds) },
    identifier: { anyOf: [{ type: ['string', 'number'] }, nothing] },
  });
  return {
    anyOf: [
      {
        title: 'Fields beside the type',
        allOf: [
          {
            type: 'object',
            properties: named([type, ...elementDefinitions[type].spellings]),
            required: ['type'],
          },
          fields,
        ],
      },
      ...kindKeys(type).map((key) => ({
        title: `Fields in “${key}”`,
        type: 'object',
        properties: { ...named(['modularcontent']), [key]: fields },
        required: ['type', key],
      })),
    ],
  };
}

/** The schema of an object with some of its properties said more exactly than its own schema can. */
function withProperties(schema: JsonSchema | undefined, properties: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...(schema?.properties ?? {}), ...properties } };
}

function listOf(...entries: readonly JsonSchema[]): JsonSchema {
  return { type: 'array', items: { anyOf: [...entries, nothing] } };
}

function answerSchema(type: string, metadata: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { type: { type: 'string', pattern: spellingPattern([type]) }, metadata },
    required: ['type'],
  };
}

/** Everything a published schema may refer to, by name. */
function createDefinitions(): ReadonlyMap<string, JsonSchema> {
  const fields = generateFields();
  const pageMetadata = { $ref: '#/$defs/page-metadata' };
  const nestedMetadata = { type: 'object', properties: { gkn_pagemetadata: { anyOf: [pageMetadata, nothing] } } };
  const elements = elementTypes.map((type) => ({ $ref: `#/$defs/element-${type}` }));
  const nestedArea = {
    title: 'An area inside the area',
    allOf: [
      { type: 'object', properties: { elements: { type: 'array' } }, required: ['elements'] },
      { $ref: '#/$defs/area' },
    ],
  };
  return new Map<string, JsonSchema>([
    ...Object.entries(fields),
    ['nothing', nothingDefinition],
    ...elementTypes.map((type) => [`element-${type}`, elementSchema(type)] as const),
    ['area', withProperties(fields.area, { elements: { anyOf: [listOf(...elements, nestedArea), nothing] } })],
    [
      'envelope-fields',
      withProperties(fields['envelope-fields'], {
        contents: { ...listOf({ $ref: '#/$defs/area' }), minItems: 1 },
      }),
    ],
    [
      'envelope',
      {
        allOf: [
          { $ref: '#/$defs/envelope-fields' },
          {
            anyOf: [
              answerSchema('page', { anyOf: [{ allOf: [nestedMetadata, pageMetadata] }, nothing] }),
              answerSchema('mediaitem', { $ref: '#/$defs/item-metadata' }),
              answerSchema('pagesection', {}),
            ],
          },
        ],
      },
    ],
  ]);
}

/** The names of the definitions that a schema needs, and those that these need. */
function neededBy(schema: unknown, definitions: ReadonlyMap<string, JsonSchema>, known = new Set<string>()) {
  JSON.stringify(schema, (key, value: unknown) => {
    const name = key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '') : undefined;
    if (name !== undefined && !known.has(name)) {
      known.add(name);
      neededBy(definitions.get(name), definitions, known);
    }
    return value;
  });
  return known;
}

interface Kind {
  readonly name: string;
  readonly definition: string;
  readonly title: string;
  readonly description: string;
}

function kinds(): readonly Kind[] {
  return [
    {
      name: 'envelope',
      definition: 'envelope',
      title: 'Answer of the CMS',
      description: 'A whole page, media item or page section, with its metadata, areas and elements.',
    },
    {
      name: 'area',
      definition: 'area',
      title: 'Area',
      description: 'A part of a page, with elements and further areas in it; up to three areas stand in one another.',
    },
    ...pageTemplates.map((template) => ({
      name: `page-${template}`,
      definition: pageDefinitions[template].schema === itemMetadataSchema ? 'item-metadata' : 'page-metadata',
      title: `Page template ${template}`,
      description:
        pageDefinitions[template].schema === itemMetadataSchema
          ? 'The metadata of a media item that this template shows: the value of metadata.'
          : 'The metadata of a page that this template shows: the value of metadata.gkn_pagemetadata.',
    })),
    ...elementTypes.map((type) => ({
      name: type,
      definition: `element-${type}`,
      title: `Element ${type}`,
      description:
        elementDefinitions[type].schema.description ??
        'An element of an area. Its fields stand beside its type, or below the key that names its kind.',
    })),
  ];
}

function publish(): ReadonlyMap<string, PublishedSchema> {
  const definitions = createDefinitions();
  return new Map(
    kinds().map(({ name, definition, title, description }): [string, PublishedSchema] => {
      const root = { $ref: `#/$defs/${definition}` };
      const needed = [...neededBy(root, definitions)].sort();
      return [
        name,
        {
          $schema: draft,
          $id: `/api/schema/${name}`,
          title,
          description,
          ...root,
          $defs: Object.fromEntries(needed.map((each) => [each, definitions.get(each)])),
        },
      ];
    }),
  );
}

/**
 * The contract with the CMS as JSON Schemas (draft 2020-12), generated from the schemas that read its answers: each
 * element by its type, the metadata of each page template (`page-dossier`), `area`, and `envelope` for whole answers.
 *
 * An answer that a schema takes gives no findings. Reading is more lenient still: it mends what it can, and says so.
 */
export const jsonSchemas: ReadonlyMap<string, PublishedSchema> = publish();
