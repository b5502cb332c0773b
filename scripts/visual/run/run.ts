import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { commonCommit, headOf, treeOf, workingTree } from '../../git/git.ts';
import { capturePlaces } from '../capture/capturePlaces.ts';
import { Outcomes } from '../capture/outcomes.ts';
import { PictureStore } from '../capture/pictureStore.ts';
import type { CauseName } from '../causes/causesOf.ts';
import {
  differs,
  type Facts,
  type Grouped,
  type GroupOptions,
  groupByCause,
  type LookedAt,
  unpredicted,
} from '../causes/groupByCause.ts';
import { renamedStories } from '../causes/renamed.ts';
import { readersOf, usersOf } from '../causes/tokenUsers.ts';
import { storyInputs } from '../inputs/parts.ts';
import { decisionsPath } from '../model/decisions.ts';
import { type Difference, type Results, resultsSchema, type Side } from '../model/results.ts';
import { versionName } from '../model/versionName.ts';
import { writeWhole } from '../model/writeWhole.ts';
import { argsOf, type Plan, type PlannedPlace, planOf } from '../planning/plan.ts';
import type { Filters } from '../planning/scope.ts';
import { buildOf, type Version } from '../versions/build.ts';
import { worktreeOf } from '../versions/worktree.ts';

export interface RunOptions {
  readonly root: string;
  /** A branch, a tag or a commit; what it has in common with this one is what is compared with. */
  readonly against: string;
  readonly filters: Filters;
  /** Every place is looked at, and nothing is taken from earlier runs. */
  readonly everything: boolean;
  readonly browser: () => Promise<Browser>;
  readonly stopped: AbortSignal;
  /** One line of what is going on. */
  readonly say: (line: string) => void;
  /** Told before the first place; answers with what is told after each. */
  readonly begin: (plan: Plan) => (label: string, differs: boolean, looked: boolean) => void;
}

/** Everything that the review keeps, from the root. */
export function cacheOf(root: string): string {
  return join(root, '.cache', 'visual');
}

function resultsPath(root: string): string {
  return join(cacheOf(root), 'results.json');
}

/** What the last run found; undefined when there was none. Rejects when that was a run of another version of the review. */
export async function readResults(root: string): Promise<Results | undefined> {
  const text = await readFile(resultsPath(root), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { success, data } = resultsSchema.safeParse(JSON.parse(text));
  if (!success) throw new Error('The last run was one of another version of this review: run "npm run visual" again.');
  return data;
}

/** Compares the files as they stand with a commit, and writes what it found. Rejects when a Storybook cannot be built. */
export async function run(options: RunOptions): Promise<Results> {
  const { root, say } = options;
  const cache = cacheOf(root);
  await mkdir(cache, { recursive: true });
  const commit = await commonCommit(root, options.against);
  // Deciding makes no other version.
  const base = { commit, tree: await treeOf(root, commit, decisionsPath) };
  const head = { tree: await workingTree(root, decisionsPath), ...(await headOf(root)) };
  const build = (tree: string, what: string, files: () => Promise<string>, treeNow = async () => tree) =>
    buildOf({
      cache,
      tree,
      treeNow,
      browser: options.browser,
      files: () => {
        say(`Building the Storybook of ${what} …`);
        return files();
      },
    });
  const before = await build(base.tree, versionName({ name: options.against, commit }), () =>
    worktreeOf(root, cache, base.commit),
  );
  const after = await build(
    head.tree,
    'the files as they stand',
    async () => root,
    () => workingTree(root, decisionsPath),
  );
  const plan = planOf(before, after, options.filters, options.everything);
  const step = options.begin(plan);
  const looked: LookedAt[] = [];
  let captured = 0;
  const pictures = await PictureStore.open(cache);
  if (plan.places.length > 0) {
    const browser = await options.browser();
    await capturePlaces({
      browser,
      before,
      after,
      places: plan.places,
      pictures,
      outcomes: await Outcomes.open(cache, browser.version()),
      everything: options.everything,
      stopped: options.stopped,
      done: (planned, outcome, isLooked) => {
        looked.push({ planned, outcome });
        if (isLooked) captured += 1;
        step(planned.key, differs(outcome), isLooked);
      },
    });
  }
  const results: Results = {
    base: { name: options.against, commit: base.commit, tree: base.tree },
    head,
    at: new Date().toISOString(),
    complete: looked.length === plan.places.length,
    filters: options.filters,
    ...resultsOf(looked, before, after),
    counts: {
      places: plan.total,
      same: plan.same,
      captured,
      equal: looked.filter(({ outcome }) => !outcome.broken && !differs(outcome)).length,
    },
  };
  await writeWhole(resultsPath(root), JSON.stringify(results));
  return results;
}

/** What was looked at, grouped and named. */
export function resultsOf(
  looked: readonly LookedAt[],
  before: Version,
  after: Version,
): Pick<Results, 'stories' | 'causes' | 'differences' | 'broken'> {
  const renamed = renamedStories(looked);
  const former = new Set(renamed.values());
  // A place under its former name is shown under the new one.
  const shownPlaces = looked.filter(({ planned: { place, after } }) => after || !former.has(place.story));
  const sites = { before: sitesOf(before), after: sitesOf(after) };
  const hasSite: GroupOptions['hasSite'] = (version, site) => sites[version].has(site);
  const grouped = groupByCause(shownPlaces, { ...explain(before, after), renamed, hasSite });
  const differing = shownPlaces.filter(({ outcome }) => differs(outcome));
  const stories = [...before.stories, ...after.stories];
  const shown = new Set(looked.flatMap(({ planned }) => [planned.place.story]));
  return {
    causes: [...grouped.causes],
    differences: differing.map((each) => differenceOf(each, grouped, renamed)),
    broken: looked.flatMap(({ planned, outcome }) => (outcome.broken ? [{ key: planned.key, ...outcome.broken }] : [])),
    stories: Object.fromEntries(
      stories.filter(({ id }) => shown.has(id)).map(({ id, title, name, file }) => [id, { title, name, file }]),
    ),
  };
}

/** Sites and portlets that a version has a theme for. */
function sitesOf({ views, inputs }: Version): ReadonlySet<string> {
  const themes = inputs.definitions.flatMap(({ site }) => (site === undefined ? [] : [site]));
  return new Set([...views.map(({ site }) => site), ...themes]);
}

function sideOf(planned: PlannedPlace, outcome: LookedAt['outcome'], side: 'before' | 'after'): Side | null {
  const [found, own] = [outcome[side], planned[side]];
  if (!found || !own) return null;
  return { ...found, fingerprint: own.fingerprint, args: argsOf(own.story, planned.place) };
}

function differenceOf(
  { planned, outcome }: LookedAt,
  { byPlace }: Grouped,
  renamed: ReadonlyMap<string, string>,
): Difference {
  const formerly = planned.before ? undefined : renamed.get(planned.place.story);
  const kind = planned.before && planned.after ? 'changed' : planned.before ? 'removed' : 'added';
  const { cause, also } = byPlace.get(planned.key) ?? { cause: unpredicted, also: [] };
  return {
    key: planned.key,
    ...planned.place,
    kind: formerly === undefined ? kind : 'renamed',
    ...(formerly !== undefined && { formerly }),
    before: sideOf(planned, outcome, 'before'),
    after: sideOf(planned, outcome, 'after'),
    difference: outcome.difference,
    detail: outcome.detail,
    cause,
    alsoCauses: [...also],
  };
}

/** Which places a cause should be seen in, and what a person wants to know of it. */
function explain(before: Version, after: Version): Pick<GroupOptions, 'expects' | 'facts'> {
  const reaches = storyInputs(after.inputs);
  const own = new Map<string, ReadonlySet<string>>();
  const readers = new Map<string, ReadonlySet<string>>();
  const ownFiles = (file: string) => {
    const found = own.get(file) ?? reaches(file).own;
    own.set(file, found);
    return found;
  };
  const filesReading = (property: string) => {
    const found = readers.get(property) ?? new Set(readersOf(after.inputs, property));
    readers.set(property, found);
    return found;
  };
  const valuesOf = ({ inputs }: Version, { site, subject }: CauseName) =>
    new Map(
      inputs.definitions.flatMap((each) =>
        each.site === site && each.name === subject ? [[each.key, each.value]] : [],
      ),
    );
  // A token has a value for light and one for dark: only those that changed are told.
  const changedValues = (cause: CauseName) => {
    const [old, current] = [valuesOf(before, cause), valuesOf(after, cause)];
    const keys = [...new Set([...old.keys(), ...current.keys()])].filter((key) => old.get(key) !== current.get(key));
    const list = (values: ReadonlyMap<string, string>) =>
      [...new Set(keys.flatMap((key) => values.get(key) ?? []))].join(' · ');
    return { before: list(old), after: list(current) };
  };
  return {
    expects: (cause: CauseName, { after: side }: PlannedPlace) => {
      if (cause.kind === 'module' || cause.kind === 'picture') return true;
      if (cause.kind !== 'token' || !side) return false;
      const reading = filesReading(cause.subject);
      return [...ownFiles(side.story.file)].some((path) => reading.has(path));
    },
    facts: (cause: CauseName): Facts =>
      cause.kind === 'token'
        ? {
            ...changedValues(cause),
            users: [...usersOf(after.inputs, cause.subject)],
          }
        : { users: [] },
  };
}
