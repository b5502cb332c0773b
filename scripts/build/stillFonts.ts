import type { Plugin } from 'vite';
import { mainRange } from './fontLetters.ts';

const siteStyles = /\/sites\/(?:portlets\/)?[^/]+\/site\.css$/;

/** The upright face with the main letters, which `cutFonts` made: what a page asks for first and nearly everything is set in. */
const isMain = (face: string) => /font-style:\s*normal/.test(face) && face.includes(mainRange);

/**
 * Has the built portal show a page in its site's main faces only when they come with its first paint, else in the
 * stand-ins that are cut to their measure: text that is being read never moves. Next time the faces are there. Wherever
 * else the themes are used, as in Storybook, a face takes its place whenever it comes.
 */
export function stillFonts(): Plugin {
  let isPortal = false;
  return {
    name: 'still-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isPortal = build.manifest === true;
    },
    transform(css, id) {
      if (!isPortal || !siteStyles.test(id)) return undefined;
      return css.replace(/@font-face\s*\{[^}]*\}/g, (face) =>
        isMain(face) ? face.replace(/font-display:\s*swap/, 'font-display: optional') : face,
      );
    },
  };
}
