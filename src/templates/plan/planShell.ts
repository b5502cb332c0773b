import type { PlanContext } from '../contract/context.ts';
import { isRecord, prune } from '../contract/empty.ts';
import { areaSchema, type CmsArea, envelopeSchema } from '../contract/envelope.schema.ts';
import type { Report } from '../contract/finding.ts';
import { normaliseTemplate } from '../contract/identifiers.ts';
import { type MenuLink, readLinkList } from '../contract/linkList.ts';
import type { PlanLink } from '../contract/links.ts';
import type { Picture } from '../contract/pictures.ts';
import { readLeniently } from '../contract/readLeniently.ts';
import type { KnownElement } from './elements/element.types.ts';
import { createElementContext, createPageIds } from './elements/elementContext.ts';
import { planElement } from './elements/planElement.ts';

export interface MenuPlan {
  readonly main: readonly MenuLink[];
  /** Areas beside the main one: service links and the like. */
  readonly aside: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
}

export type FooterBlock =
  | { readonly kind: 'links' | 'socials'; readonly title: string; readonly links: readonly PlanLink[] }
  | { readonly kind: 'images'; readonly title: string; readonly pictures: readonly Picture[] };

/** A part of the shell: `error` when its section could not be had, `wrong` when what came is no section of a page. */
export type Section<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'error' }
  | { readonly state: 'wrong' };

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
  const section = <T>(answer: unknown, read: (areas: readonly ShellArea[]) => T): Section<T> =>
    !isRecord(answer)
      ? { state: 'error' }
      : isAnotherKind(answer)
        ? { state: 'wrong' }
        : { state: 'done', value: read(areasOf(answer, context, report)) };
  return {
    menu: section(raw.menu, menuOf),
    footer: section(raw.footer, (areas) => areas.flatMap(footerBlock)),
    legal: section(raw.legal, (areas) => areas.flatMap(({ links }) => links.map(withoutChildren))),
  };
}

/** Whether the CMS sent a page or an item where a section was asked for; an answer without a type may be one. */
function isAnotherKind({ type }: Record<string, unknown>): boolean {
  return typeof type === 'string' && /^(?:page|mediaitem)$/i.test(type.trim());
}

/** An area of a section: the links of its texts, and its pictures. */
interface ShellArea {
  readonly name: string;
  readonly title: string;
  readonly template: string;
  readonly links: readonly MenuLink[];
  readonly pictures: readonly Picture[];
}

function areasOf(answer: Record<string, unknown>, context: PlanContext, report: Report): ShellArea[] {
  const envelope = readLeniently(envelopeSchema, prune(answer), { report, locate: (path) => path });
  return (envelope?.contents ?? []).flatMap((pruned, index) => {
    const place = ['contents', index];
    const area = readLeniently(areaSchema, pruned ?? {}, { report, locate: (path) => [...place, ...path] });
    if (area === undefined) return [];
    const elements = elementsOf(area, [...place, 'elements'], context, report);
    return [
      {
        name: (area.area ?? 'main').toLowerCase(),
        title: area.title ?? '',
        template: normaliseTemplate(area.contentarea_footer_template ?? ''),
        links: elements.flatMap((element) => (element.type === 'text' ? readLinkList(element.data.html, context) : [])),
        pictures: elements.flatMap((element) =>
          element.type === 'image' && element.data.picture ? [element.data.picture] : [],
        ),
      },
    ];
  });
}

function elementsOf(
  area: CmsArea,
  path: readonly PropertyKey[],
  context: PlanContext,
  report: Report,
): readonly KnownElement[] {
  const elementContext = createElementContext(context, createPageIds(), 2);
  return (area.elements ?? [])
    .map((element, index) =>
      planElement(element, elementContext, {
        path: [...path, index],
        fallbackId: `${index}`,
        report,
        original: () => element,
      }),
    )
    .filter((element) => element?.kind === 'known');
}

function menuOf(areas: readonly ShellArea[]): MenuPlan {
  return {
    main: areas.filter(({ name }) => name === 'main').flatMap(({ links }) => links),
    aside: areas
      .filter(({ name, links }) => name !== 'main' && links.length > 0)
      .map(({ title, links }) => ({ title, links })),
  };
}

function footerBlock({ title, template, links, pictures }: ShellArea): FooterBlock[] {
  // Logos whose area lost its template are logos still.
  if (template === 'image' || links.length === 0)
    return pictures.length > 0 ? [{ kind: 'images', title, pictures }] : [];
  const kind = template === 'socials' ? 'socials' : 'links';
  return [{ kind, title, links: links.map(withoutChildren) }];
}

function withoutChildren({ label, href }: MenuLink): PlanLink {
  return { label, href };
}
