import { fold, withoutThousands } from './words.ts';

/** How units are written in both languages; each line is one. */
const unitLines = `
  %|procent|percent|per cent
  mg|milligram|milligrams
  g|gr|gram|grams
  kg|kilo|kilos|kilogram|kilograms
  ton|tons|tonne|tonnes
  ml|milliliter|millilitre|millilitres
  l|liter|liters|litre|litres
  m3|kuub|kubieke meter|cubic metre|cubic metres
  m2|vierkante meter|square metre|square metres
  ha|hectare|hectares|hectaren
  mm|millimeter|millimetre|millimetres
  cm|centimeter|centimetre|centimetres
  m|meter|meters|metre|metres
  km|kilometer|kilometers|kilometre|kilometres
  minuut|minuten|minute|minutes
  uur|uren|hour|hours
  dag|dagen|day|days
  week|weken|weeks
  maand|maanden|month|months
  jaar|jaren|year|years
  euro|euros`;

const units = new Map(
  unitLines
    .trim()
    .split('\n')
    .flatMap((line, unit) => line.split('|').map((word) => [word.trim(), unit] as const)),
);

/** The longest first: `m2` is no `m`. */
const unitWords = [...units.keys()].sort((one, other) => other.length - one.length).join('|');

/**
 * Whether a text gives a number another unit than all that its source gives that number: grams for kilos. A number that
 * stands without one in its source, as the first of a range does, may have any.
 *
 * @param numberWords that count as numbers, as figures do
 */
export function hasOtherUnit(text: string, said: string, numberWords: ReadonlySet<string>): boolean {
  const told = measuresIn(said, numberWords);
  return measuresIn(text, numberWords).some(({ number, unit }) => {
    const known = told.filter((measure) => measure.number === number).map((measure) => measure.unit);
    return unit !== undefined && known.length > 0 && !known.includes(unit) && !known.includes(undefined);
  });
}

function measuresIn(text: string, numberWords: ReadonlySet<string>) {
  const number = String.raw`(?<![\p{L}\d])(?<number>\d+(?:[.,:]\d+)*|${[...numberWords].join('|')})`;
  const measure = new RegExp(String.raw`${number}(?:[\s-]*(?<unit>${unitWords}))?(?![\p{L}\d])`, 'gu');
  return [...fold(text).matchAll(measure)].map(({ groups = {} }) => ({
    number: withoutThousands((groups.number ?? '').replaceAll(',', '.')),
    unit: units.get(groups.unit ?? ''),
  }));
}
