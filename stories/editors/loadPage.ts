import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import type { RelatedItem } from '#templates/plan/pages/itemDetails.ts';
import { plan } from '#templates/plan/plan.ts';
import { editorContext } from './editorContext.ts';
import { findItems, loadAnswer } from './embeddedPages.ts';

/** A page of the embedded content: the CMS's answer, and the items that it names by their ids. */
export interface LoadedPage {
  readonly json: unknown;
  readonly items: ReadonlyMap<string, RelatedItem>;
}

const loads = new Map<string, Promise<LoadedPage>>();

/**
 * What a page needs before it can be shown at once, its code too; the same promise each time.
 * @param file below the folder of answers, without its ending
 */
export function loadPage(file: string, site: string, language: ExampleLanguage): Promise<LoadedPage> {
  const key = `${file} ${site} ${language}`;
  const known = loads.get(key);
  if (known !== undefined) return known;
  const load = async () => {
    const json = await loadAnswer(file);
    const context = editorContext(site, language);
    const planned = plan(json, context, placeOf(file));
    const [items] = await Promise.all([findItems(planned.needs.contentIds, context), preloadPlan(planned.plan)]);
    return { json, items };
  };
  const loading = load();
  loads.set(key, loading);
  return loading;
}

/** A site's own address, or a page below it. */
export function placeOf(file: string): 'root' | 'page' {
  return /^[^/]+\/[^/]+\/index$/.test(file) ? 'root' : 'page';
}
