import type { ShellResponse } from '#app/api/responses.ts';
import type { MenuLink } from '#templates/contract/linkList.ts';
import type { PlanLink } from '#templates/contract/links.ts';
import type { Section } from '#templates/plan/planShell.ts';

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
    footer: mapped(footer, (blocks) =>
      blocks.map((block) => (block.kind === 'images' ? block : { ...block, links: block.links.map(link) })),
    ),
    legal: mapped(legal, (links) => links.map(link)),
  };
}

function mapped<T>(section: Section<T>, change: (value: T) => T): Section<T> {
  return section.state === 'done' ? { state: 'done', value: change(section.value) } : section;
}
