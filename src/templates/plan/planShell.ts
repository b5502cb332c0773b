import type { Language } from '#languages/languages.ts';
import type { PlanContext } from '../contract/context.ts';
import { isRecord, prune } from '../contract/empty.ts';
import { areaSchema, type CmsArea, envelopeSchema } from '../contract/envelope.schema.ts';
import { pointerOf, type Report } from '../contract/finding.ts';
import { normaliseTemplate } from '../contract/identifiers.ts';
import { languageOfLocale } from '../contract/languageOfLocale.ts';
import { type MenuLink, readLinkList } from '../contract/linkList.ts';
import type { PlanLink } from '../contract/links.ts';
import type { Picture } from '../contract/pictures.ts';
import { type HeadedLinks, type ProseLine, readHeadedLinks, readLines } from '../contract/prose.ts';
import { readLeniently } from '../contract/readLeniently.ts';
import { entryPath } from '../contract/valueAt.ts';
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
  | { readonly kind: 'text'; readonly title: string; readonly lines: readonly ProseLine[] }
  | { readonly kind: 'images'; readonly title: string; readonly pictures: readonly Picture[] };

/** A part of the shell: `error` when its section could not be had, `wrong` when what came is no section of a page. */
export type Section<T> =
  | {
      readonly state: 'done';
      readonly value: T;
      /** Language of its words, where the CMS says that it is another than was asked for. */
      readonly language?: Language;
    }
  | { readonly state: 'error' }
  | { readonly state: 'wrong' };

/** What surrounds every page of a site: menu, footer and legal row. */
export interface ShellPlan {
  readonly menu: Section<MenuPlan>;
  readonly footer: Section<readonly FooterBlock[]>;
  readonly legal: Section<ProseLine>;
}

/** The CMS's answers for the three sections; `undefined` for one that failed. */
export interface RawSections {
  readonly menu: unknown;
  readonly footer: unknown;
  readonly legal: unknown;
}

/** Plans the shell; a section that failed or is no object is an error of its own and touches nothing else. */
export function planShell(raw: RawSections, context: PlanContext, report: Report = () => {}): ShellPlan {
  const section = <T>(
    answer: unknown,
    shown: readonly (keyof ShellParts)[],
    read: (areas: readonly ShellArea[]) => T,
  ): Section<T> =>
    !isRecord(answer)
      ? { state: 'error' }
      : isAnotherKind(answer)
        ? { state: 'wrong' }
        : {
            state: 'done',
            value: read(areasOf(answer, { context, report, shown })),
            ...otherLanguage(answer, context),
          };
  return {
    menu: section(raw.menu, ['links'], menuOf),
    footer: section(raw.footer, ['links', 'lines', 'pictures'], (areas) => areas.flatMap(footerBlocks)),
    legal: section(raw.legal, ['links', 'lines'], (areas) => areas.flatMap(legalRow)),
  };
}

function otherLanguage({ language }: Record<string, unknown>, context: PlanContext): { language?: Language } {
  const own = typeof language === 'string' ? languageOfLocale(language, context) : undefined;
  return own === undefined || own === context.language ? {} : { language: own };
}

/** Whether the CMS sent a page or an item where a section was asked for; an answer without a type may be one. */
function isAnotherKind({ type }: Record<string, unknown>): boolean {
  return typeof type === 'string' && /^(?:page|mediaitem)$/i.test(type.trim());
}

/** What a section can show of an element. */
interface ShellParts {
  readonly links: readonly MenuLink[];
  /** The whole text, line by line. */
  readonly lines: readonly ProseLine[];
  readonly pictures: readonly Picture[];
}

interface ShownElement extends ShellParts {
  /** Its links by their headings; `prose` where its text is more than links. */
  readonly words: readonly HeadedLinks[] | 'prose';
}

/** An area of a section: what its elements come to. */
interface ShellArea extends ShellParts {
  readonly name: string;
  readonly title: string;
  readonly template: string;
  readonly elements: readonly ShownElement[];
}

interface SectionTools {
  readonly context: PlanContext;
  readonly report: Report;
  /** What this section has a place for. */
  readonly shown: readonly (keyof ShellParts)[];
}

function areasOf(answer: Record<string, unknown>, tools: SectionTools): ShellArea[] {
  const { report } = tools;
  const envelope = readLeniently(envelopeSchema, prune(answer), { report, locate: (path) => path });
  return (envelope?.contents ?? []).flatMap((pruned, index) => {
    const place = entryPath(answer, ['contents'], index);
    const area = readLeniently(areaSchema, pruned ?? {}, { report, locate: (path) => [...place, ...path] });
    if (area === undefined) return [];
    const parts = partsOf(area, (at) => entryPath(answer, [...place, 'elements'], at), tools);
    return [
      {
        name: (area.area ?? 'main').toLowerCase(),
        title: area.title ?? '',
        template: normaliseTemplate(area.contentarea_footer_template ?? ''),
        links: parts.flatMap(({ links }) => links),
        lines: parts.flatMap(({ lines }) => lines),
        pictures: parts.flatMap(({ pictures }) => pictures),
        elements: parts,
      },
    ];
  });
}

function partsOf(
  area: CmsArea,
  pathOf: (index: number) => readonly PropertyKey[],
  { context, report, shown }: SectionTools,
): ShownElement[] {
  const elementContext = createElementContext(context, createPageIds(), 2);
  return (area.elements ?? []).flatMap((raw, index) => {
    const place = { path: pathOf(index), fallbackId: `${index}`, report, original: () => raw };
    const element = planElement(raw, elementContext, place);
    if (element?.kind !== 'known') return [];
    const parts = partsOfElement(element, context);
    if (shown.every((part) => parts[part].length === 0)) {
      const values = { kind: element.type };
      report({ code: 'shows-nothing', pointer: pointerOf(place.path), severity: 'error', values });
    }
    return [parts];
  });
}

function partsOfElement(element: KnownElement, context: PlanContext): ShownElement {
  if (element.type === 'text') {
    const { title, html } = element.data;
    const lines = [...(title ? [[title]] : []), ...readLines(html, context)];
    const words = readHeadedLinks(html, context);
    return { links: readLinkList(html, context), lines, pictures: [], words: underTitle(words, title) };
  }
  const picture = element.type === 'image' ? element.data.picture : undefined;
  return { links: [], lines: [], pictures: picture ? [picture] : [], words: [] };
}

/** The title of an element heads what has no heading of its own in it. */
function underTitle(words: ShownElement['words'], title = ''): ShownElement['words'] {
  if (words === 'prose') return words;
  return words.map((part, place) => (place === 0 && part.heading === '' ? { ...part, heading: title } : part));
}

function menuOf(areas: readonly ShellArea[]): MenuPlan {
  return {
    main: areas.filter(({ name }) => name === 'main').flatMap(({ links }) => links),
    aside: areas
      .filter(({ name, links }) => name !== 'main' && links.length > 0)
      .map(({ title, links }) => ({ title, links })),
  };
}

function footerBlocks(area: ShellArea): FooterBlock[] {
  const { title, pictures } = area;
  const words = wordsBlocks(area);
  if (pictures.length === 0) return words;
  // The words carry the title; logos whose area lost its template are logos still.
  return [...words, { kind: 'images', title: words.length > 0 ? '' : title, pictures }];
}

/** Text and links in their order; the first block has the title of the area, the others the headings of their lists. */
function wordsBlocks({ title, template, links, elements }: ShellArea): FooterBlock[] {
  if (template === 'socials' && links.length > 0) return [{ kind: 'socials', title, links: links.flatMap(flattened) }];
  let blocks: readonly FooterBlock[] = [];
  for (const { words, lines } of elements) {
    if (words === 'prose') blocks = withLines(blocks, title, lines);
    else for (const part of words) blocks = withLinks(blocks, title, part);
  }
  return [...blocks];
}

function withLines(blocks: readonly FooterBlock[], title: string, lines: readonly ProseLine[]): readonly FooterBlock[] {
  const last = blocks.at(-1);
  if (last?.kind === 'text') return [...blocks.slice(0, -1), { ...last, lines: [...last.lines, ...lines] }];
  return [...blocks, { kind: 'text', title: last ? '' : title, lines }];
}

function withLinks(blocks: readonly FooterBlock[], title: string, part: HeadedLinks): readonly FooterBlock[] {
  const links = part.links.flatMap(flattened);
  const last = blocks.at(-1);
  // Below the title of the area all links are one list, whatever heads them.
  const isOneList = part.heading === '' || (title !== '' && last?.title === title);
  if (last?.kind === 'links' && isOneList)
    return [...blocks.slice(0, -1), { ...last, links: [...last.links, ...links] }];
  return [...blocks, { kind: 'links', title: last ? part.heading : title || part.heading, links }];
}

/** The links of an area in one row, with the words among them: whose site it is, since when. */
function legalRow({ elements }: ShellArea): ProseLine {
  return elements.flatMap(({ words, lines }) =>
    words === 'prose'
      ? lines.flat().flatMap((part): ProseLine => (typeof part === 'string' ? withoutMarks(part) : [part]))
      : words.flatMap(({ heading, links }) => [...(heading ? [heading] : []), ...links.flatMap(flattened)]),
  );
}

/** Words without the marks that keep them apart from links, which stand apart in a row; none where marks are all. */
function withoutMarks(words: string): string[] {
  const [said = ''] = /[^\s|·•–-](?:.*[^\s|·•–-])?/.exec(words) ?? [];
  return /[\p{L}\p{N}]/u.test(said) ? [said] : [];
}

/** A link and those below it, one after another; a heading without an address leads nowhere. */
function flattened({ label, href, children }: MenuLink): PlanLink[] {
  return [...(href ? [{ label, href }] : []), ...children.flatMap(flattened)];
}
