import { AccordionArea } from './areas/AccordionArea.tsx';
import { columnArea } from './areas/columnArea.tsx';
import { besideItsPicture, equalColumns, leadBesideOthers } from './areas/columns.tsx';
import { NewsletterArea } from './areas/NewsletterArea.tsx';
import { SourcesArea } from './areas/SourcesArea.tsx';
import { inMargin, inMarginUnlessWide, inMarginWhenTitled, sectionArea, stacked } from './areas/sectionArea.tsx';
import { chunk } from './renderer/chunk.tsx';
import type { AreaRegistry, ElementRegistry, PageRegistry } from './renderer/registry.types.ts';

/*
 * The registry: what the CMS may send, and the component that shows it. Immutable and imported; nothing registers
 * anything at run time. A missing, a wrong and an extra entry are each a type error.
 */

/** Elements by type: the folder's name. */
export const elements: ElementRegistry = {
  accordion: chunk(() =>
    import('./elements/accordion/AccordionElement.tsx').then(({ AccordionElement }) => AccordionElement),
  ),
  carousel: chunk(() =>
    import('./elements/carousel/CarouselElement.tsx').then(({ CarouselElement }) => CarouselElement),
  ),
  contact: chunk(() => import('./elements/contact/ContactElement.tsx').then(({ ContactElement }) => ContactElement)),
  form: chunk(() => import('./elements/form/FormElement.tsx').then(({ FormElement }) => FormElement)),
  image: chunk(() => import('./elements/image/ImageElement.tsx').then(({ ImageElement }) => ImageElement)),
  'item-list': chunk(() =>
    import('./elements/item-list/ItemListElement.tsx').then(({ ItemListElement }) => ItemListElement),
  ),
  map: chunk(() => import('./elements/map/MapElement.tsx').then(({ MapElement }) => MapElement)),
  newsletter: chunk(() =>
    import('./elements/newsletter/NewsletterElement.tsx').then(({ NewsletterElement }) => NewsletterElement),
  ),
  records: chunk(() => import('./elements/records/RecordsElement.tsx').then(({ RecordsElement }) => RecordsElement)),
  team: chunk(() => import('./elements/team/TeamElement.tsx').then(({ TeamElement }) => TeamElement)),
  text: chunk(() => import('./elements/text/TextElement.tsx').then(({ TextElement }) => TextElement)),
  tiles: chunk(() => import('./elements/tiles/TilesElement.tsx').then(({ TilesElement }) => TilesElement)),
  video: chunk(() => import('./elements/video/VideoElement.tsx').then(({ VideoElement }) => VideoElement)),
};

/** Areas by template id, without the CMS's prefix `contenttemplate_`. */
export const areas: AreaRegistry = {
  // Also for templates that are unknown here.
  default: sectionArea({ layout: inMarginUnlessWide }),
  text: sectionArea({ layout: inMargin }),
  // One large item beside a list of smaller ones; of other elements the first is the large one.
  a: columnArea({ arrangement: 'lead-and-list', columns: leadBesideOthers }),
  b: columnArea({ arrangement: 'row', columns: equalColumns('three') }),
  c: columnArea({ arrangement: 'grid', columns: equalColumns('four') }),
  // One feature across the width: an item on its picture, or a text beside its picture or video.
  d: columnArea({ arrangement: 'feature', columns: besideItsPicture }),
  accordion: AccordionArea,
  newsletter: NewsletterArea,
  video: sectionArea({ layout: inMarginWhenTitled, arrangement: 'feature' }),
  'item-list': sectionArea({ layout: stacked }),
  // It has its place in the contents bar.
  dossier: sectionArea({ layout: inMargin }),
  sources: SourcesArea,
};

const contentPage = chunk(() => import('./pages/content/ContentPage.tsx').then(({ ContentPage }) => ContentPage));

/** Pages by template. */
export const pages: PageRegistry = {
  home: chunk(() => import('./pages/home/HomePage.tsx').then(({ HomePage }) => HomePage)),
  overview: contentPage,
  content: contentPage,
  'rich-content': chunk(() =>
    import('./pages/rich-content/RichContentPage.tsx').then(({ RichContentPage }) => RichContentPage),
  ),
  layout: contentPage,
  team: chunk(() => import('./pages/team/TeamPage.tsx').then(({ TeamPage }) => TeamPage)),
  map: contentPage,
  'contact-form': contentPage,
  item: chunk(() => import('./pages/item/ItemPage.tsx').then(({ ItemPage }) => ItemPage)),
  news: chunk(() => import('./pages/news/NewsPage.tsx').then(({ NewsPage }) => NewsPage)),
  dossier: chunk(() => import('./pages/dossier/DossierPage.tsx').then(({ DossierPage }) => DossierPage)),
  event: chunk(() => import('./pages/event/EventPage.tsx').then(({ EventPage }) => EventPage)),
  project: chunk(() => import('./pages/project/ProjectPage.tsx').then(({ ProjectPage }) => ProjectPage)),
  person: chunk(() => import('./pages/person/PersonPage.tsx').then(({ PersonPage }) => PersonPage)),
  source: chunk(() => import('./pages/source/SourcePage.tsx').then(({ SourcePage }) => SourcePage)),
};
