import type dutch from '#languages/nl/report.json';
import type { WalkLimits } from '#server/discovery/walkSite.ts';
import { readTexts } from '#services/texts/readTexts.ts';
import { ruleIds } from '#templates/report/reportRules.ts';
import type { ReportSeverity } from '#templates/report/rule.ts';
import { baselineFile, knownFindings, readBaseline, writeReport } from './baseline.ts';
import type { CheckedPage } from './checkedPage.ts';
import { checkFile } from './checkFile.ts';
import { createSiteChecks } from './checkSites.ts';
import { type Command, Refusal } from './command.ts';
import { type Connection, connect } from './connect.ts';
import { jsonReport } from './jsonReport.ts';
import { printReport } from './printReport.ts';
import { sarifReport } from './sarifReport.ts';
import { readTargets, type Target } from './targets.ts';

/** Where a run writes: a terminal, or a test. */
export interface Outlets {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean | undefined };
}

const severities: readonly ReportSeverity[] = ['error', 'warning', 'advice'];

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How far a walk through a site goes: to as many pages as the portal's own, and longer, because a check is waited for. */
const walkLimits: WalkLimits = { pages: 100_000, atOnce: 8, timeMs: 60 * 60_000 };

/**
 * Runs a check from its targets to its exit code.
 * @param limits of the walk through a whole site
 * @returns 0, 1 when something was found that the command says to fail on, or 2 when not all could be read
 * @throws Refusal when it could not run
 */
export async function runCheck(
  command: Command,
  { stdout, stderr }: Outlets,
  limits: WalkLimits = walkLimits,
): Promise<number> {
  const now = new Date();
  const { t } = (await readTexts<typeof dutch>('report')).in(command.language);
  const print = (line: string) => stdout.write(`${line}\n`);
  const connection = connect();
  try {
    const targets = readTargets(command.targets, connection);
    const lastFile = baselineFile(connection.dataDir, command.targets);
    const baseline = readBaseline(command.since ?? lastFile, command.since !== undefined);
    warnOfSilences(connection, print);
    const began = performance.now();
    const { pages, unread } = await checkAll(targets, { connection, now, limits, progress: progressOn(stderr) });
    printReport(pages, { ...command, t, baseline }, print);

    if (command.json !== undefined) writeReport(command.json, jsonReport(pages, { made: now, baseline, t }));
    if (command.sarif !== undefined)
      writeReport(command.sarif, sarifReport(pages, { t, baseline, language: command.language }));
    // What was not read would be new the next time.
    if (unread.length === 0) writeReport(lastFile, knownFindings(pages, now));

    const count = (severity: ReportSeverity) =>
      pages.reduce(
        (sum, { report }) => sum + report.findings.filter((finding) => finding.severity === severity).length,
        0,
      );
    const clean = pages.filter(({ report }) => report.clean).length;
    const isNew = (page: CheckedPage) => page.report.findings.filter((finding) => !baseline?.has(page, finding)).length;
    const fresh = baseline && {
      count: pages.reduce((sum, page) => sum + isNew(page), 0),
      made: baseline.made,
    };
    const counts = [
      ...severities.map((severity) => t(`found.${severity}`, { count: count(severity) })),
      ...(fresh ? [t('check.new', fresh)] : []),
    ];
    const seconds = ((performance.now() - began) / 1000).toLocaleString(command.language, oneDecimal);
    print(
      `\n${t('check.pages', { count: pages.length })}: ${counts.join(', ')}; ${t('check.clean', { count: clean })}. ${seconds} s`,
    );
    if (unread.length > 0) {
      print('\nNot all could be read:');
      for (const address of unread) print(`  ${address}`);
      return 2;
    }
    if (command.failOn === 'never') return 0;
    const failing = severities.slice(0, severities.indexOf(command.failOn) + 1);
    return failing.some((severity) => count(severity) > 0) ? 1 : 0;
  } finally {
    await connection.close();
  }
}

interface CheckOptions {
  readonly connection: Connection;
  readonly now: Date;
  readonly limits: WalkLimits;
  readonly progress: Progress;
}

async function checkAll(
  targets: readonly Target[],
  { connection, now, limits, progress }: CheckOptions,
): Promise<{ readonly pages: readonly CheckedPage[]; readonly unread: readonly string[] }> {
  if (targets.some(({ kind }) => kind !== 'file')) await connection.reachCms();
  const unread: string[] = [];
  const onUnread = (address: string) => unread.push(address);
  const checks = createSiteChecks({ connection, now, limits, onProgress: progress.tell, onUnread });
  const pages: CheckedPage[] = [];
  for (const target of targets) {
    if (target.kind === 'file') {
      try {
        const page = checkFile(target.file, connection.directory, now);
        if (page) pages.push(page);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        onUnread(error.message);
      }
      progress.tell('checked', pages.length);
    } else if (target.kind === 'page') pages.push(await checks.page(target.site, target.path, target.language));
    else {
      const before = pages.length;
      for await (const page of checks.site(target.site)) pages.push(page);
      if (pages.length === before) throw new Refusal(`The CMS has no page of ${target.site.id} that could be read.`);
    }
  }
  progress.end();
  if (pages.length === 0) throw new Refusal(unread.join('\n') || 'There was no page among these files.');
  return { pages, unread };
}

interface Progress {
  readonly tell: (stage: 'read' | 'checked', count: number) => void;
  readonly end: () => void;
}

/** A line that counts, where somebody watches; nothing in a log. */
function progressOn(stderr: Outlets['stderr']): Progress {
  if (!stderr.isTTY) return { tell: () => {}, end: () => {} };
  return {
    tell: (stage, count) => stderr.write(`\r${count} pages ${stage} …   `),
    end: () => stderr.write('\r\u001b[K'),
  };
}

/** A silence of a rule that does not exist keeps nothing quiet, and its reason misleads. */
function warnOfSilences({ directory }: Connection, print: (line: string) => void): void {
  const known = new Set<string>(ruleIds);
  for (const { id, registration } of directory.sites)
    for (const { rule } of registration.silenced ?? [])
      if (!known.has(rule)) print(`sites/${id}/site.ts silences ${rule}, which is not a rule.`);
}
