import { isRecord } from '#templates/contract/empty.ts';
import type { AreaPlan, PlannedElement } from '#templates/plan/areas/area.types.ts';
import type { Plan } from '#templates/plan/plan.types.ts';

/**
 * What a page may have to stand: `words`, the longest Dutch compounds; `length`, texts 30 % longer; `pictures`, none of
 * them; `size`, text at 200 %, which is the frame's affair and changes nothing in the plan.
 */
export const stresses = ['none', 'words', 'length', 'pictures', 'size'] as const;
export type Stress = (typeof stresses)[number];

/** Keys of a plan whose texts are read as they are, and those that hold markup. */
const textKeys = new Set([
  ...['title', 'startTitle', 'lead', 'label', 'text', 'caption', 'location', 'organization', 'organizer', 'publisher'],
  ...['subject', 'audience', 'region', 'jumpLabel', 'searchPlaceholder', 'expertise'],
]);
const markupKeys = new Set(['html', 'intro', 'outro', 'transcript']);
const pictureKeys = new Set(['picture', 'poster']);

/** Words that the sector really writes. */
const compounds = [
  'gewasbeschermingsmiddelenregistratie',
  'biodiversiteitsherstelmaatregelen',
  'landbouwhuisdierengezondheidszorg',
  'oppervlaktewaterkwaliteitsnormen',
  'plattelandsontwikkelingsprogramma',
  'stikstofdepositieberekeningen',
] as const;

/** Every so many words one is long; of a title of fewer words, the last. */
const stride = 6;
const extra = 0.3;

/** Known by what they were made of, so that what does not change is not rendered anew. */
const made = new Map<Stress, WeakMap<object, readonly PlannedElement[]>>();

/** The same page under a strain. @returns the plan itself where there is none */
export function stressed(plan: Plan, stress: Stress): Plan {
  if (stress === 'none' || stress === 'size') return plan;
  const { areas, ...head } = plan;
  const known = made.get(stress) ?? new WeakMap<object, readonly PlannedElement[]>();
  made.set(stress, known);
  const elementOf = (element: PlannedElement): readonly PlannedElement[] => {
    const before = known.get(element);
    if (before) return before;
    const now = strained(element);
    known.set(element, now);
    return now;
  };
  const strained = (element: PlannedElement): readonly PlannedElement[] => {
    if (element.kind === 'area') return areaOf(element.area).map((area) => ({ ...element, area }));
    if (element.kind !== 'known') return [element];
    const changed = mapped(element, stress);
    return stress === 'pictures' && isBare(changed) ? [] : [changed];
  };
  const areaOf = (area: AreaPlan): readonly AreaPlan[] => {
    const { elements, ...own } = area;
    const left = elements.flatMap(elementOf);
    if (left.length === 0 && elements.length > 0 && !area.lead) return [];
    return [{ ...mapped(own, stress), elements: left }];
  };
  return { ...mapped(head, stress), areas: areas.flatMap(areaOf) };
}

/** Whether nothing is left of an element once its pictures are gone. */
function isBare(element: Extract<PlannedElement, { kind: 'known' }>): boolean {
  if (element.type === 'image') return true;
  if (element.type === 'carousel') return element.data.slides.length === 0;
  return element.type === 'text' && element.data.html.trim() === '' && !element.data.title;
}

/** The same value with its texts or pictures changed, whatever its shape: a plan holds nothing but JSON. */
function mapped<T>(value: T, stress: Stress, key?: string): T;
function mapped(value: unknown, stress: Stress, key = ''): unknown {
  if (typeof value === 'string') {
    if (markupKeys.has(key)) return markupUnder(value, stress);
    return textKeys.has(key) ? textUnder(value, stress) : value;
  }
  if (Array.isArray(value)) {
    if (stress === 'pictures' && key === 'pictures') return [];
    return value.filter((entry) => !isLeftOut(entry, stress)).map((entry) => mapped(entry, stress, key));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    stress === 'pictures' && pictureKeys.has(name) ? undefined : mapped(entry, stress, name),
  ]);
  return Object.fromEntries(entries);
}

function isLeftOut(entry: unknown, stress: Stress): boolean {
  return stress === 'pictures' && isRecord(entry) && entry.kind === 'picture';
}

/** Sanitised markup: what stands between its tags is text. */
function markupUnder(html: string, stress: Stress): string {
  if (stress === 'pictures') return html.replace(/<figure\b.*?<\/figure>|<picture\b.*?<\/picture>|<img\b[^>]*>/gs, '');
  return html.replace(/[^<>]+(?=<|$)|<[^>]*>/g, (part) => (part.startsWith('<') ? part : textUnder(part, stress)));
}

function textUnder(text: string, stress: Stress): string {
  const words = text.split(' ');
  const places = words.flatMap((word, place) => (/^[\p{L}]{4,}$/u.test(word) ? [place] : []));
  if (places.length === 0) return text;
  if (stress === 'words') {
    const chosen = new Set(places.filter((_, at) => at % stride === stride - 1));
    if (chosen.size === 0) chosen.add(places.at(-1) ?? 0);
    return words.map((word, place) => (chosen.has(place) ? long(word, place) : word)).join(' ');
  }
  if (stress !== 'length') return text;
  const more = words.slice(0, Math.max(1, Math.ceil(words.length * extra))).join(' ');
  const [, body = '', end = ''] = /^(.*?)([\s.:;!?]*)$/s.exec(text) ?? [];
  return `${body} ${more.trim().toLowerCase()}${end}`;
}

function long(word: string, place: number): string {
  const compound = compounds[(word.length + place) % compounds.length] ?? compounds[0];
  return /^\p{Lu}/u.test(word) ? compound.charAt(0).toUpperCase() + compound.slice(1) : compound;
}
