import { createServer } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { Agent } from 'undici';

/*
 * The reference for uncached pages: what a careful developer writes in an afternoon. Four calls to the CMS over kept
 * connections, plain components, `renderToString`, compression. No registry, no sanitiser, no findings, no themes.
 */

interface Picture {
  readonly source: string;
  readonly alternative_text: string;
}
interface Entry {
  readonly title: string;
  readonly url: string;
  readonly lead: string;
  readonly leadimage: Picture;
}
interface Element {
  readonly html?: string;
  readonly image?: { readonly image: Picture; readonly caption: string };
  readonly accordion?: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly html: string }[];
  };
  readonly itemlist?: { readonly title: string; readonly items: readonly Entry[] };
}
interface Area {
  readonly area: string;
  readonly title: string;
  readonly contentarea_leadtext?: string;
  readonly elements: readonly Element[];
}
interface Page {
  readonly title: string;
  readonly metadata: { readonly lead: string; readonly leadimage: Picture };
  readonly contents: readonly Area[];
}

const cms = process.env.CMS_BASE_URL ?? '';
const agent = new Agent({ connections: 64 });

async function ask(path: string): Promise<Page> {
  const { body } = await agent.request({ origin: cms, path, method: 'GET' });
  // The stand-in's own answers.
  return (await body.json()) as Page;
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reference trusts its own stand-in, which makes it faster.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Element({ element }: { element: Element }) {
  if (element.html) return <Html html={element.html} />;
  if (element.image) {
    return (
      <figure>
        <img src={element.image.image.source} alt={element.image.image.alternative_text} loading="lazy" />
        <figcaption>{element.image.caption}</figcaption>
      </figure>
    );
  }
  if (element.accordion) {
    return (
      <div>
        <h3>{element.accordion.title}</h3>
        {element.accordion.items.map((item) => (
          <details key={item.title}>
            <summary>{item.title}</summary>
            <Html html={item.html} />
          </details>
        ))}
      </div>
    );
  }
  return (
    <div>
      <h3>{element.itemlist?.title}</h3>
      <ul>
        {element.itemlist?.items.map((item) => (
          <li key={item.url}>
            <img src={item.leadimage.source} alt={item.leadimage.alternative_text} loading="lazy" />
            <a href={item.url}>{item.title}</a>
            <p>{item.lead}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lists({ section }: { section: Page }) {
  return section.contents.map((area) => (
    <nav key={area.area}>
      {area.elements.map((element) => (
        <Html key={element.html} html={element.html ?? ''} />
      ))}
    </nav>
  ));
}

function Document({ page, menu, footer, legal }: { page: Page; menu: Page; footer: Page; legal: Page }) {
  return (
    <html lang="nl">
      <head>
        <title>{page.title}</title>
      </head>
      <body>
        <Lists section={menu} />
        <main>
          <h1>{page.title}</h1>
          <p>{page.metadata.lead}</p>
          <img src={page.metadata.leadimage.source} alt={page.metadata.leadimage.alternative_text} />
          {page.contents.map((area) => (
            <section key={area.area} id={area.area}>
              <h2>{area.title}</h2>
              <p>{area.contentarea_leadtext}</p>
              {area.elements.map((element, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: elements of a page never move.
                <Element key={index} element={element} />
              ))}
            </section>
          ))}
        </main>
        <Lists section={footer} />
        <Lists section={legal} />
      </body>
    </html>
  );
}

const section = (id: string) => ask(`/nl/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`);

createServer(async (request, response) => {
  const [page, menu, footer, legal] = await Promise.all([
    ask(`/nl/groenkennisnet${request.url}`),
    section('145419'),
    section('145248'),
    section('145401'),
  ]);
  const html = `<!doctype html>${renderToString(<Document page={page} menu={menu} footer={footer} legal={legal} />)}`;
  const accepts = request.headers['accept-encoding'] ?? '';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (accepts.includes('br')) {
    response.setHeader('content-encoding', 'br');
    response.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  } else if (accepts.includes('gzip')) {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(html));
  } else {
    response.end(html);
  }
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
