import { plainText } from '#templates/contract/richText.ts';
import { knownElementsOf } from '#templates/plan/areas/walk.ts';
import type { Plan } from '#templates/plan/plan.types.ts';

/** A part of a page that reads on; a line in it is a sentence or more, an item of a list or a row of a table. */
export interface PageParagraph {
  /** What it stands under; empty for the title of the page. */
  readonly heading: string;
  readonly text: string;
}

/** What is shorter says nothing by itself (characters). */
const shortest = 20;

/** The running text of a page in its order, without markup: what an answer may quote. Teasers of other pages are theirs. */
export function pageText(plan: Plan): PageParagraph[] {
  const { details, areas } = plan;
  const lead = 'lead' in details && typeof details.lead === 'string' ? [{ heading: '', text: details.lead }] : [];
  const body = areas.flatMap((area) => [
    ...(area.lead === undefined ? [] : [{ heading: area.title ?? '', text: area.lead }]),
    ...knownElementsOf([area]).flatMap((element) => {
      switch (element.type) {
        case 'text':
          return paragraphsIn(element.data.html, element.data.title ?? area.title ?? '');
        case 'accordion':
          return element.data.items.flatMap(({ title, html }) => paragraphsIn(html, title));
        case 'video':
          return paragraphsIn(element.data.transcript ?? '', element.data.title ?? area.title ?? '');
        default:
          return [];
      }
    }),
  ]);
  return [...lead, ...body].filter(({ text }) => text.length >= shortest);
}

/** Marks that no text has, for where a heading begins and ends. */
const [headingStart, headingEnd] = ['\u0001', '\u0002'];

/** The paragraphs of clean HTML, each under the heading before it. */
export function paragraphsIn(html: string, title: string): PageParagraph[] {
  const marked = html
    .replace(/\s+/g, ' ')
    // Part of a word or beside a comma: no space stands where it ends.
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|mark|small|span|strong|sub|sup|u)\b[^>]*>/g, '')
    .replace(/<h[1-6]\b[^>]*>/g, `\n\n${headingStart}`)
    .replace(/<\/h[1-6]>/g, `${headingEnd}\n\n`)
    .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/g, ' | ')
    .replace(/<br\b[^>]*>|<\/(?:li|tr|dt|dd|caption|figcaption)>/g, '\n')
    .replace(/<\/(?:p|ul|ol|dl|table|blockquote|div|figure|pre)>/g, '\n\n');
  const paragraphs: PageParagraph[] = [];
  let heading = title;
  for (const block of marked.split(/\n{2,}/)) {
    const text = block
      .split('\n')
      .map(plainText)
      .filter((line) => line !== '')
      .join('\n');
    if (text.startsWith(headingStart)) heading = text.replaceAll(headingStart, '').replaceAll(headingEnd, '').trim();
    else if (text !== '') paragraphs.push({ heading, text });
  }
  return paragraphs;
}
