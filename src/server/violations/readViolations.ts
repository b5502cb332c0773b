import { z } from 'zod';
import { withoutTerm } from '../request/requestLog.ts';

/** Something that a document's policy forbade. */
export interface Violation {
  /** The rule: `script-src-elem`. */
  readonly directive: string;
  /** What was stopped: the origin of an address, or the browser's word for it (`inline`, `eval`). */
  readonly blocked: string;
  /** Path of the page, without what visitors wrote behind it. */
  readonly page: string;
}

/** More than a browser sends at once. */
const maximumReports = 20;

/** As the Reporting API sends them, and as `report-uri` did before. */
const modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string().catch(''),
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
  }),
});
const older = z.object({
  'csp-report': z.object({
    'document-uri': z.string().catch(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().nullish(),
  }),
});

/** Reads what a browser posted; what is no report of a violation is left out. */
export function readViolations(text: string): readonly Violation[] {
  let posted: unknown;
  try {
    posted = JSON.parse(text);
  } catch {
    return [];
  }
  const reports: unknown[] = Array.isArray(posted) ? posted : [posted];
  return reports.slice(0, maximumReports).flatMap((report) => {
    const known = modern.safeParse(report);
    if (known.success) {
      const { documentURL, effectiveDirective, blockedURL } = known.data.body;
      return [violation(effectiveDirective, blockedURL, documentURL)];
    }
    const old = older.safeParse(report);
    if (!old.success) return [];
    const { 'effective-directive': effective, 'violated-directive': violated, ...others } = old.data['csp-report'];
    return [violation(effective ?? violated ?? '', others['blocked-uri'], others['document-uri'])];
  });
}

/** Strangers can post anything: only short words and addresses' origins get into the log. */
function violation(directive: string, blocked: string | null | undefined, page: string): Violation {
  return {
    directive: wordOf(directive.split(/\s/)[0] ?? ''),
    blocked: blocked && URL.canParse(blocked) ? originOf(blocked) : wordOf(blocked ?? ''),
    page: URL.canParse(page) ? withoutTerm(new URL(page).pathname).slice(0, 200) : '',
  };
}

function originOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

const wordOf = (text: string) => text.replace(/[^a-z-]/gi, '').slice(0, 40);
