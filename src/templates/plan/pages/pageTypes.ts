import { itemKind, normaliseTemplate } from '../../contract/identifiers.ts';
import type { AreaTemplateId } from '../areas/areaTemplates.ts';
import type { ComposedTemplateId, ItemTemplateId } from './pageDefinitions.ts';

/** What a page type asks for: the template of the page, and the layout of its areas that ask for none themselves. */
interface PageType {
  readonly template: ComposedTemplateId;
  readonly layout?: AreaTemplateId;
}

/** Page types by their id without prefix, suffix, `_` and `-`. The layouts of areas are page types too. */
const pageTypes: ReadonlyMap<string, PageType> = new Map<string, PageType>([
  ['home', { template: 'home' }],
  ['overview', { template: 'overview' }],
  ['content', { template: 'content' }],
  ['content2', { template: 'rich-content' }],
  ['team', { template: 'team' }],
  ['map', { template: 'map' }],
  ['contact', { template: 'contact-form' }],
  ['contactform', { template: 'contact-form' }],
  ['a', { template: 'layout', layout: 'a' }],
  ['b', { template: 'layout', layout: 'b' }],
  ['c', { template: 'layout', layout: 'c' }],
  ['d', { template: 'layout', layout: 'd' }],
  ['accordion', { template: 'layout', layout: 'accordion' }],
  ['newsletter', { template: 'layout', layout: 'newsletter' }],
  ['text', { template: 'layout', layout: 'text' }],
  ['video', { template: 'layout', layout: 'video' }],
  ['itemlist', { template: 'layout', layout: 'item-list' }],
]);

/** The page types that a template shows, without prefix, suffix, `_` and `-`. */
export function pageTypesOf(template: ComposedTemplateId): readonly string[] {
  return [...pageTypes].flatMap(([name, type]) => (type.template === template ? [name] : []));
}

/** What a page type asks for; the default is `content` (specification, section 3). */
export function readPageType(pageType: string | undefined): PageType {
  return pageTypes.get(bareType(pageType ?? '')) ?? { template: 'content' };
}

/** Whether a page type is one that has a template of its own. */
export function isPageType(pageType: string): boolean {
  return pageTypes.has(bareType(pageType));
}

/** Page types as the CMS writes them. */
export const knownPageTypes: readonly string[] = [...pageTypes].map(([name, { layout }]) =>
  layout === undefined ? `${name}_page` : `template_${name}`,
);

function bareType(pageType: string): string {
  return normaliseTemplate(pageType)
    .replace(/[_-]page$/, '')
    .replace(/[_-]/g, '');
}

/** The template of a media item by its content type; the default shows any item. */
export function templateOfItem(contentType: string | undefined): ItemTemplateId {
  const kind = itemKind(contentType);
  return kind === 'gkz' || kind === 'other' ? 'item' : kind;
}
