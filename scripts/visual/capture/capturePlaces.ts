import type { Browser } from 'playwright';
import sharp from 'sharp';
import { argsOf, type PlannedPlace, type PlannedSide } from '../planning/plan.ts';
import { isPage } from '../planning/scope.ts';
import { serveFolder } from '../serving/serveFolder.ts';
import type { Version } from '../versions/build.ts';
import { comparePictures } from './comparePictures.ts';
import { BrokenStory, type HeldPage } from './heldPage.ts';
import { inspect } from './inspect.ts';
import type { Outcome, Outcomes } from './outcomes.ts';
import { PagePair, type Pages } from './pagePair.ts';
import type { PictureStore } from './pictureStore.ts';

export interface CaptureOptions {
  readonly browser: Browser;
  readonly before: Version;
  readonly after: Version;
  readonly places: readonly PlannedPlace[];
  readonly pictures: PictureStore;
  readonly outcomes: Outcomes;
  /** Outcomes of earlier runs are not asked. */
  readonly everything: boolean;
  readonly stopped: AbortSignal;
  /** Told after each place, whether it was looked at or known. */
  readonly done: (place: PlannedPlace, outcome: Outcome, looked: boolean) => void;
}

/** How often a browser that fails is started anew before a place counts as broken. */
const attempts = 2;

/**
 * How often a difference has to be seen anew, on pages that have shown nothing else, before it is one: where nothing that
 * goes in has changed nobody expects any, and a second look is worth its two seconds.
 */
const freshRounds = { changed: 1, unchanged: 2 } as const;

interface Shot {
  readonly png: string;
  readonly fault: string;
}

const none: Shot = { png: '', fault: '' };

type Shots = readonly [before: Shot, after: Shot];

/** Looks at places one after the other, in both versions at once. Ends early when it is stopped. */
export async function capturePlaces(options: CaptureOptions): Promise<void> {
  const served = await Promise.all([serveFolder(options.before.folder), serveFolder(options.after.folder)]);
  const pair = new PagePair(options.browser, ...served);
  try {
    for (const planned of options.places) {
      if (options.stopped.aborted) return;
      const known = options.everything ? undefined : options.outcomes.find(planned);
      const outcome = known ?? (await look(planned, pair, options));
      if (!known && options.stopped.aborted) return;
      if (!known) await options.outcomes.note(planned, outcome);
      options.done(planned, outcome, known === undefined);
    }
  } finally {
    await pair.close();
    await Promise.all(served.map((each) => each.close()));
  }
}

async function look(planned: PlannedPlace, pair: PagePair, options: CaptureOptions): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lookOnce(planned, pair, options.pictures);
    } catch (error) {
      await pair.close();
      if (options.stopped.aborted || attempt >= attempts) {
        const why = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
        return { before: null, after: null, difference: null, detail: null, broken: { side: 'both', why } };
      }
    }
  }
}

async function shotOf(page: HeldPage, planned: PlannedPlace, side: PlannedSide | undefined): Promise<Shot> {
  if (!side) return none;
  const { place, after } = planned;
  const { story, rerender } = side;
  try {
    await page.show({
      place,
      args: argsOf(story, place),
      rerender,
      masks: (after?.story ?? story).masks,
    });
    const png = await page.shoot(place.view, isPage(story));
    return { png, fault: '' };
  } catch (error) {
    if (error instanceof BrokenStory) return { png: '', fault: error.message };
    throw error;
  }
}

/** The first picture, and the same again. */
async function stillShot(page: HeldPage, planned: PlannedPlace, side: PlannedSide, shot: Shot): Promise<Shot> {
  try {
    return { png: await page.shootStill(planned.place.view, isPage(side.story), shot.png), fault: '' };
  } catch (error) {
    if (error instanceof BrokenStory) return { png: '', fault: error.message };
    throw error;
  }
}

async function lookOnce(planned: PlannedPlace, pair: PagePair, pictures: PictureStore): Promise<Outcome> {
  const { preset } = planned.place.view;
  const pages = await pair.pages(preset);
  const outcome = await outcomeOf(planned, await shoot(planned, pages), pages, pictures);
  // A window remembers more than its pages do: where nothing has changed, others are asked before a difference is told.
  if (outcome.difference === null || hasChanged(planned) || !pair.mayRenew) return outcome;
  const renewed = await pair.renew(preset);
  return outcomeOf(planned, await shoot(planned, renewed), renewed, pictures);
}

function hasChanged({ before, after }: PlannedPlace): boolean {
  return before?.fingerprint !== after?.fingerprint;
}

/** Both sides, until they look alike or differ each time. */
async function shoot(planned: PlannedPlace, [beforePage, afterPage]: Pages): Promise<Shots> {
  const { before, after } = planned;
  const shots = () => Promise.all([shotOf(beforePage, planned, before), shotOf(afterPage, planned, after)]);
  const stillShots = ([one, other]: Shots): Promise<Shots> | Shots =>
    one.fault === '' && other.fault === ''
      ? Promise.all([
          before ? stillShot(beforePage, planned, before, one) : none,
          after ? stillShot(afterPage, planned, after, other) : none,
        ])
      : [one, other];
  let seen: Shots = await shots();
  const differs = () => seen[0].png !== seen[1].png;
  if (!before || !after) return stillShots(seen);
  // Whole pages load parts of themselves late, even where both look alike.
  if (!differs() && (isPage(before.story) || isPage(after.story))) return stillShots(seen);
  // A theme that is taken off again may leave other roundings behind, and so may a machine that is busy: only what comes
  // back each time on a fresh page counts.
  const rounds = freshRounds[hasChanged(planned) ? 'changed' : 'unchanged'];
  for (let round = 0; round < rounds && differs(); round += 1) {
    beforePage.forget();
    afterPage.forget();
    seen = await stillShots(await shots());
  }
  return seen;
}

async function outcomeOf(
  { before, after }: PlannedPlace,
  [one, other]: Shots,
  [beforePage, afterPage]: Pages,
  pictures: PictureStore,
): Promise<Outcome> {
  if (one.fault !== '' || other.fault !== '') return brokenOutcome(one, other);
  const [old, current] = [Buffer.from(one.png, 'base64'), Buffer.from(other.png, 'base64')];
  const sides = {
    before: before ? await kept(pictures, old) : null,
    after: after ? await kept(pictures, current) : null,
  };
  if (!before || !after || one.png === other.png) return { ...sides, difference: null, detail: null };
  const found = await comparePictures(old, current, { threshold: after.story.threshold });
  if (!found) return { ...sides, difference: null, detail: null };
  const { region, changed } = found;
  return {
    ...sides,
    difference: { picture: await pictures.keep(found.picture), region, changed },
    detail: await inspect(beforePage, afterPage, region),
  };
}

function brokenOutcome(one: Shot, other: Shot): Outcome {
  const side = one.fault === '' ? 'after' : other.fault === '' ? 'before' : 'both';
  return {
    before: null,
    after: null,
    difference: null,
    detail: null,
    broken: { side, why: other.fault === '' ? one.fault : other.fault },
  };
}

async function kept(pictures: PictureStore, png: Buffer): Promise<{ picture: string; height: number }> {
  const { height } = await sharp(png).metadata();
  return { picture: await pictures.keep(png), height };
}
