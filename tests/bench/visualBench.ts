import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { commitOf, treeOf } from '#scripts/git/git.ts';
import { capturePlaces } from '#scripts/visual/capture/capturePlaces.ts';
import { Outcomes } from '#scripts/visual/capture/outcomes.ts';
import { PictureStore } from '#scripts/visual/capture/pictureStore.ts';
import { decisionsPath } from '#scripts/visual/model/decisions.ts';
import { type PlannedPlace, planOf } from '#scripts/visual/planning/plan.ts';
import { type Filters, isPage } from '#scripts/visual/planning/scope.ts';
import { openBrowser } from '#scripts/visual/run/openBrowser.ts';
import { cacheOf } from '#scripts/visual/run/run.ts';
import { buildOf } from '#scripts/visual/versions/build.ts';
import { worktreeOf } from '#scripts/visual/versions/worktree.ts';
import type { Row } from './row.ts';

const root = resolve(import.meta.dirname, '../..');
const everything: Filters = { sites: [], stories: [], folders: [], presets: [] };
const limit = 120;

/** So many of them, spread evenly: neighbours are views of one story. */
function spread(places: readonly PlannedPlace[], count: number): readonly PlannedPlace[] {
  return Array.from({ length: count }, (_, index) => places[Math.floor((index * places.length) / count)]).flatMap(
    (place) => place ?? [],
  );
}

/** Whole stories in all their views, as a change of their component would have them captured. */
function wholeStories(places: readonly PlannedPlace[], count: number): readonly PlannedPlace[] {
  const byWidth = Map.groupBy(places, ({ place }) => place.view.width);
  return [390, 1440].flatMap((width) => (byWidth.get(width) ?? []).slice(0, count / 2));
}

/** How long the visual review takes to photograph both versions of a commit that is its own base. */
export async function benchVisual(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-bench-'));
  const browser = await openBrowser();
  try {
    const cache = cacheOf(root);
    const commit = await commitOf(root, 'HEAD');
    const tree = await treeOf(root, commit, decisionsPath);
    const version = await buildOf({
      cache,
      tree,
      files: () => worktreeOf(root, cache, commit),
      treeNow: async () => tree,
      browser: async () => browser,
    });
    const begin = performance.now();
    const nothing = planOf(version, version, everything, false);
    const planning = (performance.now() - begin) / 1000;
    const { places } = planOf(version, version, everything, true);
    const pages = (each: PlannedPlace) => each.after !== undefined && isPage(each.after.story);
    const capture = async (asked: readonly PlannedPlace[]) => {
      let [differing, broken] = [0, 0];
      const start = performance.now();
      await capturePlaces({
        browser,
        before: version,
        after: version,
        places: asked,
        pictures: await PictureStore.open(folder),
        outcomes: await Outcomes.open(folder, browser.version()),
        everything: true,
        stopped: new AbortController().signal,
        done: (_, outcome) => {
          if (outcome.broken) broken += 1;
          else if (outcome.difference) differing += 1;
        },
      });
      const seconds = (performance.now() - start) / 1000;
      return { seconds, value: `${seconds.toFixed(0)} s; ${differing} differences, ${broken} broken` };
    };
    const components = await capture(
      wholeStories(
        places.filter((each) => !pages(each)),
        500,
      ),
    );
    const whole = await capture(spread(places.filter(pages), 60));
    return [
      row(
        'visual: nothing to do, besides builds and reading them',
        `${planning.toFixed(1)} s; ${nothing.places.length} of ${nothing.total} to capture`,
        planning,
        15,
      ),
      row(
        'visual: 500 pairs of component stories, half at 390 px, half at 1440 px',
        components.value,
        components.seconds,
        limit,
      ),
      row('visual: 60 pairs of whole pages', whole.value, whole.seconds, limit),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function row(what: string, value: string, seconds: number, goal: number): Row {
  return { what, value, goal: `< ${goal} s`, met: seconds < goal };
}
