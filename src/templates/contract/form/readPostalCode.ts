import type { Element } from 'domhandler';
import { getAttributeValue as attribute } from 'domutils';
import type { FormField } from './formField.ts';
import { labelWords } from './formLabel.ts';

interface Line {
  readonly name: string;
  readonly label: string;
  readonly maxLength?: number | undefined;
  readonly autoComplete?: string | undefined;
}

/** A postal code in Dutch and English, in labels and in the technical names of form builders. */
const postalCode = /(postcode\b|\b(post code|postal ?code|zip ?code|zip|postal$))/;

/** What is asked beside a postal code, or of it: such a line cannot be judged as one. */
const besides =
  /\b(en|and|or|plaats|woonplaats|stad|huisnummer|huisnr|nummer|nr|straat|adres|gebied|cijfers|letters|digits|city|town|place|house|number|street|address|area|file|bestand)\b/;

/** The same in technical names, which often begin with what the whole group is: `address[postcode]`. */
const besidesInName =
  /\b(plaats|woonplaats|stad|huisnummer|huisnr|nummer|nr|cijfers|letters|digits|city|number|file)\b/;

/** The fewest characters of a Dutch postal code: `8251AB`. */
const shortest = 6;

/** Longer patterns, and those that repeat a group, may take long to try. */
const longestPattern = 80;
const repeatedGroup = /\)[*+{]/;

/**
 * Whether a line of text asks for a postal code that may be Dutch, and for nothing else. What its label says counts;
 * where that does not speak of it, what browsers may fill in, and last what it is called.
 */
export function isPostalCode(control: Element, { name, label, maxLength, autoComplete }: Line): boolean {
  if ((maxLength ?? shortest) < shortest || !takesDutch(attribute(control, 'pattern'))) return false;
  const said = wordsOf(label);
  if (postalCode.test(said)) return !besides.test(said);
  if (autofillOf(autoComplete).includes('postal-code')) return true;
  return [name, attribute(control, 'id') ?? '']
    .map(wordsOf)
    .some((words) => postalCode.test(words) && !besidesInName.test(words));
}

/** Gives each postal code the country that is asked for next to it, after it rather than before. */
export function withCountries(fields: readonly FormField[]): FormField[] {
  const countries = fields.flatMap((field, index) => (asksCountry(field) ? [{ name: field.name, index }] : []));
  return fields.map((field, index) => {
    if (field.kind !== 'postalCode' || countries.length === 0) return field;
    const distance = (at: number) => Math.abs(at - index) + (at < index ? 0.5 : 0);
    const [nearest] = countries.toSorted((one, other) => distance(one.index) - distance(other.index));
    return { ...field, country: nearest?.name };
  });
}

/** Only the bare word is a country: `Land in gebruik` is land. */
function asksCountry(field: FormField): boolean {
  if (field.kind !== 'text' && field.kind !== 'select' && field.kind !== 'radio') return false;
  if (autofillOf(field.autoComplete).some((token) => token === 'country' || token === 'country-name')) return true;
  return (
    /^(land|lidstaat|country|member state)$/.test(wordsOf(labelWords(field.label))) ||
    /(^land|\bcountry)( code| name)?$/.test(wordsOf(field.name))
  );
}

/** Tries a field's own pattern (HTML Living Standard, 4.10.5.3.6) with a Dutch code; one that is no pattern is none. */
function takesDutch(pattern: string | undefined): boolean {
  if (pattern === undefined || pattern === '') return true;
  if (pattern.length > longestPattern || repeatedGroup.test(pattern)) return false;
  try {
    const whole = new RegExp(`^(?:${pattern})$`, 'v');
    return ['8251 AB', '8251AB', '8251 ab', '8251ab'].some((code) => whole.test(code));
  } catch {
    return true;
  }
}

function autofillOf(autoComplete = ''): readonly string[] {
  return autoComplete.toLowerCase().split(/\s+/);
}

/** `billingPostcode2` and `Postcode: *` as words alone. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
