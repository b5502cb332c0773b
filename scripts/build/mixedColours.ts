import type { Plugin } from 'vite';

/**
 * A rule with nothing but a plain colour, followed by the same rule with the mixed one for browsers that can mix. The
 * same to its first character: a rule that ends in the same selector is another rule, whose others stay plain.
 */
const pair =
  /(?<![^{};])([^{}]+)\{([\w-]+):[^{};]*\}@supports ?\(color: ?color-mix\(in lab, ?red, ?red\)\) ?\{\1(\{\2:[^{};]*\})\}/g;

/**
 * Keeps only the mixed colour of each pair that Tailwind writes: every browser of the build's target mixes colours, so
 * that the plain ones would weigh on each page and be seen by nobody.
 */
export function withoutPlainTwins(css: string): string {
  return css.replace(pair, '$1$3');
}

/** Vite's plugin for {@link withoutPlainTwins}. */
export function mixedColours(): Plugin {
  return {
    name: 'portal:mixed-colours',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string') {
          file.source = withoutPlainTwins(file.source);
        }
      }
    },
  };
}
