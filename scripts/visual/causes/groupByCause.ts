import type { Outcome } from '../capture/outcomes.ts';
import type { Cause } from '../model/results.ts';
import type { PlannedPlace } from '../planning/plan.ts';
import { type CauseName, causesOf } from './causesOf.ts';

/** A place that was looked at, and what came of it. */
export interface LookedAt {
  readonly planned: PlannedPlace;
  readonly outcome: Outcome;
}

export interface Grouped {
  /** The unpredicted first, then by how many places they changed. */
  readonly causes: readonly Cause[];
  /** By a place's key: its cause, and others that reach it too. */
  readonly byPlace: ReadonlyMap<string, { readonly cause: string; readonly also: readonly string[] }>;
}

/** Values of a token before and after, and who uses it. */
export type Facts = Pick<Cause, 'before' | 'after' | 'users'>;

export interface GroupOptions {
  /** Whether a cause should be seen in a place: a token in a story that only base styles colour may or may not be. */
  readonly expects: (cause: CauseName, place: PlannedPlace) => boolean;
  /** What a person wants to know of a cause. */
  readonly facts: (cause: CauseName) => Facts;
  /** Stories with another name, by their new one. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Whether a version has a site at all. */
  readonly hasSite: (version: 'before' | 'after', site: string) => boolean;
}

/** Where nothing in the two versions explains a difference. */
export const unpredicted = 'unpredicted';

/**
 * Why a place may differ. Of one that came, went or got another name the cause is its story, and of one on a site that the
 * other version does not have it is the site.
 */
function reasonsOf(
  { before, after, changedParts, place }: PlannedPlace,
  { renamed, hasSite }: Pick<GroupOptions, 'renamed' | 'hasSite'>,
): readonly CauseName[] {
  if (before && after) return causesOf(changedParts, (part) => before.parts.has(part) && after.parts.has(part));
  const { site } = place.view;
  const subject = before ? 'removed' : 'added';
  if (!hasSite(before ? 'after' : 'before', site)) {
    return [{ id: `site:${subject}:${site}`, kind: 'story', subject, site }];
  }
  const what = !before && renamed.has(place.story) ? 'renamed' : subject;
  return [{ id: `story:${what}`, kind: 'story', subject: what }];
}

/**
 * Puts each difference under one cause: the one that explains most of what is left, again and again, so that there are
 * few cards and none larger than its cause. Counts for each cause what it was expected to change and did not.
 */
export function groupByCause(looked: readonly LookedAt[], options: GroupOptions): Grouped {
  const { expects, facts } = options;
  const reasons = new Map<string, readonly CauseName[]>();
  const names = new Map<string, CauseName>();
  for (const { planned } of looked) {
    const causes = reasonsOf(planned, options);
    reasons.set(planned.key, causes);
    for (const cause of causes) names.set(cause.id, cause);
  }
  const differing = looked.filter(({ outcome }) => differs(outcome));
  const byPlace = new Map<string, { cause: string; also: readonly string[] }>();
  let left = differing.map(({ planned }) => planned.key);
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const key of left) {
      for (const { id } of reasons.get(key) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const [first] = [...counts].sort(
      ([one, many], [other, more]) => more - many || rank(names, one) - rank(names, other),
    );
    const cause = first?.[0] ?? unpredicted;
    const isOf = (key: string) => first === undefined || (reasons.get(key) ?? []).some(({ id }) => id === cause);
    for (const key of left.filter(isOf)) {
      const also = (reasons.get(key) ?? []).map(({ id }) => id).filter((id) => id !== cause);
      byPlace.set(key, { cause, also });
    }
    left = left.filter((key) => !isOf(key));
  }
  const causes = [...names.values()].map((cause): Cause => {
    const expected = looked.filter(
      ({ planned }) => (reasons.get(planned.key) ?? []).some(({ id }) => id === cause.id) && expects(cause, planned),
    );
    return {
      ...cause,
      ...facts(cause),
      predicted: expected.length,
      unchanged: expected.filter(({ outcome }) => isEqual(outcome)).map(({ planned }) => planned.key),
    };
  });
  const stray: Cause = {
    id: unpredicted,
    kind: 'unpredicted',
    subject: '',
    users: [],
    predicted: 0,
    unchanged: [],
  };
  const sizes = new Map<string, number>();
  for (const { cause } of byPlace.values()) sizes.set(cause, (sizes.get(cause) ?? 0) + 1);
  const sorted = causes.sort((one, other) => (sizes.get(other.id) ?? 0) - (sizes.get(one.id) ?? 0));
  return { causes: sizes.has(unpredicted) ? [stray, ...sorted] : sorted, byPlace };
}

const ranks: readonly Cause['kind'][] = [
  'token',
  'font',
  'picture',
  'story',
  'module',
  'style',
  'order',
  'package',
  'setting',
];

function rank(names: ReadonlyMap<string, CauseName>, id: string): number {
  const kind = names.get(id)?.kind;
  return kind === undefined ? ranks.length : ranks.indexOf(kind);
}

function isEqual({ broken, before, after, difference }: Outcome): boolean {
  return !broken && before !== null && after !== null && difference === null;
}

/** Whether a designer has something to look at: a difference, or a picture that the other version lacks. */
export function differs({ broken, before, after, difference }: Outcome): boolean {
  return !broken && (difference !== null || (before === null) !== (after === null));
}
