import type { Story } from '../inputs/inputs.ts';
import type { Place, Preset, View } from '../model/place.ts';

/** The pages of the embedded content, whole, each in its own site. */
const sitePages = 'stories/sites/SitePages.stories.tsx';

/** Whether a story is looked at: all states of components, every element, area and page template, and whole pages. */
export function isInScope({ file, exportName }: Pick<Story, 'file' | 'exportName'>): boolean {
  if (/^src\/templates\/(?:elements|areas|pages)\//.test(file)) return true;
  return file === sitePages || exportName === 'AllStates';
}

/** A story is looked at as a page, in its whole height; components are cropped to what they fill. */
export function isPage({ file }: Pick<Story, 'file'>): boolean {
  return file === sitePages || file.startsWith('src/templates/pages/');
}

/** What a run is restricted to; an empty list restricts nothing. */
export interface Filters {
  readonly sites: readonly string[];
  /** Ids, or parts of titles. */
  readonly stories: readonly string[];
  /** Beginnings of paths from the root. */
  readonly folders: readonly string[];
  readonly presets: readonly Preset[];
}

/** The views that a Storybook offers: sites × modes × widths, and the themes of portlets. */
export interface Offer {
  readonly views: readonly View[];
  readonly portlets: readonly string[];
}

/** A title as it is compared: who writes `portlet-header` means `PortletHeader`. */
function plain(title: string): string {
  return title.toLowerCase().replace(/[\s_-]+/g, '');
}

function isChosen(story: Story, { stories, folders }: Filters): boolean {
  const title = plain(`${story.title}/${story.name}`);
  return (
    (stories.length === 0 || stories.some((each) => story.id === each || title.includes(plain(each)))) &&
    (folders.length === 0 || folders.some((each) => story.file.startsWith(each.replace(/^\.\//, ''))))
  );
}

/** The views of one story: a pinned one is seen as it is pinned; what portlets show is seen in their themes too. */
function viewsOf({ file, pinned }: Story, { views, portlets }: Offer): readonly View[] {
  const dressed = /\/Portlet[A-Z]\w*\/|portlet/.test(file)
    ? [
        ...views,
        ...portlets.flatMap((site) => {
          const [{ site: first } = { site: '' }] = views;
          return views.filter((view) => view.site === first).map((view) => ({ ...view, site }));
        }),
      ]
    : views;
  return dressed.filter(
    ({ site, mode }) =>
      (pinned.site === undefined || pinned.site === site) && (pinned.mode === undefined || pinned.mode === mode),
  );
}

/** Every place that a version of the stories has, after the filters. */
export function placesOf(stories: readonly Story[], offer: Offer, filters: Filters): readonly Place[] {
  const asked: readonly (Preset | undefined)[] = filters.presets.length === 0 ? [undefined] : filters.presets;
  return stories
    .filter((story) => isInScope(story) && isChosen(story, filters))
    .flatMap((story) => {
      const views = viewsOf(story, offer).filter(
        ({ site }) => filters.sites.length === 0 || filters.sites.includes(site),
      );
      return ['', ...Object.keys(story.variants)].flatMap((variant) =>
        views.flatMap((view) =>
          asked.map((preset) => ({ story: story.id, variant, view: { ...view, ...(preset && { preset }) } })),
        ),
      );
    });
}

/** The filters that nothing of any version answers to, as they were written. */
export function unanswered(
  versions: readonly (Offer & { readonly stories: readonly Story[] })[],
  { sites, stories, folders }: Filters,
): readonly string[] {
  const isEmpty = (only: Partial<Filters>) => {
    const filters: Filters = { sites: [], stories: [], folders: [], presets: [], ...only };
    return versions.every((version) => placesOf(version.stories, version, filters).length === 0);
  };
  return [
    ...sites.filter((site) => isEmpty({ sites: [site] })).map((site) => `--site ${site}`),
    ...stories.filter((story) => isEmpty({ stories: [story] })).map((story) => `--story ${story}`),
    ...folders.filter((folder) => isEmpty({ folders: [folder] })).map((folder) => `--folder ${folder}`),
  ];
}
