import type rejected from '#languages/nl/rejected.json';
import type { KeyOf, TranslateTexts } from '#languages/translate.ts';
import type { Finding } from '../contract/finding.ts';

/** What editors are told about findings and about elements that cannot be shown. */
export type RejectedTexts = TranslateTexts<typeof rejected>;

/** What a finding says to an editor: what is wrong, where on the page's form, and how to mend it. */
export function findingText({ code, pointer, values }: Finding, t: RejectedTexts): string {
  const field = fieldOf(pointer);
  switch (code) {
    case 'missing':
      return t('finding.missing', { field, expected: typeNames(values.expected, t) });
    case 'wrong-type':
      return t('finding.wrong-type', {
        field,
        expected: typeNames(values.expected, t),
        received: typeNames(values.received, t),
      });
    case 'unknown-kind':
      return t('finding.unknown-kind', { kind: values.kind ?? '' });
    case 'too-deep':
      return t('finding.too-deep', { maximum: values.maximum ?? '' });
    case 'too-many':
      return t('finding.too-many', { maximum: values.maximum ?? '', received: values.received ?? '' });
    default:
      return code satisfies never;
  }
}

/** Anchor of the card that stands in the place of a rejected element. */
export function rejectedAnchor(pointer: string): string {
  return `rejected${pointer.replaceAll('/', '-')}`;
}

/** Whether a finding speaks of what stands at a pointer, or of something inside it. */
export function isAbout({ pointer }: Finding, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** The field inside its element, as an editor counts: `/contents/0/elements/2/items/0/title` is `items 1 › title`. */
function fieldOf(pointer: string): string {
  const segments = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const element = segments.lastIndexOf('elements');
  const inside = element === -1 ? segments : segments.slice(element + 2);
  const named = inside.length > 0 ? inside : segments.slice(-2);
  return named.join(' › ').replace(/ › (\d+)(?= ›|$)/g, (_, index: string) => ` ${Number(index) + 1}`);
}

const typeKeys = {
  string: 'type.string',
  number: 'type.number',
  int: 'type.number',
  boolean: 'type.boolean',
  array: 'type.array',
  object: 'type.object',
  record: 'type.object',
} as const satisfies Record<string, KeyOf<typeof rejected>>;

/** `string | object` in the editor's words. */
function typeNames(types = '', t: RejectedTexts): string {
  const names = types
    .split(' | ')
    .map((type) => (type in typeKeys ? t(typeKeys[type as keyof typeof typeKeys]) : t('type.other')));
  return [...new Set(names)].join(` ${t('type.or')} `);
}
