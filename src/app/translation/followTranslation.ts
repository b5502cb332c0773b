/** What came into the page for a text that was taken out of it; null where nothing did. */
const standIns = new WeakMap<Node, Node | null>();

/** What puts children into an element and takes them out, for React. */
const methods = ['appendChild', 'insertBefore', 'removeChild'] as const;

/**
 * Lets React go on with a page that the visitor has the browser translate. Translators take texts out and put nodes of
 * their own there, while React changes, takes out and inserts before the texts that it made, and would find them gone
 * (https://github.com/facebook/react/issues/11538). What it does with such a text is done with its translation.
 */
export function followTranslation(page: Node): void {
  // One of its own: browsers take a text that was just removed for one that the other observes already.
  const changedTexts = new MutationObserver((changes) => {
    for (const { target } of changes) showAgain(target);
  });
  new MutationObserver((changes) => {
    const elements = new Map<Node, { gone: Node[]; come: Node[] }>();
    for (const { target, removedNodes, addedNodes } of changes) {
      const { gone, come } = elements.get(target) ?? { gone: [], come: [] };
      gone.push(...removedNodes);
      come.push(...addedNodes);
      elements.set(target, { gone, come });
    }
    for (const [element, { gone, come }] of elements) {
      const texts = gone.filter((node) => isText(node) && !node.parentNode);
      if (texts.length === 0) continue;
      // An element gets a translation for each of its texts, in their order.
      const translations = come.filter((node) => isText(node) && node.parentNode === element);
      texts.forEach((text, index) => {
        standIns.set(text, translations[index] ?? null);
        changedTexts.observe(text, { characterData: true });
      });
      for (const translation of translations) standIns.delete(translation);
      followIn(element);
    }
  }).observe(page, { childList: true, subtree: true });
}

/** Whether it is a text, or what Chrome puts in the place of one. */
const isText = (node: Node) => /^(?:#text|FONT)$/.test(node.nodeName);

/** The node itself, or what the page has for it: a translation may have been translated once more. */
function shown(node: Node): Node | null {
  const next = node.parentNode ? undefined : standIns.get(node);
  return next ? shown(next) : next === null ? null : node;
}

/** A text that React changed is shown itself: it is for the translator to translate it anew. */
function showAgain(text: Node): void {
  const translation = shown(text);
  if (translation !== text) translation?.parentNode?.replaceChild(text, translation);
}

/** Changes the methods of this one element; those of all others stay the browser's own. */
function followIn(parent: Node): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  for (const name of methods) {
    const method: (node: Node, before: Node | null) => Node = parent[name];
    Object.assign(parent, {
      [name](node: Node, before: Node | null) {
        const translation = shown(node);
        if (translation !== node) translation?.parentNode?.removeChild(translation);
        else if (name === 'removeChild') method.call(parent, node, null);
        if (name !== 'removeChild') method.call(parent, node, before && shown(before));
        return node;
      },
    });
  }
}
