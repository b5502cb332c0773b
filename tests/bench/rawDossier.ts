import { Agent } from 'undici';

/*
 * The CMS's answers in the one shape that the references know, trusted as they come: that is what makes them quick to
 * write, and quick.
 */

export interface RawPicture {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly 'focuspoint-x': number;
  readonly 'focuspoint-y': number;
  readonly alternative_text: string;
  readonly photographer: string;
  readonly source_info: string;
  readonly photo_license: string;
}
export interface RawElement {
  readonly html: string;
  readonly image: { readonly image: RawPicture; readonly caption: string };
  readonly accordion: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly html: string }[];
  };
  readonly itemlist: {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      readonly url: string;
      readonly lead: string;
      readonly leadimage: RawPicture;
      readonly publication_date: string;
    }[];
  };
}
export interface RawArea {
  readonly area: string;
  readonly title: string;
  readonly background: boolean;
  readonly contentarea_leadtext: string;
  readonly elements: readonly RawElement[];
}
export interface RawPage {
  readonly title: string;
  readonly metadata: {
    readonly lead: string;
    readonly leadimage: RawPicture;
    readonly publication_date: string;
    readonly lastmodified_date: string;
    readonly item_metadata: { readonly subject_abstract: string; readonly target_audience_abstract: string };
  };
  readonly contents: readonly RawArea[];
}

export interface Answers {
  readonly page: RawPage;
  readonly menu: RawPage;
  readonly footer: RawPage;
  readonly legal: RawPage;
}

const agent = new Agent({ connections: 64 });

async function ask(path: string): Promise<RawPage> {
  const { body } = await agent.request({ origin: process.env.CMS_BASE_URL ?? '', path, method: 'GET' });
  return (await body.json()) as RawPage;
}

const askSection = (id: string) => ask(`/nl/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`);

/** The four calls that a page takes, over kept connections. */
export async function askAll(path: string): Promise<Answers> {
  const [page, menu, footer, legal] = await Promise.all([
    ask(`/nl/groenkennisnet${path}`),
    askSection('145419'),
    askSection('145248'),
    askSection('145401'),
  ]);
  return { page, menu, footer, legal };
}

/** What stands at a place of an area. */
export function element(area: RawArea, index: number): RawElement {
  const found = area.elements[index];
  if (!found) throw new Error(`The reference expects an element at ${index}.`);
  return found;
}

/** The links of a section's lists, flat. */
export function links(page: RawPage) {
  const html = page.contents.flatMap((area) => area.elements.map((each) => each.html)).join('');
  return [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href = '', label = '']) => ({
    href: href.replace('/nl/groenkennisnet', ''),
    label,
  }));
}
