import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allSites } from '#sites/sites.ts';
import type { PlanContext, PlanSite } from '#templates/contract/context.ts';
import { storyContext } from '#templates/stories/storyPlan.tsx';

/** An answer of the CMS that tests work on. */
export interface Answer {
  /** The file's name, or its path below the folder. */
  readonly name: string;
  readonly json: unknown;
}

const root = resolve(import.meta.dirname, '../..');
const samplesFolder = resolve(root, '../shared/samples');
const embeddedFolder = resolve(root, 'samples/content');

/** Whether the payloads from outside the repository are there: they are not everywhere. */
export const hasSamples = existsSync(samplesFolder);

/** Why tests that need them are skipped, for the tests' names. */
export const samplesNote = hasSamples ? '' : ' (skipped: there is no folder ../shared/samples beside the repository)';

/** Real payloads, without the remarks that somebody added to them; one empty stand-in where there are none. */
export function readSamples(): readonly Answer[] {
  return hasSamples ? readFolder(samplesFolder) : [{ name: 'no sample', json: undefined }];
}

/** What the embedded content service answers: pages, media items and sections. */
export function readEmbedded(): readonly Answer[] {
  return readFolder(embeddedFolder);
}

function readFolder(folder: string): readonly Answer[] {
  return globSync('**/*.json', { cwd: folder })
    .sort()
    .map((name) => ({ name, json: withoutRemarks(JSON.parse(readFileSync(resolve(folder, name), 'utf8'))) }));
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_unknown')
      .map(([key, entry]) => [key, withoutRemarks(entry)]),
  );
}

const sites: readonly PlanSite[] = allSites.map(({ id, title, language, origin, variants }) => ({
  id,
  title,
  language,
  origin,
  cname: variants.production.api.cname,
}));

/** A context on every site, in the language of an answer: any of them may be asked for any page. */
export function contextsOf(json: unknown): readonly PlanContext[] {
  const context = contextOf(json);
  return sites.map((site) => ({ ...context, site }));
}

/** The context of the site an answer belongs to, by the cname in its address. */
export function contextOf(json: unknown): PlanContext {
  const url = typeof json === 'object' && json !== null && 'url' in json ? String(json.url) : '';
  const [language, cname] = url.split('/').slice(1);
  const site = sites.find((candidate) => candidate.cname === cname) ?? sites[0];
  if (!site) throw new Error('There is no site.');
  const { pictures, languages } = storyContext('nl');
  return { site, sites, languages, language: language === 'en' ? 'en' : 'nl', pictures };
}
