import type { PlanContext } from '../contract/context.ts';
import { type Finding, isReadAsMeant } from '../contract/finding.ts';
import { elementsOf, knownElementsOf } from '../plan/areas/walk.ts';
import type { PlanResult } from '../plan/plan.ts';
import { findLosses, type Loss } from './conservation/findLosses.ts';
import { type PageFacts, readPage } from './facts/pageFacts.ts';
import { placeOf } from './placeOf.ts';
import type { Report, ReportFinding, Silence, SilencedFinding, UncheckedRule } from './report.types.ts';
import { type RuleId, reportRules } from './reportRules.ts';
import type { ReportSeverity, RuleFinding } from './rule.ts';
import type { SiteIndex } from './siteIndex.ts';

/** What a page is judged with. */
export interface ReportContext {
  readonly context: PlanContext;
  /** For what is over by then. */
  readonly now: Date;
  /** The pages of the site; without it, the rules that need it are not checked. */
  readonly index?: SiteIndex | undefined;
  /** Whether the plan holds what the services answered; if not, what is missing there is not checked. */
  readonly services: 'asked' | 'unasked';
  readonly silences?: readonly Silence[] | undefined;
}

/** More than anyone mends: a rule that finds so much has said what is wrong, and to look on costs everybody time. */
const findingsOfRule = 1000;

/** Rules that tell what the services do not have. */
const ofServices = new Set<RuleId>(['record-missing', 'item-missing']);

/** Rules that follow each link of the page: one that leads nobody knows where leaves them unanswered. */
const ofLinks = new Set<RuleId>(['link-dead', 'link-moved', 'link-other-twin']);

/** Findings that say of a place that it, or something in it, is not shown: the check of everything need not repeat them. */
const sayLost: Readonly<Record<Loss['kind'], ReadonlySet<RuleId>>> = {
  field: new Set([
    ...([
      'missing',
      'wrong-type',
      'too-many',
      'unknown-field',
      'picture-lost',
      'link-refused',
      'contact-unreadable',
    ] as const),
    ...(['video-address', 'date-unreadable', 'alt-missing', 'entry-repeated'] as const),
  ]),
  words: new Set(['rich-text-loss', 'too-many']),
  link: new Set(['link-refused', 'link-empty', 'rich-text-loss']),
  picture: new Set(['picture-lost', 'rich-text-loss']),
  embed: new Set(['rich-text-loss']),
};

/**
 * What is to be said of a page to its editor. Pure: the same answer, plan and context give the same report, and neither
 * is changed by it.
 *
 * @param raw the CMS's answer that was planned
 * @param planned its plan, filled with what the services answered where they were asked
 */
export function reportOf(raw: unknown, planned: PlanResult, options: ReportContext): Report {
  const page = readPage(raw, planned, options);
  const found: ReportFinding[] = planned.findings.map((finding) =>
    findingOf(finding.code, isReadAsMeant(finding) ? 'advice' : finding.severity, finding, raw),
  );
  const unchecked: UncheckedRule[] = [];
  const needsServices = planned.needs.recordIds.length + planned.needs.contentIds.length > 0;
  const hasUnknown = page.links.some(({ href }) => href !== undefined && options.index?.find(href).kind === 'unknown');
  for (const rule of reportRules) {
    if (rule.needs === 'site' && (options.index?.state !== 'whole' || (ofLinks.has(rule.id) && hasUnknown))) {
      unchecked.push({ rule: rule.id, reason: 'site' });
      if (!options.index) continue;
    }
    if (ofServices.has(rule.id) && options.services === 'unasked') {
      if (needsServices) unchecked.push({ rule: rule.id, reason: 'services' });
      continue;
    }
    try {
      const results = rule.needs === 'page' ? rule.check(page) : options.index ? rule.check(page, options.index) : [];
      let count = 0;
      for (const result of results) {
        count += 1;
        if (count > findingsOfRule) {
          unchecked.push({ rule: rule.id, reason: 'many' });
          break;
        }
        found.push(findingOf(rule.id, result.severity ?? rule.severity, result, raw));
      }
    } catch {
      // A rule that fails has checked nothing, and must not keep the others from it.
      unchecked.push({ rule: rule.id, reason: 'failed' });
    }
  }
  const unread = new Set(found.flatMap(({ rule, pointer }) => (rule === 'unknown-field' ? pointer : [])));
  const read = new Set(planned.findings.filter(isInPlanWithoutWords).map(({ pointer }) => pointer));
  const losses = lossesOf(page, unread, unchecked)?.filter(({ pointer }) => !read.has(pointer));
  const told = toldAt(found);
  let lost = 0;
  for (const loss of losses ?? []) {
    if (isTold(loss, told)) continue;
    lost += 1;
    if (lost > findingsOfRule) {
      unchecked.push({ rule: 'not-shown', reason: 'many' });
      break;
    }
    found.push(
      findingOf('not-shown', 'error', { pointer: loss.pointer, values: { words: loss.words, kind: loss.kind } }, raw),
    );
  }
  const { heard, silenced } = silence(unique(saidOnce(found)), options, planned.plan.path);
  const isWhole = elementsOf(planned.plan.areas).length === knownElementsOf(planned.plan.areas).length;
  const conserved = losses?.length === 0 && isWhole && !planned.findings.some(({ severity }) => severity === 'error');
  const findings = inOrder(heard);
  return {
    findings,
    unchecked,
    silenced,
    conserved,
    clean: conserved && unchecked.length === 0 && findings.every(({ severity }) => severity === 'advice'),
  };
}

function findingOf(
  rule: RuleId,
  severity: ReportSeverity,
  { pointer, values = {}, excerpt }: RuleFinding,
  raw: unknown,
): ReportFinding {
  const place = placeOf(pointer, raw);
  return { rule, severity, pointer, place, values, ...(excerpt !== undefined && { excerpt }) };
}

/** A number, a yes or a no that came in words is in the plan without them; words and entries have to be found there. */
function isInPlanWithoutWords(finding: Finding): boolean {
  return isReadAsMeant(finding) && !/string|array/.test(finding.values.expected ?? '');
}

function lossesOf(
  page: PageFacts,
  unread: ReadonlySet<string>,
  unchecked: UncheckedRule[],
): readonly Loss[] | undefined {
  try {
    return findLosses(page, unread);
  } catch {
    unchecked.push({ rule: 'not-shown', reason: 'failed' });
    return undefined;
  }
}

/** Findings of planning that tell, where they are errors, that what holds the place is not shown either. */
const tellOfHolder = new Set<RuleId>(['missing', 'wrong-type']);

/** The rules that told more than advice, by the place that they told it of. */
function toldAt(findings: readonly ReportFinding[]): ReadonlyMap<string, ReadonlySet<RuleId>> {
  const told = new Map<string, Set<RuleId>>();
  for (const { rule, pointer, severity } of findings) {
    if (severity === 'advice') continue;
    // An entry of a list is lost alone; a field may take what it belongs to along.
    const isHolderLost = severity === 'error' && tellOfHolder.has(rule) && !/\/\d+$/.test(pointer);
    const place = isHolderLost ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer;
    told.set(place, (told.get(place) ?? new Set()).add(rule));
  }
  return told;
}

/** Whether the loss was told of at its own place, or at one that it stands in. */
function isTold({ kind, pointer }: Loss, told: ReadonlyMap<string, ReadonlySet<RuleId>>): boolean {
  for (let place = pointer; ; place = place.slice(0, place.lastIndexOf('/'))) {
    for (const rule of told.get(place) ?? []) if (sayLost[kind].has(rule)) return true;
    if (place === '') return false;
  }
}

/**
 * Of a page without contents it is said in an editor's words that it is empty, not that a field of it is; of a film that
 * cannot be played, why, not that it shows nothing.
 */
function saidOnce(findings: readonly ReportFinding[]): readonly ReportFinding[] {
  const placesOf = (named: RuleId) => findings.flatMap(({ rule, pointer }) => (rule === named ? pointer : []));
  const empty = new Set(placesOf('area-empty'));
  const unplayed = new Set(placesOf('video-address').map((pointer) => pointer.replace(/\/url$/, '')));
  return findings.filter(
    ({ rule, pointer }) =>
      !(rule === 'missing' && empty.has(pointer)) && !(rule === 'shows-nothing' && unplayed.has(pointer)),
  );
}

function unique(findings: readonly ReportFinding[]): ReportFinding[] {
  const keyOf = ({ rule, pointer, excerpt = '', values }: ReportFinding) =>
    [rule, pointer, excerpt, ...Object.values(values)].join('\n');
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}

const ranks: Readonly<Record<ReportSeverity, number>> = { error: 0, warning: 1, advice: 2 };
const order = new Intl.Collator('en', { numeric: true });

/** The worst first, then as the page goes: its head, then its contents. */
function inOrder(findings: readonly ReportFinding[]): ReportFinding[] {
  const part = ({ pointer }: ReportFinding) => (pointer.startsWith('/contents') ? 1 : 0);
  return [...findings].sort(
    (one, other) =>
      ranks[one.severity] - ranks[other.severity] ||
      part(one) - part(other) ||
      order.compare(one.pointer, other.pointer),
  );
}

function silence(
  findings: readonly ReportFinding[],
  { silences = [], now }: ReportContext,
  path: string,
): { heard: readonly ReportFinding[]; silenced: readonly SilencedFinding[] } {
  const today = now.toISOString().slice(0, 10);
  const valid = silences.filter(
    ({ until, path: start = '' }) => (until === undefined || until >= today) && path.startsWith(start),
  );
  const reasonOf = ({ rule }: ReportFinding) => valid.find((each) => each.rule === rule)?.reason;
  const heard: ReportFinding[] = [];
  const silenced: SilencedFinding[] = [];
  for (const finding of findings) {
    const reason = reasonOf(finding);
    if (reason === undefined) heard.push(finding);
    else silenced.push({ finding, reason });
  }
  return { heard, silenced };
}
