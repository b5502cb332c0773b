import { type Sheet, visitRules } from './sheets.ts';

/** Shows stories one at a time, as if each were alone on the page. */
export interface Stage {
  show(story: HTMLElement): void;
  hide(story: HTMLElement): void;
}

/** What a stylesheet says of the whole page when something is in it: `html:has([data-cookie-notice])`. */
const rootMarks = /(?:^|[\s,(])(?:html|:root|body):has\(\[([\w-]+)/g;

/** Hides all stories: what has no box costs nothing, and what it would say of the whole page is not said. */
export function createStage(stories: readonly HTMLElement[], sheets: readonly Sheet[]): Stage {
  const marks = new Set<string>();
  visitRules(sheets, (rule) => {
    if (!(rule instanceof CSSStyleRule)) return;
    for (const [, mark = ''] of rule.selectorText.matchAll(rootMarks)) marks.add(mark);
  });
  const marked = new Map(stories.map((story) => [story, markedIn(story, marks)]));
  const stage: Stage = {
    show(story) {
      story.style.display = '';
      for (const { element, mark, value } of marked.get(story) ?? []) element.setAttribute(mark, value);
    },
    hide(story) {
      story.style.display = 'none';
      for (const { element, mark } of marked.get(story) ?? []) element.removeAttribute(mark);
    },
  };
  for (const story of stories) stage.hide(story);
  return stage;
}

interface Marked {
  readonly element: Element;
  readonly mark: string;
  readonly value: string;
}

function markedIn(story: HTMLElement, marks: ReadonlySet<string>): Marked[] {
  return [...marks].flatMap((mark) =>
    [...story.querySelectorAll(`[${mark}]`)].map((element) => ({
      element,
      mark,
      value: element.getAttribute(mark) ?? '',
    })),
  );
}
