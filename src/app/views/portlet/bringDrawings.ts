import { trustedHtml } from '#design-system/components/RichText/trustedHtml.ts';

/**
 * Brings the drawings that icons and logos refer to into the page itself: browsers show those of another origin's files
 * to nobody, and to a page without an origin every file is another's. Returns the function that stops it.
 */
export function bringDrawings(content: HTMLElement): () => void {
  const files = new Map<string, Promise<void>>();
  const bring = (file: string) =>
    fetch(file)
      .then((response) => response.text())
      .then((text) => {
        const drawing = document.importNode(
          new DOMParser().parseFromString(trustedHtml(text) as string, 'image/svg+xml').documentElement,
          true,
        );
        drawing.style.cssText = 'position:absolute;inline-size:0;block-size:0';
        drawing.setAttribute('aria-hidden', 'true');
        document.body.append(drawing);
      });
  const look = () => {
    for (const use of content.querySelectorAll('use')) {
      const [file = '', id] = use.getAttribute('href')?.split('#') ?? [];
      if (file === '') continue;
      const brought = files.get(file) ?? bring(file);
      files.set(file, brought);
      // Without its drawing an icon stays away; the words beside it say the same.
      brought.then(
        () => use.setAttribute('href', `#${id}`),
        () => {},
      );
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(content, { childList: true, subtree: true });
  return () => changes.disconnect();
}
