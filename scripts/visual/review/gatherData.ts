import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPortlets } from '#sites/portlets/readPortlets.ts';
import { readSites } from '#sites/readSites.ts';
import { DecisionFile, standings } from '../model/decisions.ts';
import type { Results } from '../model/results.ts';
import type { ReviewData } from './reviewData.ts';

/** How the differences stand now, as the page shows it. */
export async function standingsOf(root: string, results: Results): Promise<ReviewData['standings']> {
  const found = standings(results.differences, await new DecisionFile(root).read());
  return Object.fromEntries(
    [...found].map(([key, standing]) => [
      key,
      standing.state === 'open'
        ? { state: standing.state }
        : { state: standing.state, who: standing.decision.who, why: standing.decision.why },
    ]),
  );
}

/** All that the page shows of a run. */
export async function gatherData(root: string, results: Results, writable: boolean): Promise<ReviewData> {
  const folder = pathToFileURL(join(root, 'sites/'));
  const names = [
    ...(await readSites(folder)).map(({ id, title }) => [id, title]),
    ...(await readPortlets(folder)).map(({ domain, site }) => [domain, site.title]),
  ];
  return {
    results,
    standings: await standingsOf(root, results),
    writable,
    sites: Object.fromEntries(names),
  };
}

/** What the data start with as a script: nothing else is taken for them. */
const dataStart = 'window.visualReview = ';

/** The data as a script: text of stories cannot end it. */
export function dataScript(data: ReviewData): string {
  return `${dataStart}${JSON.stringify(data).replace(/</g, '\\u003c')};\n`;
}

/** Whether a text is one that `dataScript` has written. */
export function isDataScript(text: string): boolean {
  return text.startsWith(dataStart);
}
