import type { FormField, PostalCodeField } from '#templates/contract/form/formField.ts';
import { labelWords } from '#templates/contract/form/formLabel.ts';
import { type FieldFault, type FormValues, valuesOf } from '#templates/renderer/forms.ts';
import { lookUpPostalCode } from './postalCodes.ts';

/** ISO 3166's codes and what people call it; Caribbean Netherlands have no postal codes, and are another country here. */
const theNetherlands = /^(nl|nld|528|(the )?netherlands|nederland|holland|pays bas|niederlande)( the)?$/;

/** What is wrong with a postal code: by Dutch rules, or in another country none. */
export function judgePostalCode(
  value: string,
  field: PostalCodeField,
  fields: readonly FormField[],
  values: FormValues,
): FieldFault | undefined {
  if (!isDutch(field, fields, values)) return undefined;
  const { kind } = lookUpPostalCode(value);
  if (kind === 'malformed') return 'postalCode';
  return kind === 'notFound' ? 'postalCodeNotFound' : undefined;
}

/** A postal code as it is sent on: `8251 AB`, without the space where that would not fit; another country's as typed. */
export function sentPostalCode(
  value: string,
  field: PostalCodeField,
  fields: readonly FormField[],
  values: FormValues,
): string {
  const found = lookUpPostalCode(value);
  if (found.kind === 'malformed' || !isDutch(field, fields, values)) return value;
  const { code } = found;
  return code.length > (field.maxLength ?? code.length) ? code.replace(' ', '') : code;
}

/** Whether the country it belongs to is the Netherlands, or the form asks for none. An empty one may be any. */
function isDutch({ country }: PostalCodeField, fields: readonly FormField[], values: FormValues): boolean {
  if (country === undefined) return true;
  const [value = ''] = valuesOf(values, country);
  const asked = fields.find(({ name }) => name === country);
  const options = asked && 'options' in asked ? asked.options : [];
  const label = options.find((option) => option.value === value)?.label ?? '';
  return [value, labelWords(label)].some((words) => theNetherlands.test(plain(words)));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
