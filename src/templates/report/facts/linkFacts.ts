import type { Element } from 'domhandler';
import type { PlanContext } from '../../contract/context.ts';
import { siteHref } from '../../contract/links.ts';
import type { ElementType } from '../../plan/elements/elementDefinitions.ts';
import { shownTags } from './shownTags.ts';
import { excerptAround, type TextFacts, wordsOf } from './textFacts.ts';

/** A link as the editor made it, and where it leads to from our pages. */
export interface LinkFacts {
  readonly pointer: string;
  /** As the editor wrote it. */
  readonly address: string;
  /** Ours; `undefined` when it may not be a link. */
  readonly href: string | undefined;
  /** What names it: its words, or else the alternative text of its pictures, or else a title. */
  readonly label: string;
  /** Inside a rich text, or in a field of its own. */
  readonly place: 'text' | 'field';
  /** The sort of file that a field beside it names. */
  readonly fileType?: string | undefined;
  readonly excerpt?: string | undefined;
  readonly tag?: Element | undefined;
}

export function linksOfText(text: TextFacts, type: ElementType | undefined, context: PlanContext): LinkFacts[] {
  return shownTags(text, type, 'a').flatMap((tag): LinkFacts[] => {
    const { href: address } = tag.attribs;
    let excerpt: string | undefined;
    if (address === undefined) return [];
    const alternative = () =>
      pictures(tag)
        .map(({ attribs }) => attribs.alt ?? '')
        .join(' ')
        .trim();
    const title = () => {
      const shown = pictures(tag);
      const titles = shown.length === 0 ? [] : [tag, ...shown].map(({ attribs }) => attribs.title?.trim() ?? '');
      return titles.find((words) => words !== '') ?? '';
    };
    return [
      {
        pointer: text.pointer,
        address,
        href: siteHref(address, context),
        label: wordsOf([tag]) || alternative() || title(),
        place: 'text',
        tag,
        get excerpt() {
          excerpt ??= excerptAround(tag);
          return excerpt;
        },
      },
    ];
  });
}

function pictures(tag: Element): Element[] {
  const found: Element[] = [];
  const visit = (element: Element) => {
    if (element.name === 'img') found.push(element);
    for (const child of element.children) if (child.type === 'tag') visit(child);
  };
  visit(tag);
  return found;
}
