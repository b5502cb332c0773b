import { normaliseTemplate } from '../contract/identifiers.ts';

/** Layouts an area can have; the registry has one component for each. */
export const areaTemplateIds = ['default', 'text', 'a', 'b', 'c', 'd', 'dossier'] as const;
export type AreaTemplateId = (typeof areaTemplateIds)[number];

/** The layout an area asks for; an unknown one is the default area, never a failure. */
export function areaTemplate(id: string | undefined): AreaTemplateId {
  const name = normaliseTemplate(id ?? '');
  return areaTemplateIds.find((known) => known === name) ?? 'default';
}
