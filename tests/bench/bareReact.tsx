import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { Agent } from 'undici';
import { loadTestTexts } from '#app/language/testing/loadTestTexts.ts';
import { Footer } from '#design-system/components/Footer/Footer.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { MainMenu } from '#design-system/components/MainMenu/MainMenu.tsx';
import { MenuPage } from '#design-system/components/MainMenu/MenuPage.tsx';
import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { TopBar } from '#design-system/components/TopBar/TopBar.tsx';
import type { Picture } from '#templates/contract/pictures.ts';
import { DossierByHand, type SectionByHand } from './byHand.tsx';

/*
 * The reference for uncached pages: the same page with the same components, written as a careful developer writes a
 * React page in an afternoon. Four calls to the CMS over kept connections, `renderToString`, the answers in the page
 * for hydration, compression. No registry, no sanitiser, no findings, no sites, no logs, no fallbacks: it trusts what
 * it gets, in the one shape it knows.
 */

interface RawPicture {
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
interface RawElement {
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
interface RawArea {
  readonly area: string;
  readonly title: string;
  readonly background: boolean;
  readonly contentarea_leadtext: string;
  readonly elements: readonly RawElement[];
}
interface RawPage {
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

const agent = new Agent({ connections: 64 });
const t = await loadTestTexts('nl', 'templates');

async function ask(path: string): Promise<RawPage> {
  const { body } = await agent.request({ origin: process.env.CMS_BASE_URL ?? '', path, method: 'GET' });
  // Trusted as it comes: that is what makes the reference quick to write, and quick.
  return (await body.json()) as RawPage;
}

function picture(raw: RawPicture): Picture {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
  return {
    source: raw.source,
    alt: raw.alternative_text,
    size: { width: raw.width, height: raw.height },
    focus: { x: percent(raw['focuspoint-x'], raw.width), y: percent(raw['focuspoint-y'], raw.height) },
    credit: [
      { role: 'photographer', text: raw.photographer },
      { role: 'source', text: raw.source_info },
      { role: 'licence', text: raw.photo_license },
    ],
  };
}

function element(area: RawArea, index: number): RawElement {
  const found = area.elements[index];
  if (!found) throw new Error(`The reference expects an element at ${index}.`);
  return found;
}

function section(area: RawArea): SectionByHand {
  const { image, caption } = element(area, 1).image;
  const { accordion } = element(area, 3);
  const { itemlist } = element(area, 4);
  return {
    id: area.area,
    title: area.title,
    lead: area.contentarea_leadtext,
    tone: area.background ? 'band' : 'plain',
    background: element(area, 0).html,
    picture: picture(image),
    caption,
    approach: element(area, 2).html,
    questions: {
      title: accordion.title,
      items: accordion.items.map((item, index) => ({ id: `${area.area}-${index}`, ...item })),
    },
    news: {
      title: itemlist.title,
      items: itemlist.items.map((item) => ({
        title: item.title,
        href: item.url.replace('/nl/groenkennisnet', ''),
        lead: item.lead,
        picture: picture(item.leadimage),
        published: item.publication_date,
      })),
    },
    records: [],
  };
}

/** The links of a section's lists, flat. */
function links(page: RawPage) {
  const html = page.contents.flatMap((area) => area.elements.map((each) => each.html)).join('');
  return [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href = '', label = '']) => ({
    href: href.replace('/nl/groenkennisnet', ''),
    label,
  }));
}

interface Answers {
  readonly page: RawPage;
  readonly menu: RawPage;
  readonly footer: RawPage;
  readonly legal: RawPage;
}

function Page({ page, menu, footer, legal }: Answers) {
  const { metadata } = page;
  const logo = (
    <Logo src="/logo.svg" width={64} height={64} name="Groen Kennisnet" href="/" homeLabel={t('kind.other')} />
  );
  const entries = links(menu);
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: 'Naar de inhoud' }]} />
      <TopBar
        logo={logo}
        search={<SearchBar action="/zoeken" name="term" label="Zoeken" submitLabel="Zoeken" size="compact" />}
        actions={null}
        menu={
          <MainMenu
            label="Menu"
            openLabel="Menu"
            closeLabel="Sluit"
            backLabel="Terug"
            state="done"
            items={entries}
            aside={[]}
          />
        }
        variant="default"
      />
      <main id="main">
        <DossierByHand
          t={t}
          page={{
            title: page.title,
            lead: metadata.lead,
            picture: picture(metadata.leadimage),
            published: metadata.publication_date,
            modified: metadata.lastmodified_date,
            subject: metadata.item_metadata.subject_abstract,
            audience: metadata.item_metadata.target_audience_abstract,
            sections: page.contents.map(section),
          }}
        />
      </main>
      <MenuPage label="Menu" content={{ state: 'done', items: entries, aside: [] }} />
      <Footer
        labels={{ blocks: 'Meer op deze site', legal: 'Privacy en voorwaarden' }}
        blocks={[{ kind: 'links', title: 'Over ons', links: links(footer) }]}
        legal={links(legal)}
        logo={logo}
      />
    </>
  );
}

const askSection = (id: string) => ask(`/nl/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`);

createServer(async (request, response) => {
  const [page, menu, footer, legal] = await Promise.all([
    ask(`/nl/groenkennisnet${request.url}`),
    askSection('145419'),
    askSection('145248'),
    askSection('145401'),
  ]);
  const answers = { page, menu, footer, legal };
  const state = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="nl" data-site="groenkennisnet"><head><title>${page.title}</title></head><body><div id="portal">${renderToString(<Page {...answers} />)}</div><script type="application/json" id="state">${state}</script></body></html>`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'br');
  response.end(
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(process.env.BROTLI_QUALITY) } }),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
