import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** What running text may be made of, and which attributes each tag may carry beside `lang`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  abbr: [],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  cite: [],
  code: [],
  dd: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  hr: [],
  i: [],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  li: [],
  mark: [],
  ol: ['start', 'reversed'],
  p: [],
  pre: [],
  q: [],
  s: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
};

/** Everything in an editor's text that must not reach a page. */
export function unsafeInText(html: string): string[] {
  const breakouts = isBalanced(html) ? [] : ['end tags that close what stands around the text'];
  const unsafe = elementsOf(html).flatMap((element) => {
    const attributes = allowed[element.name];
    if (!Object.hasOwn(allowed, element.name) || !attributes) return [`<${element.name}>`];
    const foreign = Object.keys(element.attribs).filter((name) => name !== 'lang' && !attributes.includes(name));
    const ids =
      element.attribs.id === undefined || element.attribs.id.startsWith('s-') ? [] : [`id=${element.attribs.id}`];
    return [...foreign.map((name) => `<${element.name} ${name}>`), ...ids, ...unsafeAddresses(element)];
  });
  return [...breakouts, ...unsafe];
}

/** Whether every end tag closes a tag of the text's own, so that the text stays in its box. */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/g)) {
    if (/^(br|hr|img)$/.test(name)) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Tags that no page of ours holds, whoever wrote them. */
const forbidden = new Set(
  'script style iframe object embed frame frameset base meta link template portal dialog math foreignobject animate noscript'.split(
    ' ',
  ),
);

/** Everything on a rendered page that could run a script or lead readers astray. */
export function unsafeOnPage(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const handlers = Object.keys(element.attribs).filter((name) => /^on|^srcdoc$|^formaction$/i.test(name));
    return [
      ...(forbidden.has(element.name) && !isPreload(element) && !isOwnButton(element) ? [`<${element.name}>`] : []),
      ...handlers.map((name) => `<${element.name} ${name}>`),
      ...unsafeAddresses(element),
      ...unsafeControl(element),
    ];
  });
}

const controls = new Set(['input', 'select', 'textarea', 'button']);

/** Forms are ours, whatever markup an editor sent: they post to our own server, with our own fields in them once. */
function unsafeControl(element: Element): string[] {
  const { name, attribs } = element;
  if (name === 'form') {
    const ours = findAll((inner) => inner.attribs.name?.startsWith('_') ?? false, element.children);
    // `__proto__` is a name like any other; buttons that send the form, as many as there are, say which was pressed.
    const names = ours
      .filter((inner) => !(inner.name === 'button' && inner.attribs.name === '_button'))
      .map((inner) => inner.attribs.name)
      .filter((own) => own !== '__proto__');
    const isOurs = names.join() === '_page,_element,_website';
    return [
      ...(attribs.method === 'post' && /^\/api\/\w+(#[\w-]+)?$/.test(attribs.action ?? '')
        ? []
        : [`<form ${attribs.action}>`]),
      ...(isOurs ? [] : [`<form> with ${names.join()}`]),
      ...(formAround(element) ? ['<form> in a form'] : []),
    ];
  }
  if (!controls.has(name)) return [];
  const isPlain = attribs.type !== 'password' && attribs.type !== 'image' && attribs.form === undefined;
  const isPlaced = formAround(element) !== undefined || (name === 'button' && attribs.type === 'button');
  return isPlain && isPlaced ? [] : [`<${name} ${JSON.stringify(attribs)}>`];
}

function formAround({ parent }: Element): Element | undefined {
  if (!parent || !('name' in parent)) return undefined;
  return parent.name === 'form' ? parent : formAround(parent);
}

/** React asks for the picture that opens a page before it writes it. */
function isPreload({ name, attribs }: Element): boolean {
  return name === 'link' && attribs.rel === 'preload' && attribs.as === 'image';
}

/** Our own buttons say that they are nothing but that: they send nothing, and do nothing without our script. */
function isOwnButton({ name, attribs }: Element): boolean {
  return name === 'button' && attribs.type === 'button';
}

function elementsOf(html: string): Element[] {
  return findAll(() => true, parseDocument(html).children);
}

function unsafeAddresses({ name, attribs }: Element): string[] {
  const { href, src, poster, action, srcset = '' } = attribs;
  const sources = srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]);
  return [href, src, poster, action, attribs['xlink:href'], ...sources]
    .filter((address) => address !== undefined && address !== '' && !isSafeAddress(address))
    .map((address) => `<${name}> leads to ${JSON.stringify(address)}`);
}

/** A page of ours, an anchor, or a web, mail or telephone address; judged as browsers read it. */
export function isSafeAddress(address: string): boolean {
  // They drop control characters, and white space in front.
  const read = Array.from(address)
    .filter((character) => character >= ' ')
    .join('')
    .trimStart();
  if (/^(#|\?)/.test(read)) return true;
  if (/^\/(?![/\\])/.test(read)) return true;
  return /^(https?:\/\/[^/]|mailto:|tel:)/i.test(read);
}

/** The bones of a page: its tags and the names of their attributes, without a word. */
export function bonesOf(html: string): string[] {
  return elementsOf(html).map(({ name, attribs }) => `${name} ${Object.keys(attribs).join(' ')}`);
}
