/** What is used of Citation.js, which brings no types of its own. */
declare module '@citation-js/core' {
  import type { CslItem } from './cslItem.ts';

  interface BibTexEntry {
    readonly type: string;
    readonly label: string;
    readonly properties: Readonly<Record<string, string>>;
  }
  type RisFields = Readonly<Record<string, string | number | readonly string[]>>;

  export class Cite {
    /** Items of CSL-JSON, or a text in a format that a plugin reads. */
    constructor(
      items: readonly CslItem[] | string,
      options?: { readonly generateGraph: boolean; readonly forceType?: string },
    );
    readonly data: readonly CslItem[];
    format(format: 'bibtex', options: { readonly format: 'object' }): readonly BibTexEntry[];
    /** Fields by their tags, `TY` among them. */
    format(format: 'ris', options: { readonly format: 'object' }): readonly RisFields[];
  }

  /** What plugins can be told. */
  export const plugins: {
    readonly config: {
      get(plugin: '@bibtex'): {
        readonly format: { asciiOnly: boolean };
        /** What commands of TeX stand for, by their names. */
        readonly constants: { readonly commands: Record<string, string> };
      };
    };
  };
}

/** Adds `ris` to the formats. */
declare module '@citation-js/plugin-ris' {}

/** Adds `bibtex` to the formats. */
declare module '@citation-js/plugin-bibtex' {}
