import type { Cause, Difference } from '../../model/results.ts';
import type { ReviewData, ShownStanding } from '../reviewData.ts';
import type { Translate } from './texts.ts';

/** The differences of one cause, on the sites that are looked at. */
export interface Group {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
}

/** Groups in the order that a run gave its causes; an empty site means all. */
export function groupsOf({ results }: ReviewData, site: string): readonly Group[] {
  const shown = results.differences.filter(({ view }) => site === '' || view.site === site);
  const byCause = Map.groupBy(shown, ({ cause }) => cause);
  return results.causes.flatMap((cause) => {
    const differences = byCause.get(cause.id);
    return differences ? [{ cause, differences }] : [];
  });
}

/** How many of a group nobody has decided on. */
export function openIn({ differences }: Group, standings: Readonly<Record<string, ShownStanding>>): number {
  return differences.filter(({ key }) => !isDecided(standings[key])).length;
}

export function isDecided(standing: ShownStanding | undefined): boolean {
  return standing?.state === 'approved' || standing?.state === 'rejected';
}

/** The difference to look at after one is decided: the next open one, in its group or in one that follows. */
export function nextOpen(
  groups: readonly Group[],
  standings: Readonly<Record<string, ShownStanding>>,
  after: string,
): string | undefined {
  const all = groups.flatMap(({ differences }) => differences);
  const at = all.findIndex(({ key }) => key === after);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ key }) => !isDecided(standings[key]))?.key;
}

/** The difference so many places on, across groups; the first or last one at the ends. */
export function stepFrom(groups: readonly Group[], from: string, step: number): string | undefined {
  const all = groups.flatMap(({ differences }) => differences);
  const at = all.findIndex(({ key }) => key === from);
  return all[Math.min(all.length - 1, Math.max(0, at + step))]?.key;
}

/** A cause in the reader's words: `--site-color-link of CoE Groen`, `Button.tsx`. */
export function causeName({ kind, subject, site }: Cause, sites: ReviewData['sites'], t: Translate): string {
  switch (kind) {
    case 'unpredicted':
      return t('visual.unpredicted');
    case 'token':
      return t('visual.token', { name: tokenName(subject, t), site: sites[site ?? ''] ?? site ?? '' });
    case 'font':
      return t('visual.fontCause', { name: subject });
    case 'picture':
      return t('visual.pictureCause', { name: fileName(subject) });
    case 'module':
      return t('visual.moduleCause', { name: fileName(subject) });
    case 'style':
      return t('visual.styleCause', { name: subject });
    case 'order':
      return t('visual.orderCause');
    case 'package':
      return t('visual.packageCause', { name: subject });
    case 'setting':
      return t('visual.settingCause', { name: subject });
    case 'story':
      return storyCause(subject, site === undefined ? undefined : (sites[site] ?? site), t);
    default:
      return kind satisfies never;
  }
}

function storyCause(subject: string, site: string | undefined, t: Translate): string {
  if (site !== undefined)
    return subject === 'added' ? t('visual.siteAdded', { site }) : t('visual.siteRemoved', { site });
  if (subject === 'renamed') return t('visual.renamed');
  return subject === 'added' ? t('visual.added') : t('visual.removed');
}

const categories = ['color', 'font', 'size', 'weight', 'leading', 'tracking', 'radius'] as const;

/** `--site-color-link` as designers say it; what is no token of a theme keeps its own name. */
function tokenName(property: string, t: Translate): string {
  const [, category, role = ''] = /^--site-([a-z]+)-(.+)$/.exec(property) ?? [];
  const known = categories.find((each) => each === category);
  return known === undefined ? property : t(`visual.category.${known}`, { role });
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** How many are decided on, in words. */
export function progressText({ results, standings }: ReviewData, t: Translate): string {
  const decided = results.differences.filter(({ key }) => isDecided(standings[key])).length;
  return t('visual.progress', { decided, total: results.differences.length });
}
