import { type ChildNode, type Element, isTag, Text } from 'domhandler';
import { findAll } from 'domutils';
import { readVideo } from '#design-system/components/VideoPlayer/readVideo.ts';
import { readClockTime } from '../../contract/clockTime.ts';
import { lead } from '../../contract/fields.ts';
import { isSubmit, labelOf } from '../../contract/form/readButtons.ts';
import { isConcealed } from '../../contract/form/readFields.ts';
import { isControl, withoutMarkSentences } from '../../contract/form/readForm.ts';
import { shownWords } from '../../contract/form/readLabels.ts';
import { siteHref } from '../../contract/links.ts';
import { emailAddress, phoneNumber } from '../../contract/reach.ts';
import type { ElementFacts, FieldFacts, PageFacts } from '../facts/pageFacts.ts';
import { isOtherButton, shownTags } from '../facts/shownTags.ts';
import { isInside, shortened, type TextFacts, wordsOf } from '../facts/textFacts.ts';
import { isBookkeeping } from './bookkeeping.ts';
import { lettersOf, type Pool, takeLetters, takeString } from './pool.ts';
import { poolsOf } from './pools.ts';

/** Something an editor made that the plan does not show. */
export interface Loss {
  readonly pointer: string;
  readonly kind: 'field' | 'words' | 'link' | 'picture' | 'embed';
  /** What is gone, in its own words. */
  readonly words: string;
}

/** Things inside a text that a page shows by themselves, or not at all. */
const embeds = ['iframe', 'video', 'audio', 'object', 'embed', 'svg', 'canvas', 'math'] as const;

/**
 * Compares what came in with what is shown: every word, link, picture, date and id that an editor wrote, against the part
 * of the plan that was made of it. It knows no rules and trusts none: it is what "nothing is wrong" is said by.
 *
 * Parts that were rejected as a whole are left out: they have a finding of their own.
 *
 * @param unread pointers of fields that nobody reads: words that stand twice are shown by the field that is read
 */
export function findLosses(page: PageFacts, unread: ReadonlySet<string>): Loss[] {
  const pools = poolsOf(page);
  const losses: Loss[] = [];
  for (const text of page.texts) {
    const pool = pools.of(text.element, text.pointer);
    if (pool !== 'rejected') losses.push(...lossesInText(text, text.element, pool));
  }
  const isUnread = ({ pointer }: FieldFacts) => unread.has(pointer);
  for (const field of [...page.fields.filter((each) => !isUnread(each)), ...page.fields.filter(isUnread)]) {
    if (isBookkeeping(field, page)) continue;
    const pool = pools.of(field.element, field.pointer);
    if (pool === 'rejected' || isShown(field, pool, page)) continue;
    losses.push({ pointer: field.pointer, kind: 'field', words: shortened(field.text) });
  }
  const elements = new Map(page.texts.map(({ pointer, element }) => [pointer, element]));
  for (const { href, pointer, place, tag, address } of page.links) {
    if (place === 'field' || tag === undefined) continue;
    const pool = pools.of(elements.get(pointer), pointer);
    if (pool === 'rejected' || href?.startsWith('#')) continue;
    if (href === undefined || !pool.hrefs.has(href)) losses.push({ pointer, kind: 'link', words: shortened(address) });
  }
  return losses;
}

function lossesInText(text: TextFacts, element: ElementFacts | undefined, pool: Pool): Loss[] {
  const { pointer } = text;
  const isForm = element?.type === 'form';
  const losses: Loss[] = [];
  const words = isForm ? withoutMarkSentences(wordsOf(formNodes(text))) : text.words;
  const key = lettersOf(words);
  if (key !== '' && !takeLetters(pool, key)) {
    const missing = firstMissing(words, pool);
    if (missing !== '') losses.push({ pointer, kind: 'words', words: shortened(missing) });
  }
  const pictures = shownTags(text, element?.type, 'img');
  if (pictures.length > pool.pictures) {
    const lost =
      pictures.find(({ attribs }) => !/^https?:\/\//i.test(attribs.src ?? '')) ??
      pictures.find(isOfLabel) ??
      pictures[0];
    losses.push({ pointer, kind: 'picture', words: shortened(lost?.attribs.src ?? '') });
  }
  for (const tag of shownTags(text, element?.type, ...embeds))
    losses.push({ pointer, kind: 'embed', words: `<${tag.name}>` });
  return losses;
}

/** Labels have words and links alone. */
function isOfLabel(tag: Element): boolean {
  return isInside(tag, 'label') || isInside(tag, 'legend');
}

/** What is visible of a form: neither what it hides nor the buttons that do something else than send it. */
function formNodes(text: TextFacts): ChildNode[] {
  const roots = text.tags.filter(({ parent }) => !parent || !isTag(parent));
  const keep = (node: ChildNode): ChildNode[] => {
    if (!isTag(node)) return [node];
    if (isOtherButton(node) || isConcealed(node)) return [];
    // The older buttons have their words in attributes.
    if (isSubmit(node)) return [new Text(` ${labelOf(node)} `)];
    const copy = node.cloneNode(false);
    copy.children = isLabel(node)
      ? // A mark for what is required is the page's own.
        [new Text(shownWords(node)), ...findAll(isControl, node.children).flatMap(keep)]
      : node.children.flatMap(keep);
    return [copy];
  };
  return roots.flatMap(keep);
}

function isLabel({ name }: Element): boolean {
  return name === 'label' || name === 'legend';
}

/** The first words in a row that stand nowhere in the plan. */
function firstMissing(text: string, pool: Pool): string {
  const left = pool.words();
  const missing: string[] = [];
  for (const word of text.split(/\s+/)) {
    const key = lettersOf(word);
    if (key === '') continue;
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    if (count === 0) missing.push(word);
    else if (missing.length > 0) break;
  }
  return missing.join(' ');
}

function isShown({ text, key, pointer }: FieldFacts, pool: Pool, { context }: PageFacts): boolean {
  const related = /\/(?:related_dossier|experts)\//.test(pointer);
  // Named by its id: whether it was found has a rule of its own.
  if (related && /^\d+$|[?&]contentid=\d+/i.test(text)) return true;
  // The same record twice is one.
  if (key === 'gkz_content_id') return pool.strings.has(text);
  if (takeString(pool, text)) return true;
  // A place on the page has an id of the page's own: whether it is there has a rule of its own.
  if (key === 'url' && siteHref(text, context)?.startsWith('#') && takePlace(pool)) return true;
  const letters = lettersOf(text);
  if (letters === '') return true;
  if (otherForms(text, context).some((form) => form !== undefined && pool.strings.has(form))) return true;
  if (takeLetters(pool, letters)) return true;
  // Named together with an id: the CMS's own title is shown instead.
  return related && key === 'title';
}

/** Which of its places a link leads to can no longer be told by its address: each that is left stands for one. */
function takePlace({ strings, hrefs }: Pool): boolean {
  for (const [href, left] of strings) {
    if (left === 0 || !href.startsWith('#') || !hrefs.has(href)) continue;
    strings.set(href, left - 1);
    return true;
  }
  return false;
}

/** What planning makes of addresses, numbers, times and lines. */
function otherForms(text: string, context: PageFacts['context']): (string | undefined)[] {
  const video = readVideo(text);
  return [
    siteHref(text, context),
    video && video.kind !== 'file' ? video.id : video?.src,
    emailAddress(text),
    phoneNumber(text),
    readClockTime(text),
    lead.safeParse(text).data,
  ];
}
