import type { Cite } from '@citation-js/core';
import type { CitationFormat } from '#app/api/citationAddress.ts';
import type { CslName } from '#app/citation/authorName.ts';
import { betweenKeywords, type CslItem, oneLine, withoutBareArticle } from './cslItem.ts';
import { inTex } from './inTex.ts';

/** A reference to keep. */
export interface CitationFile {
  readonly body: string;
  readonly contentType: string;
  /** Of its name, without a dot. */
  readonly extension: string;
}

/** The references of publications in a format. Rejects when the writer of a format cannot be loaded. */
export async function citationFile(format: CitationFormat, items: readonly CslItem[]): Promise<CitationFile> {
  switch (format) {
    case 'ris':
      return {
        body: await risOf(items),
        contentType: 'application/x-research-info-systems; charset=utf-8',
        extension: 'ris',
      };
    case 'bibtex':
      return {
        body: await bibTexOf(items.map(withoutBareArticle).map(inTex)),
        contentType: 'application/x-bibtex; charset=utf-8',
        extension: 'bib',
      };
    case 'csl':
      return {
        body: `${JSON.stringify(items.map(withoutBareArticle).map(withWholeSurnames), null, 2)}\n`,
        contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
        extension: 'json',
      };
    default:
      return format satisfies never;
  }
}

/** Written line by line here: the library breaks a value after 70 characters, in the middle of words and addresses. */
async function risOf(items: readonly CslItem[]): Promise<string> {
  const named = items.map(withRisNames);
  const entries = (await cited(named.map(({ editor, ...item }) => item))).format('ris', { format: 'object' });
  const lines = entries.flatMap(({ TY, ...fields }, at) => [
    `TY  - ${TY}`,
    // The library knows editors of some types only, behind a tag that each type has another one for.
    ...(named[at]?.editor ?? []).map((editor) => `ED  - ${oneLine(risName(editor))}`),
    ...Object.entries({ ...leftOut(items[at]), ...fields, ...keywordsOf(items[at]) }).flatMap(([tag, value]) =>
      [value].flat().map((each) => `${tag}  - ${oneLine(String(each))}`),
    ),
    'ER  - ',
  ]);
  return [...lines, ''].join('\r\n');
}

/** What the library writes for some types only: no ISBN of a thesis, no publisher of an article. */
const leftOut = ({ ISBN, publisher }: Partial<CslItem> = {}) => ({
  ...(ISBN && { SN: ISBN }),
  ...(publisher && { PB: publisher }),
});

/** The library parts them at every comma. */
const keywordsOf = ({ keyword }: Partial<CslItem> = {}) => ({ ...(keyword && { KW: keyword.split(betweenKeywords) }) });

/** Put together here: the library leaves out of BibTeX what no list of references prints, and reference managers keep. */
async function bibTexOf(items: readonly CslItem[]): Promise<string> {
  const entries = (await cited(items)).format('bibtex', { format: 'object' });
  return entries
    .map(({ type, label, properties }, at) => {
      const { abstract, keyword, language } = items[at] ?? {};
      const fields = Object.entries({ ...properties, abstract, keywords: keyword, language });
      const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`\t${name} = {${value}},\n`]));
      return `@${type}{${label},\n${lines.join('')}}\n`;
    })
    .join('');
}

/** Who made a film is its director in RIS, and no author. */
function withRisNames(item: CslItem): CslItem & { readonly director?: readonly CslName[] } {
  const named = withWholeSurnames(item);
  return { ...named, ...(named.author && item.type === 'motion_picture' && { director: named.author }) };
}

/**
 * RIS has one surname, and the library writes none of what stands before it. Of CSL-JSON Zotero drops what does not stand
 * in the surname; what sets lists of references (citeproc-js, Pandoc) finds small words in it again.
 */
function withWholeSurnames(item: CslItem): CslItem {
  const { author, editor } = item;
  return {
    ...item,
    ...(author && { author: author.map(withWholeSurname) }),
    ...(editor && { editor: editor.map(withWholeSurname) }),
  };
}

function withWholeSurname(name: CslName): CslName {
  if ('literal' in name) return name;
  const { family, given, 'non-dropping-particle': particle } = name;
  return particle === undefined ? name : { family: `${particle} ${family}`, given };
}

const risName = (name: CslName) => ('literal' in name ? name.literal : `${name.family}, ${name.given}`);

/** Loaded when the first reference is asked for: it takes a tenth of a second and 30 MB, and many never need it. */
async function cited(items: readonly CslItem[]): Promise<Cite> {
  const [{ Cite, plugins }] = await Promise.all([
    import('@citation-js/core'),
    import('@citation-js/plugin-ris'),
    import('@citation-js/plugin-bibtex'),
  ]);
  // In ASCII the library leaves out every letter that it knows no TeX for; without, it leaves TeX's signs to us.
  plugins.config.get('@bibtex').format.asciiOnly = false;
  return new Cite([...items], { generateGraph: false });
}
