import { normaliseKind, normaliseTemplate } from '../../contract/identifiers.ts';

/** Layouts an area can have; the registry has one component for each. */
export const areaTemplateIds = [
  'default',
  'text',
  'a',
  'b',
  'c',
  'd',
  'accordion',
  'newsletter',
  'video',
  'item-list',
  'dossier',
  'sources',
] as const;
export type AreaTemplateId = (typeof areaTemplateIds)[number];

const templates: ReadonlyMap<string, AreaTemplateId> = new Map(
  areaTemplateIds.map((template) => [normaliseKind(template), template] as const),
);

/**
 * The layout an area asks for: by its template's id, else by its own id (the area `sources` comes without a template).
 * @param fallback for a template that is missing or unknown, which is never a failure
 */
export function areaTemplate(
  id: string | undefined,
  name: string | undefined,
  fallback: AreaTemplateId = 'default',
): AreaTemplateId {
  const asked = templates.get(normaliseKind(normaliseTemplate(id ?? '')));
  if (asked !== undefined) return asked;
  return name?.toLowerCase() === 'sources' ? 'sources' : fallback;
}
