import { isArea } from '../../contract/envelope.schema.ts';
import { pageRule } from '../rule.ts';

/** A part with a title and nothing below it, or a page with nothing at all. */
export const areaEmpty = pageRule({
  id: 'area-empty',
  severity: 'warning',
  *check({ areas, plan }) {
    let isTold = false;
    for (const { title, fields, pointer } of areas) {
      const isEmpty =
        !isArea(fields) || (Array.isArray(fields.elements) && fields.elements.every((entry) => entry === undefined));
      if (title === '' || !isEmpty || fields.contentarea_leadtext !== undefined) continue;
      isTold = true;
      yield { pointer, values: { title } };
    }
    const isBare = plan.areas.every(({ elements, lead }) => elements.length === 0 && !lead);
    if (isBare && !isTold && plan.template !== 'person') yield { pointer: '/contents', values: { title: plan.title } };
  },
});
