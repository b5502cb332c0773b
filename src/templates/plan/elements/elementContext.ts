import GithubSlugger from 'github-slugger';
import type { PlanContext } from '../../contract/context.ts';
import type { CmsImage } from '../../contract/fields.ts';
import { withHeadingIds } from '../../contract/headings.ts';
import { siteHref } from '../../contract/links.ts';
import type { Picture } from '../../contract/pictures.ts';
import { planPicture } from '../../contract/pictures.ts';
import { cleanRichText } from '../../contract/richText.ts';
import { withPageIds } from '../../contract/textTargets.ts';
import type { HeadingLevel } from './nextLevel.ts';

/** What an element's plan function works with. */
export interface ElementContext {
  /** The level a heading of this element has, and the highest level inside its texts when it has none. */
  readonly level: HeadingLevel;
  /** Sanitised, rewritten HTML whose headings start at `level` (the element's own by default) and carry ids. */
  richText(html: string, level?: HeadingLevel): string;
  /** Our address for one of the CMS's; `undefined` when it may not be a link. */
  href(address: string): string | undefined;
  picture(image: CmsImage | undefined): Picture | undefined;
  /** An id for a part of the page with this title: readable, stable, given once. */
  anchor(title: string): string;
}

/** Ids of one page: readable, stable while the titles are, never given twice. */
export type PageIds = (title: string) => string;

/** A fresh register of ids for one page. The prefix keeps anchors apart from the shell's own ids. */
export function createPageIds(prefix = 's-'): PageIds {
  const slugger = new GithubSlugger();
  return (title) => slugger.slug(`${prefix}${title}`.slice(0, 80));
}

/** The ids of places that other texts lead to, by the words of the editor. Of two places of one name the first counts. */
export type PagePlaces = Map<string, string>;

/** @param places hears of those in its texts */
export function createElementContext(
  context: PlanContext,
  ids: PageIds,
  level: HeadingLevel,
  places: PagePlaces = new Map(),
): ElementContext {
  return {
    level,
    richText(html, top = level) {
      const { html: clean, headings, names } = cleanRichText(html, top, context);
      // A heading that the text itself leads to has a name already; the page's own id takes its place.
      const led = new Map<string, string>();
      const withHeadings = withHeadingIds(clean, headings, ({ text, name }) => {
        const id = ids(text);
        if (name !== undefined) led.set(name, id);
        return id;
      });
      const shown = withPageIds(withHeadings, led, ids);
      for (const [words, name] of names) {
        const id = led.get(name);
        if (id !== undefined && context.ledTo?.has(words) && !places.has(words)) places.set(words, id);
      }
      return shown;
    },
    href: (address) => siteHref(address, context),
    picture: (image) => planPicture(image, context),
    anchor: ids,
  };
}
