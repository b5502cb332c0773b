import { type Answers, element, links, type RawArea, type RawPage, type RawPicture } from './rawDossier.ts';
import { serveReact } from './serveReact.ts';

/*
 * The reference that does not move with us: the words and pictures of the same page in elements that have no classes and
 * no components, written once. What it does not pay for is all of a design system: icons, sources of pictures in many
 * sizes, states of a menu, names for screen readers.
 */

// biome-ignore lint/security/noDangerouslySetInnerHtml: the bench's own words, trusted as they come
const Html = ({ html }: { readonly html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

const Credit = ({ picture }: { readonly picture: RawPicture }) => (
  <p>
    {picture.photographer} {picture.source_info} {picture.photo_license}
  </p>
);

const Picture = ({ picture }: { readonly picture: RawPicture }) => (
  <img src={picture.source} alt={picture.alternative_text} width={picture.width} height={picture.height} />
);

function Section({ area }: { readonly area: RawArea }) {
  const { image, caption } = element(area, 1).image;
  const { accordion } = element(area, 3);
  const { itemlist } = element(area, 4);
  return (
    <section id={area.area}>
      <h2>{area.title}</h2>
      <p>{area.contentarea_leadtext}</p>
      <Html html={element(area, 0).html} />
      <figure>
        <Picture picture={image} />
        <figcaption>{caption}</figcaption>
        <Credit picture={image} />
      </figure>
      <Html html={element(area, 2).html} />
      <h3>{accordion.title}</h3>
      {accordion.items.map(({ title, html }) => (
        <details key={title}>
          <summary>{title}</summary>
          <Html html={html} />
        </details>
      ))}
      <h3>{itemlist.title}</h3>
      <ul>
        {itemlist.items.map(({ title, url, lead, leadimage, publication_date }) => (
          <li key={url}>
            <Picture picture={leadimage} />
            <h4>
              <a href={url.replace('/nl/groenkennisnet', '')}>{title}</a>
            </h4>
            <p>{lead}</p>
            <time>{publication_date}</time>
            <Credit picture={leadimage} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Links = ({ page }: { readonly page: RawPage }) => (
  <ul>
    {links(page).map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

function Page({ page, menu, footer, legal }: Answers) {
  const { lead, leadimage, publication_date, lastmodified_date, item_metadata } = page.metadata;
  return (
    <>
      <a href="#main">Naar de inhoud</a>
      <header>
        <a href="/">Groen Kennisnet</a>
        <form action="/zoeken">
          <label>
            Zoeken <input name="term" />
          </label>
          <button type="submit">Zoeken</button>
        </form>
        <nav>
          <Links page={menu} />
        </nav>
      </header>
      <main id="main">
        <Picture picture={leadimage} />
        <h1>{page.title}</h1>
        <p>{lead}</p>
        <Credit picture={leadimage} />
        <p>
          Gepubliceerd op {publication_date}, bijgewerkt op {lastmodified_date}
        </p>
        <dl>
          <dt>Onderwerp</dt>
          <dd>{item_metadata.subject_abstract}</dd>
          <dt>Interessant voor</dt>
          <dd>{item_metadata.target_audience_abstract}</dd>
        </dl>
        <nav>
          {page.contents.map(({ area, title }) => (
            <a key={area} href={`#${area}`}>
              {title}
            </a>
          ))}
        </nav>
        {page.contents.map((area) => (
          <Section key={area.area} area={area} />
        ))}
      </main>
      <footer>
        <Links page={footer} />
        <Links page={legal} />
      </footer>
    </>
  );
}

serveReact((answers) => <Page {...answers} />);
