import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Language, languages } from '#languages/languages.ts';
import type { SiteDirectory } from '#server/sites/siteDirectory.ts';
import { isRecord } from '#templates/contract/empty.ts';
import { planAt } from '#templates/plan/eventPhase.ts';
import { plan } from '#templates/plan/plan.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import type { CheckedPage } from './checkedPage.ts';
import { Refusal } from './command.ts';

/** Sections of the shell are no pages: their links are checked as parts of every page. */
const sectionAddress = /paginasectie/i;

/**
 * A file with the CMS's answer for a page, held against the report; of other pages and of the services nothing is known.
 * @returns `undefined` for a file that holds a section of the shell
 * @throws Refusal for a file that holds no JSON object
 */
export function checkFile(file: string, { sites, main, planSites }: SiteDirectory, now: Date): CheckedPage | undefined {
  const address = relative(process.cwd(), file);
  const raw = parsed(file, address);
  const type = typeof raw.type === 'string' ? raw.type : '';
  const url = typeof raw.url === 'string' ? raw.url : '';
  if (/section/i.test(type) || sectionAddress.test(url)) return undefined;
  const [, written = '', cname = ''] = /^(?:https?:\/\/[^/]+)?\/([a-z]{2})\/([a-z0-9-]+)/i.exec(url) ?? [];
  const site = sites.find((each) => each.plan.cname === cname.replace(/\.htm$/i, '')) ?? main;
  const language: Language = languages.find((each) => each === written.toLowerCase()) ?? site.plan.language;
  const isHome = /^\/[a-z]{2}\/[a-z0-9-]+(?:\.htm)?\/?$/i.test(url);
  const context = {
    site: site.plan,
    sites: planSites,
    languages,
    language,
    pictures: ({ source }: { source: string }) => source,
  };
  const planned = plan(raw, context, isHome ? 'root' : 'page');
  const shown = { ...planned, plan: planAt(planned.plan, now) };
  const silences = site.registration.silenced;
  return {
    address,
    title: planned.plan.title,
    report: reportOf(raw, shown, { context, now, services: 'unasked', silences }),
  };
}

function parsed(file: string, address: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Refusal(`${address} holds no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(value)) throw new Refusal(`${address} holds JSON, but not an object such as the CMS sends for a page.`);
  return value;
}
