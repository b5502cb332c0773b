import { knownElementsOf } from '../../plan/areas/walk.ts';
import { pageRule } from '../rule.ts';

/** A publication that the query service does not have. */
export const recordMissing = pageRule({
  id: 'record-missing',
  severity: 'error',
  *check({ plan, from, elements }) {
    const byPointer = new Map(elements.map((element) => [element.pointer, element]));
    for (const element of knownElementsOf(plan.areas)) {
      const facts = byPointer.get(from.elements.get(element.id) ?? '');
      if (element.type !== 'records' || !facts) continue;
      const ids: readonly unknown[] = Array.isArray(facts.fields.gkz_content_id) ? facts.fields.gkz_content_id : [];
      for (const { state, id } of element.data.slots) {
        if (state !== 'missing') continue;
        const at = ids.findIndex((each) => String(each) === id);
        yield { pointer: at === -1 ? facts.at('gkz_content_id') : facts.at('gkz_content_id', at), values: { id } };
      }
    }
  },
});
