import type { ShellResponse } from '#app/api/responses.ts';
import type { MenuLink } from '#templates/contract/linkList.ts';
import type { PlanLink } from '#templates/contract/links.ts';
import type { ProseLine } from '#templates/contract/prose.ts';
import type { FooterBlock, Section } from '#templates/plan/planShell.ts';

/** The same menu and footer with whole addresses, for a theme that is shown on another site's host. */
export function absoluteShell({ menu, footer, legal }: ShellResponse, origin: string): ShellResponse {
  const link = <L extends PlanLink>(one: L): L =>
    one.href.startsWith('/') ? { ...one, href: origin + one.href } : one;
  const menuLink = (one: MenuLink): MenuLink => ({ ...link(one), children: one.children.map(menuLink) });
  return {
    menu: mapped(menu, ({ main, aside }) => ({
      main: main.map(menuLink),
      aside: aside.map(({ title, links }) => ({ title, links: links.map(menuLink) })),
    })),
    footer: mapped(footer, (blocks) => blocks.map((block) => absoluteBlock(block, link))),
    legal: mapped(legal, (row) => absoluteLine(row, link)),
  };
}

function absoluteLine(line: ProseLine, link: (one: PlanLink) => PlanLink): ProseLine {
  return line.map((part) => (typeof part === 'string' ? part : link(part)));
}

function absoluteBlock(block: FooterBlock, link: (one: PlanLink) => PlanLink): FooterBlock {
  switch (block.kind) {
    case 'links':
    case 'socials':
      return { ...block, links: block.links.map(link) };
    case 'text':
      return { ...block, lines: block.lines.map((line) => absoluteLine(line, link)) };
    case 'images':
      return block;
    default:
      return block satisfies never;
  }
}

function mapped<T>(section: Section<T>, change: (value: T) => T): Section<T> {
  return section.state === 'done' ? { ...section, value: change(section.value) } : section;
}
