import type { Story } from '../inputs/inputs.ts';
import { fingerprint, type Parts, type StoryInputs, storyInputs } from '../inputs/parts.ts';
import { type Place, placeKey } from '../model/place.ts';
import type { Version } from '../versions/build.ts';
import { type Filters, placesOf, unanswered } from './scope.ts';

/** One side of a place that has to be looked at. */
export interface PlannedSide {
  readonly story: Story;
  readonly parts: Parts;
  readonly fingerprint: string;
  /** It asks the toolbar, so that each view is rendered. */
  readonly rerender: boolean;
}

/** A place whose two versions may look different, or that one of them lacks. */
export interface PlannedPlace {
  readonly key: string;
  readonly place: Place;
  readonly before: PlannedSide | undefined;
  readonly after: PlannedSide | undefined;
  /** Names of the parts that are not the same. */
  readonly changedParts: readonly string[];
}

export interface Plan {
  readonly places: readonly PlannedPlace[];
  /** Places in all, and those whose fingerprints are equal: nothing is captured of them. */
  readonly total: number;
  readonly same: number;
}

/** The arguments that a version's story is shown with in a place, besides its own. */
export function argsOf({ variants }: Story, { variant }: Place): Readonly<Record<string, unknown>> {
  return variants[variant] ?? {};
}

/** The sites of a version that are portlets: themes of its styles that no view names. */
function portletsOf({ inputs, views }: Version): readonly string[] {
  const sites = new Set(views.map(({ site }) => site));
  const themes = inputs.definitions.flatMap(({ site }) => (site === undefined ? [] : [site]));
  return [...new Set(themes)].filter((site) => !sites.has(site)).sort();
}

type SideOf = (place: Place) => PlannedSide | undefined;

function sidesOf(version: Version, places: readonly Place[]): SideOf {
  const stories = new Map(version.stories.map((story) => [story.id, story]));
  const known = new Set(places.map(placeKey));
  const read = storyInputs(version.inputs);
  const files = new Map<string, StoryInputs>();
  const memo = new Map<string, { parts: Parts; fingerprint: string }>();
  return (place) => {
    const story = stories.get(place.story);
    if (!story || !known.has(placeKey(place))) return undefined;
    const inputs = files.get(story.file) ?? read(story.file);
    files.set(story.file, inputs);
    const { site, mode, preset } = place.view;
    const worn = `${story.file} ${site} ${mode} ${preset ?? ''}`;
    const found = memo.get(worn) ?? withFingerprint(inputs.partsIn(place.view));
    memo.set(worn, found);
    return { story, ...found, rerender: inputs.readsGlobals };
  };
}

function withFingerprint(parts: Parts): { parts: Parts; fingerprint: string } {
  return { parts, fingerprint: fingerprint(parts) };
}

/** The names of parts that two versions of a place do not have in common. */
export function changedParts(before: Parts, after: Parts): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();
}

const filterHelp =
  'Sites are named by their id, stories by their id or a part of their title (Button, Pages/Map), folders from the root.';

/**
 * What has to be captured: the places whose fingerprints are not equal, and those that one version lacks.
 * @param everything fingerprints are not asked
 * @throws Error that names the filters which nothing answers to
 */
export function planOf(before: Version, after: Version, filters: Filters, everything: boolean): Plan {
  const offers = [before, after].map((version) => ({
    stories: version.stories,
    views: version.views,
    portlets: portletsOf(version),
  }));
  const vain = unanswered(offers, filters);
  // A run of nothing would find no difference.
  if (vain.length > 0) throw new Error(`Nothing answers to ${vain.join(', ')}. ${filterHelp}`);
  const places = offers.map((offer) => placesOf(offer.stories, offer, filters));
  if (places.every(({ length }) => length === 0))
    throw new Error(`Nothing answers to all filters together. ${filterHelp}`);
  const [old = [], current = []] = places;
  const [beforeOf, afterOf] = [sidesOf(before, old), sidesOf(after, current)];
  const all = new Map([...current, ...old].map((place) => [placeKey(place), place] as const));
  const planned = [...all].flatMap(([key, place]): PlannedPlace[] => {
    const [one, other] = [beforeOf(place), afterOf(place)];
    if (!everything && one && other && one.fingerprint === other.fingerprint) return [];
    const changed = one && other ? changedParts(one.parts, other.parts) : [];
    return [{ key, place, before: one, after: other, changedParts: changed }];
  });
  return { places: inOrder(planned), total: all.size, same: all.size - planned.length };
}

/** Widths change the window, stories the page, themes two attributes: the slowest change comes least often. */
function inOrder(places: readonly PlannedPlace[]): readonly PlannedPlace[] {
  const rank = ({ place: { story, variant, view } }: PlannedPlace) =>
    [view.preset ?? '', String(view.width).padStart(5, '0'), story, variant, view.mode, view.site].join(' ');
  return places.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
