import { getAttributeValue as attribute } from 'domutils';
import { isInside } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

const unlabelled = /^(?:hidden|submit|button|reset|image)$/i;

/** A field of a form that nothing names. */
export const formLabel = pageRule({
  id: 'form-label',
  severity: 'warning',
  *check({ texts }) {
    for (const { named, pointer, element } of texts) {
      if (element?.type !== 'form') continue;
      const labelled = new Set(named('label').map(({ attribs }) => attribs.for));
      for (const control of named('input', 'select', 'textarea')) {
        const { type = 'text', id, name = '', title, placeholder } = control.attribs;
        const isConcealed =
          unlabelled.test(type) ||
          control.attribs.hidden !== undefined ||
          /display\s*:\s*none/i.test(control.attribs.style ?? '');
        if (
          isConcealed ||
          (id !== undefined && labelled.has(id)) ||
          isInside(control, 'label') ||
          isInside(control, 'fieldset')
        )
          continue;
        if (attribute(control, 'aria-label') || attribute(control, 'aria-labelledby') || title || placeholder) continue;
        yield { pointer, values: { name } };
      }
    }
  },
});
