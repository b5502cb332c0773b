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
import { type Answers, element, links, type RawArea, type RawPicture } from './rawDossier.ts';
import { serveReact } from './serveReact.ts';

/*
 * The reference for uncached pages: the same page with the same components, written as a careful developer writes a
 * React page in an afternoon. No registry, no sanitiser, no findings, no sites, no logs, no fallbacks.
 */

const t = await loadTestTexts('nl', 'templates');

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

serveReact((answers) => <Page {...answers} />);
