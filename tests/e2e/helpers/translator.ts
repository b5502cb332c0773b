export const translators = ['Chrome', 'Safari'] as const;

export type Translator = (typeof translators)[number];

/**
 * Does to a page, once it is alive, what the translator of a browser does, and goes on with all that comes into it:
 * Chrome's puts two elements in the place of each text, Safari's another text. The words stay as they are, so that tests
 * find them. Runs in the page, before its own scripts.
 */
export function translatePage(translator: Translator): void {
  const translations = new WeakSet<Node>();
  const isWritten = (text: Text) =>
    text.data.trim() !== '' && !translations.has(text) && !text.parentElement?.closest('font,script,style,textarea');
  const translationOf = (text: Text) => {
    const words = document.createTextNode(text.data);
    translations.add(words);
    if (translator === 'Safari') return words;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(words);
    return outer;
  };
  const translate = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && isWritten(node)) texts.push(node);
    for (const text of texts) text.replaceWith(translationOf(text));
  };
  const goOn = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
  };
  const untilAlive = new MutationObserver(() => {
    if (document.documentElement?.dataset.script !== 'alive') return;
    untilAlive.disconnect();
    translate(document.body);
    new MutationObserver(goOn).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.classList.add('translated-ltr');
  });
  untilAlive.observe(document, { attributes: true, subtree: true });
}
