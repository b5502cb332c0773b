import { cpus, totalmem } from 'node:os';
import { benchAnswers } from './answersBench.ts';
import { benchBrowser } from './browserBench.ts';
import { benchContent } from './contentBench.ts';
import { benchCrowd } from './crowdBench.ts';
import { benchFinding } from './findingBench.ts';
import { benchGrowth } from './growthBench.ts';
import { benchImport } from './importBench.ts';
import { benchInteractions } from './interactionBench.ts';
import { benchLive } from './liveBench.ts';
import { benchMemory } from './memoryBench.ts';
import { benchPlaces } from './placesBench.ts';
import { benchPortals } from './portalsBench.ts';
import { benchRefresh } from './refreshBench.ts';
import { benchRelevance } from './relevanceBench.ts';
import { benchRenderer } from './rendererBench.ts';
import type { Row } from './row.ts';
import { benchScale } from './scaleBench.ts';
import { benchSearch } from './searchBench.ts';
import { benchServer } from './serverBench.ts';
import { benchVisual } from './visualBench.ts';
import { benchWeight } from './weightBench.ts';

/*
 * The numbers to hold. Each is a ratio against a reference in the same run, because machines differ and are shared.
 * It needs a build (`npm run build`). Name parts to run only those: `npm run bench -- renderer weight`. The search, which
 * takes a quarter of an hour, the crowd, which takes half an hour, the visual review, which needs Storybook, and portals
 * side by side, which need nginx, are measured only when they are named: `npm run bench -- search visual`.
 */

const parts: Record<string, () => Promise<Row[]>> = {
  relevance: benchRelevance,
  finding: benchFinding,
  answers: benchAnswers,
  renderer: benchRenderer,
  server: benchServer,
  refresh: benchRefresh,
  weight: benchWeight,
  growth: benchGrowth,
  memory: benchMemory,
  content: benchContent,
  browser: benchBrowser,
  interactions: benchInteractions,
  live: benchLive,
  search: benchSearch,
  import: benchImport,
  scale: benchScale,
  places: benchPlaces,
  visual: benchVisual,
  crowd: benchCrowd,
  portals: benchPortals,
};

/** Parts that take long. */
const byNameOnly = new Set(['search', 'import', 'scale', 'places', 'visual', 'crowd', 'portals']);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 ? !asked.includes(name) : byNameOnly.has(name)) continue;
  console.error(`Measuring: ${name} …`);
  rows.push(...(await run()));
}

console.log(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
console.log('| what | measured | goal | |\n|---|---|---|---|');
for (const { what, value, goal, met } of rows)
  console.log(`| ${what} | ${value} | ${goal} | ${met === undefined ? '' : met ? 'met' : '**missed**'} |`);
process.exit(rows.some(({ met }) => met === false) ? 1 : 0);
