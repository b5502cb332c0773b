import { AccordionArea } from './areas/AccordionArea.tsx';
import { columnArea } from './areas/columnArea.tsx';
import { besideItsPicture, equalColumns, leadBesideOthers } from './areas/columns.tsx';
import { NewsletterArea } from './areas/NewsletterArea.tsx';
import { SourcesArea } from './areas/SourcesArea.tsx';
import { inMargin, inMarginUnlessWide, inMarginWhenTitled, sectionArea, stacked } from './areas/sectionArea.tsx';
import { ImageElement } from './elements/image/ImageElement.tsx';
import { TextElement } from './elements/text/TextElement.tsx';
import { ContentPage } from './pages/content/ContentPage.tsx';
import { atOnce, chunk } from './renderer/chunk.tsx';
import type { AreaRegistry, ElementRegistry, PageRegistry } from './renderer/registry.types.ts';

/*
 * The registry: what the CMS may send, and the component that shows it. Immutable and imported; nothing registers
 * anything at run time. A missing, a wrong and an extra entry are each a type error.
 */

/** Elements by type: the folder's name. Those of nearly every page come with the start of the app. */
export const elements: ElementRegistry = {
  accordion: chunk(() => import('./elements/accordion/AccordionElement.tsx'), 'AccordionElement'),
  carousel: chunk(() => import('./elements/carousel/CarouselElement.tsx'), 'CarouselElement'),
  contact: chunk(() => import('./elements/contact/ContactElement.tsx'), 'ContactElement'),
  form: chunk(() => import('./elements/form/FormElement.tsx'), 'FormElement'),
  image: atOnce(ImageElement),
  'item-list': chunk(() => import('./elements/item-list/ItemListElement.tsx'), 'ItemListElement'),
  map: chunk(() => import('./elements/map/MapElement.tsx'), 'MapElement'),
  newsletter: chunk(() => import('./elements/newsletter/NewsletterElement.tsx'), 'NewsletterElement'),
  records: chunk(() => import('./elements/records/RecordsElement.tsx'), 'RecordsElement'),
  team: chunk(() => import('./elements/team/TeamElement.tsx'), 'TeamElement'),
  text: atOnce(TextElement),
  tiles: chunk(() => import('./elements/tiles/TilesElement.tsx'), 'TilesElement'),
  video: chunk(() => import('./elements/video/VideoElement.tsx'), 'VideoElement'),
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

// Most pages are this one, and nearly all share what it is made of: apart it would weigh more.
const contentPage = atOnce(ContentPage);

/** Pages by template. */
export const pages: PageRegistry = {
  home: chunk(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
  overview: contentPage,
  content: contentPage,
  'rich-content': chunk(() => import('./pages/rich-content/RichContentPage.tsx'), 'RichContentPage'),
  layout: contentPage,
  team: chunk(() => import('./pages/team/TeamPage.tsx'), 'TeamPage'),
  map: contentPage,
  'contact-form': contentPage,
  item: chunk(() => import('./pages/item/ItemPage.tsx'), 'ItemPage'),
  news: chunk(() => import('./pages/news/NewsPage.tsx'), 'NewsPage'),
  dossier: chunk(() => import('./pages/dossier/DossierPage.tsx'), 'DossierPage'),
  event: chunk(() => import('./pages/event/EventPage.tsx'), 'EventPage'),
  project: chunk(() => import('./pages/project/ProjectPage.tsx'), 'ProjectPage'),
  person: chunk(() => import('./pages/person/PersonPage.tsx'), 'PersonPage'),
  source: chunk(() => import('./pages/source/SourcePage.tsx'), 'SourcePage'),
};
