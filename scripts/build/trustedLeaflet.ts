import type { Plugin } from 'vite';

/** How Leaflet finds out, as it is read, whether HTML may hold SVG. */
const question = "div.innerHTML = '<svg/>';";

/** Asks it of an element that is no text. */
export function withoutHtml(code: string): string {
  if (!code.includes(question)) throw new Error(`Leaflet no longer says ${question}: look whether it needs mending.`);
  return code.replace(question, "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));");
}

/**
 * Lets Leaflet be read where no text may become HTML (`require-trusted-types-for`): the rest of what it makes of text
 * belongs to controls and pop-ups, which our map does without.
 */
export function trustedLeaflet(): Plugin {
  return {
    name: 'portal:trusted-leaflet',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/leaflet\/dist\/leaflet-src(?:\.esm)?\.js/ },
      handler: (code) => ({ code: withoutHtml(code), map: null }),
    },
  };
}
