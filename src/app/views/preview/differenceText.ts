import type { Translate } from '#languages/texts.ts';
import type { Change, FieldChange, PartPlace } from '#templates/difference/difference.types.ts';
import type { ReportTexts } from '#templates/report/reportText.ts';
import { partName } from './parts.ts';

interface DifferenceTexts {
  readonly t: Translate<'preview'>;
  readonly rt: ReportTexts;
}

/** What happened to a part of the page, in a sentence. */
export function changeText(change: Change, texts: DifferenceTexts): string {
  const { t } = texts;
  switch (change.kind) {
    case 'page':
      return t('difference.page');
    case 'added':
    case 'removed': {
      const { kind, part, inside } = change;
      const name = partText(part, texts);
      return inside === 0
        ? t(`difference.${kind}.text`, { part: name })
        : t(`difference.${kind}.area`, { part: name, count: inside });
    }
    case 'moved': {
      const { before, after } = change;
      const { area, position, type } = after.source;
      const isHome = type === undefined || before.source.area === area;
      return t(isHome ? 'difference.moved.text' : 'difference.moved.area', {
        part: partText(before, texts),
        area,
        position,
      });
    }
    case 'changed':
      return partText(change.after, texts);
    default:
      return change satisfies never;
  }
}

/** What was written otherwise in a field. */
export function fieldText({ field, kind, before, after }: FieldChange, t: Translate<'preview'>): string {
  if (kind === 'markup') return t('difference.field.markup', { field });
  if (before === '') return t('difference.field.added', { field, after });
  if (after === '') return t('difference.field.removed', { field, before });
  return t('difference.field.changed', { field, before, after });
}

function partText({ source, title }: PartPlace, { t, rt }: DifferenceTexts): string {
  const name = partName(source, t, rt);
  return title === '' || source.type === undefined ? name : t('difference.titled', { name, title });
}
