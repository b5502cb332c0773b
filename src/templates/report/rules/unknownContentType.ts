import { isRecord } from '../../contract/empty.ts';
import { isItemKind, knownItemKinds } from '../../contract/identifiers.ts';
import { entriesOf, textOf } from '../facts/pageFacts.ts';
import { nearest } from '../nearest.ts';
import { pageRule, type RuleFinding } from '../rule.ts';

/** A content type that does not exist: the item is shown as any other, without its own facts. */
export const unknownContentType = pageRule({
  id: 'unknown-content-type',
  severity: 'warning',
  *check({ metadata, metadataAt, isItem, elements, answer }) {
    const type = textOf(answer.type);
    if (type !== '' && !/^(?:page|mediaitem)$/i.test(type)) {
      const meant = nearest(type, ['page', 'mediaitem']);
      yield { pointer: '/type', values: { id: type, ...(meant && { nearest: meant }) } };
    }
    if (isItem) {
      const given = textOf(metadata.contenttype);
      yield* judged(given || textOf(answer.subtype), given ? metadataAt('contenttype') : '/subtype');
    }
    for (const { fields, at } of elements) {
      for (const { at: place, entry } of entriesOf(fields.items)) {
        const { contenttype } = entry;
        yield* judged(
          textOf(isRecord(contenttype) ? contenttype.id : contenttype),
          at('items', ...place, 'contenttype'),
        );
      }
    }
  },
});

function* judged(id: string, pointer: string): Iterable<RuleFinding> {
  if (id === '' || isItemKind(id)) return;
  const meant = nearest(id.replace(/^wmammodularcontent_(gkn_)?/i, ''), knownItemKinds);
  yield { pointer, values: { id, ...(meant && { nearest: `wmammodularcontent_gkn_${meant}` }) } };
}
