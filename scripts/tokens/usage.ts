import { propertiesOfClass, readClass } from './classNames.ts';
import { ownerOf, paints, quotedTexts, type Source, withoutComments } from './sources.ts';

/** A place that reads a token. */
export interface TokenUse {
  /** The custom property: `--site-color-action`. */
  readonly property: string;
  /** Whose file it is (see `ownerOf`). */
  readonly owner: string;
  readonly path: string;
  readonly line: number;
}

const named = /(?<![\w-])--(?:site|palette)-[a-z0-9-]+(?!\s*:)(?![\w-])/g;

/** Custom properties that a file reads by name. What it gives a value (`--site-color-page: …`) is no use of it. */
export function namedProperties({ text }: Source): readonly { readonly property: string; readonly line: number }[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((content, index) => [...content.matchAll(named)].map(([property]) => ({ property, line: index + 1 })));
}

/** Every place that reads a token, by class name or by custom property, in files that paint. */
export function tokenUses(sources: readonly Source[]): readonly TokenUse[] {
  return sources
    .filter(({ path }) => paints(path))
    .flatMap((source) => {
      const { path, text } = source;
      const inClasses = path.endsWith('.css')
        ? []
        : quotedTexts(text).flatMap((words) =>
            words.flatMap(({ word, line }) => {
              const found = readClass(word);
              return found === undefined ? [] : propertiesOfClass(found).map((property) => ({ property, line }));
            }),
          );
      return [...namedProperties(source), ...inClasses].map((use) => ({ ...use, owner: ownerOf(path), path }));
    });
}
