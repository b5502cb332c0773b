import type texts from '#languages/nl/report.json';
import type { KeyOf, TranslateTexts } from '#languages/translate.ts';
import { isReadAsMeant } from '../contract/finding.ts';
import type { PlaceStep, ReportFinding, UncheckedRule } from './report.types.ts';

/** What editors are told about a page. */
export type ReportTexts = TranslateTexts<typeof texts>;

/** A finding in an editor's words. */
export interface FindingText {
  readonly name: string;
  /** What is wrong. */
  readonly wrong: string;
  readonly why: string;
  readonly mend: string;
  /** Where, as one goes there: `gebied 2 ‘Herkennen’, element 3 (tekst)`. */
  readonly place: string;
}

/** What a finding says to an editor. */
export function findingText(finding: ReportFinding, t: ReportTexts): FindingText {
  const { rule, values } = finding;
  const filled = { ...values, ...namesOf(finding, t) };
  const meant = values.nearest === undefined ? '' : ` ${t('nearest', { nearest: values.nearest })}`;
  const wrong = isReadAsMeant(finding) ? t('read-otherwise.wrong', filled) : t(`rule.${rule}.wrong`, filled);
  return {
    name: t(`rule.${rule}.name`),
    wrong: wrong.trim() + meant,
    why: isReadAsMeant(finding) ? t('read-otherwise.why') : t(`rule.${rule}.why`),
    mend: isReadAsMeant(finding) ? t('read-otherwise.mend') : t(`rule.${rule}.mend`, filled),
    place: placeText(finding, t),
  };
}

/** What is wrong and how to mend it, in one breath. */
export function findingLine(finding: ReportFinding, t: ReportTexts): string {
  const { wrong, mend } = findingText(finding, t);
  return `${wrong} ${mend}`;
}

/** How bad it is, in a word. */
export function severityText({ severity }: ReportFinding, t: ReportTexts): string {
  return t(`severity.${severity}`);
}

/** A rule that was not checked, and why not. */
export function uncheckedText({ rule, reason }: UncheckedRule, t: ReportTexts): string {
  return `${t(`rule.${rule}.name`)}: ${t(`unchecked.${reason}`)}`;
}

function placeText({ place }: ReportFinding, t: ReportTexts): string {
  if (place.length === 0) return t('place.page');
  return place
    .map((step) => {
      const titled = step.kind !== 'field' && step.title !== '';
      return stepText(step, t) + (titled ? ` ${t('place.title', { title: step.title })}` : '');
    })
    .join(', ');
}

function stepText(step: PlaceStep, t: ReportTexts): string {
  switch (step.kind) {
    case 'area':
      return t('place.area', { number: step.number });
    case 'element':
      return t('place.element', { number: step.number, kind: t(`kind.${step.type}`) });
    case 'field':
      return t('place.field', { name: step.name });
    default:
      return step satisfies never;
  }
}

/** What planning says of types and fields, in words. */
function namesOf({ place, values }: ReportFinding, t: ReportTexts): Readonly<Record<string, string>> {
  const last = place.at(-1);
  const field =
    values.field ?? (last === undefined ? t('place.page') : last.kind === 'field' ? last.name : stepText(last, t));
  return {
    field,
    ...(values.expected !== undefined && { expected: typeNames(values.expected, t) }),
    ...(values.received !== undefined && { received: typeNames(values.received, t) }),
  };
}

const typeKeys = {
  string: 'type.string',
  number: 'type.number',
  int: 'type.number',
  boolean: 'type.boolean',
  array: 'type.array',
  object: 'type.object',
  record: 'type.object',
} as const satisfies Record<string, KeyOf<typeof texts>>;

/** `string | object` in the editor's words; a number is a count and stays as it is. */
function typeNames(types: string, t: ReportTexts): string {
  if (/^\d+$/.test(types)) return types;
  const names = types
    .split(' | ')
    .map((type) => (type in typeKeys ? t(typeKeys[type as keyof typeof typeKeys]) : t('type.other')));
  return [...new Set(names)].join(` ${t('type.or')} `);
}
