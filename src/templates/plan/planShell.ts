import { isRecord, prune } from '../contract/empty.ts';
import { areaSchema, type CmsArea, envelopeSchema } from '../contract/envelope.schema.ts';
import type { Report } from '../contract/finding.ts';
import { normaliseTemplate } from '../contract/identifiers.ts';
import { readLinkList } from '../contract/linkList.ts';
import { readLeniently } from '../contract/readLeniently.ts';
import type { PlanContext } from './context.ts';
import { createElementContext, createPageIds } from './elementContext.ts';
import type { KnownElement, Picture, PlanLink } from './plan.types.ts';
import { planElement } from './planElement.ts';

/** An entry of the menu, with the entries below it. */
export interface MenuLink extends PlanLink {
  readonly children: readonly MenuLink[];
}

export interface MenuPlan {
  readonly main: readonly MenuLink[];
  /** Areas beside the main one: service links and the like. */
  readonly aside: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
}

export type FooterBlock =
  | { readonly kind: 'links' | 'socials'; readonly title: string; readonly links: readonly PlanLink[] }
  | { readonly kind: 'images'; readonly title: string; readonly pictures: readonly Picture[] };

/** A part of the shell: `error` when its section could not be had. */
export type Section<T> = { readonly state: 'done'; readonly value: T } | { readonly state: 'error' };

/** What surrounds every page of a site: menu, footer and legal row. */
export interface ShellPlan {
  readonly menu: Section<MenuPlan>;
  readonly footer: Section<readonly FooterBlock[]>;
  readonly legal: Section<readonly PlanLink[]>;
}

/** The CMS's answers for the three sections; `undefined` for one that failed. */
export interface RawSections {
  readonly menu: unknown;
  readonly footer: unknown;
  readonly legal: unknown;
}

/** Plans the shell; a section that failed or is no object is an error of its own and touches nothing else. */
export function planShell(raw: RawSections, context: PlanContext, report: Report = () => {}): ShellPlan {
  const section = <T>(answer: unknown, read: (areas: readonly CmsArea[]) => T): Section<T> =>
    isRecord(answer) ? { state: 'done', value: read(areasOf(answer, report)) } : { state: 'error' };
  return {
    menu: section(raw.menu, (areas) => menuOf(areas, context)),
    footer: section(raw.footer, (areas) => areas.flatMap((area) => footerBlock(area, context, report))),
    legal: section(raw.legal, (areas) => areas.flatMap((area) => linksOf(area, context).map(withoutChildren))),
  };
}

function areasOf(answer: Record<string, unknown>, report: Report): CmsArea[] {
  const envelope = readLeniently(envelopeSchema, prune(answer), { report, locate: (path) => path });
  return (envelope?.contents ?? []).flatMap((area, index) => {
    const read = readLeniently(areaSchema, area ?? {}, { report, locate: (path) => ['contents', index, ...path] });
    return read ? [read] : [];
  });
}

function menuOf(areas: readonly CmsArea[], context: PlanContext): MenuPlan {
  const isMain = (area: CmsArea) => (area.area ?? 'main').toLowerCase() === 'main';
  return {
    main: areas.filter(isMain).flatMap((area) => linksOf(area, context)),
    aside: areas
      .filter((area) => !isMain(area))
      .map((area) => ({ title: area.title ?? '', links: linksOf(area, context) }))
      .filter((area) => area.links.length > 0),
  };
}

function footerBlock(area: CmsArea, context: PlanContext, report: Report): FooterBlock[] {
  const title = area.title ?? '';
  switch (normaliseTemplate(area.contentarea_footer_template ?? '')) {
    case 'image': {
      const pictures = picturesOf(area, context, report);
      return pictures.length > 0 ? [{ kind: 'images', title, pictures }] : [];
    }
    case 'socials':
      return linkBlock('socials', title, area, context);
    default:
      return linkBlock('links', title, area, context);
  }
}

function linkBlock(kind: 'links' | 'socials', title: string, area: CmsArea, context: PlanContext): FooterBlock[] {
  const links = linksOf(area, context).map(withoutChildren);
  return links.length > 0 ? [{ kind, title, links }] : [];
}

function linksOf(area: CmsArea, context: PlanContext): MenuLink[] {
  return (area.elements ?? []).flatMap((element) => {
    const html = isRecord(element) ? element.html : undefined;
    return typeof html === 'string' ? readLinkList(html, context) : [];
  });
}

function picturesOf(area: CmsArea, context: PlanContext, report: Report): Picture[] {
  const elementContext = createElementContext(context, createPageIds(), 2);
  return (area.elements ?? []).flatMap((element, index) => {
    const planned = planElement(element, elementContext, {
      path: ['elements', index],
      fallbackId: `${index}`,
      report,
      original: () => element,
    });
    return planned && isPicture(planned) && planned.data.picture ? [planned.data.picture] : [];
  });
}

function isPicture(planned: { kind: string; type: string }): planned is KnownElement<'image'> {
  return planned.kind === 'known' && planned.type === 'image';
}

function withoutChildren({ label, href }: MenuLink): PlanLink {
  return { label, href };
}
