import { AccordionArea } from './areas/accordion/AccordionArea.tsx';
import { DefaultArea } from './areas/default/DefaultArea.tsx';
import { DossierArea } from './areas/dossier/DossierArea.tsx';
import { ItemListArea } from './areas/item-list/ItemListArea.tsx';
import { NewsletterArea } from './areas/newsletter/NewsletterArea.tsx';
import { SourcesArea } from './areas/sources/SourcesArea.tsx';
import { TemplateAArea } from './areas/template-a/TemplateAArea.tsx';
import { TemplateBArea } from './areas/template-b/TemplateBArea.tsx';
import { TemplateCArea } from './areas/template-c/TemplateCArea.tsx';
import { TemplateDArea } from './areas/template-d/TemplateDArea.tsx';
import { TextArea } from './areas/text/TextArea.tsx';
import { VideoArea } from './areas/video/VideoArea.tsx';
import { chunk } from './renderer/chunk.tsx';
import type { AreaRegistry, ElementRegistry, PageRegistry } from './renderer/registry.types.ts';

/*
 * The registry: what the CMS may send, and the component that shows it. Immutable and imported; nobody registers
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
  default: DefaultArea,
  text: TextArea,
  a: TemplateAArea,
  b: TemplateBArea,
  c: TemplateCArea,
  d: TemplateDArea,
  accordion: AccordionArea,
  newsletter: NewsletterArea,
  video: VideoArea,
  'item-list': ItemListArea,
  dossier: DossierArea,
  sources: SourcesArea,
};

/** Pages by template. */
export const pages: PageRegistry = {
  home: chunk(async () => (await import('./pages/home/HomePage.tsx')).HomePage),
  overview: chunk(async () => (await import('./pages/overview/OverviewPage.tsx')).OverviewPage),
  content: chunk(async () => (await import('./pages/content/ContentPage.tsx')).ContentPage),
  'rich-content': chunk(async () => (await import('./pages/rich-content/RichContentPage.tsx')).RichContentPage),
  layout: chunk(async () => (await import('./pages/layout/LayoutPage.tsx')).LayoutPage),
  team: chunk(async () => (await import('./pages/team/TeamPage.tsx')).TeamPage),
  map: chunk(async () => (await import('./pages/map/MapPage.tsx')).MapPage),
  'contact-form': chunk(async () => (await import('./pages/contact-form/ContactFormPage.tsx')).ContactFormPage),
  item: chunk(async () => (await import('./pages/item/ItemPage.tsx')).ItemPage),
  news: chunk(async () => (await import('./pages/news/NewsPage.tsx')).NewsPage),
  dossier: chunk(async () => (await import('./pages/dossier/DossierPage.tsx')).DossierPage),
  event: chunk(async () => (await import('./pages/event/EventPage.tsx')).EventPage),
  project: chunk(async () => (await import('./pages/project/ProjectPage.tsx')).ProjectPage),
  person: chunk(async () => (await import('./pages/person/PersonPage.tsx')).PersonPage),
  source: chunk(async () => (await import('./pages/source/SourcePage.tsx')).SourcePage),
};
