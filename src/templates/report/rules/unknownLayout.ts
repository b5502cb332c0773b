import { isRecord } from '../../contract/empty.ts';
import { pointerOf } from '../../contract/finding.ts';
import { normaliseKind, normaliseTemplate } from '../../contract/identifiers.ts';
import { areaTemplateIds } from '../../plan/areas/areaTemplates.ts';
import { elementDefinitions } from '../../plan/elements/elementDefinitions.ts';
import { textOf } from '../facts/pageFacts.ts';
import { nearest } from '../nearest.ts';
import { pageRule } from '../rule.ts';

/** Layouts, and kinds of elements: an area that is named after what it holds is as wide as any. */
const known = new Set([...areaTemplateIds, ...Object.keys(elementDefinitions)].map(normaliseKind));

/** Written as the CMS writes them, so that a slip in the prefix counts as one. */
const names = areaTemplateIds.map((id) => `contenttemplate_${id.replaceAll('-', '')}`);

/** An area asks for a layout that does not exist: it gets the usual one. */
export const unknownLayout = pageRule({
  id: 'unknown-layout',
  severity: 'warning',
  *check({ areas }) {
    for (const { fields, path } of areas) {
      const given = fields.contentarea_template;
      const id = textOf(isRecord(given) ? given.id : given);
      if (id === '' || known.has(normaliseKind(normaliseTemplate(id)))) continue;
      const bare = normaliseTemplate(id);
      const meant = nearest(bare, areaTemplateIds) ?? (bare === id.toLowerCase() ? nearest(id, names) : undefined);
      yield { pointer: pointerOf([...path, 'contentarea_template']), values: { id, ...(meant && { nearest: meant }) } };
    }
  },
});
