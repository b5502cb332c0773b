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
  accordion: chunk(async () => (await import('./elements/accordion/AccordionElement.tsx')).AccordionElement),
  carousel: chunk(async () => (await import('./elements/carousel/CarouselElement.tsx')).CarouselElement),
  contact: chunk(async () => (await import('./elements/contact/ContactElement.tsx')).ContactElement),
  form: chunk(async () => (await import('./elements/form/FormElement.tsx')).FormElement),
  image: chunk(async () => (await import('./elements/image/ImageElement.tsx')).ImageElement),
  'item-list': chunk(async () => (await import('./elements/item-list/ItemListElement.tsx')).ItemListElement),
  map: chunk(async () => (await import('./elements/map/MapElement.tsx')).MapElement),
  newsletter: chunk(async () => (await import('./elements/newsletter/NewsletterElement.tsx')).NewsletterElement),
  records: chunk(async () => (await import('./elements/records/RecordsElement.tsx')).RecordsElement),
  team: chunk(async () => (await import('./elements/team/TeamElement.tsx')).TeamElement),
  text: chunk(async () => (await import('./elements/text/TextElement.tsx')).TextElement),
  tiles: chunk(async () => (await import('./elements/tiles/TilesElement.tsx')).TilesElement),
  video: chunk(async () => (await import('./elements/video/VideoElement.tsx')).VideoElement),
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

const contentPage = chunk(async () => (await import('./pages/content/ContentPage.tsx')).ContentPage);

/** Pages by template. */
export const pages: PageRegistry = {
  home: chunk(async () => (await import('./pages/home/HomePage.tsx')).HomePage),
  overview: contentPage,
  content: contentPage,
  'rich-content': chunk(async () => (await import('./pages/rich-content/RichContentPage.tsx')).RichContentPage),
  layout: contentPage,
  team: chunk(async () => (await import('./pages/team/TeamPage.tsx')).TeamPage),
  map: contentPage,
  'contact-form': contentPage,
  item: chunk(async () => (await import('./pages/item/ItemPage.tsx')).ItemPage),
  news: chunk(async () => (await import('./pages/news/NewsPage.tsx')).NewsPage),
  dossier: chunk(async () => (await import('./pages/dossier/DossierPage.tsx')).DossierPage),
  event: chunk(async () => (await import('./pages/event/EventPage.tsx')).EventPage),
  project: chunk(async () => (await import('./pages/project/ProjectPage.tsx')).ProjectPage),
  person: chunk(async () => (await import('./pages/person/PersonPage.tsx')).PersonPage),
  source: chunk(async () => (await import('./pages/source/SourcePage.tsx')).SourcePage),
};
