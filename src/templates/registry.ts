import { DefaultArea } from './areas/default/DefaultArea.tsx';
import { DossierArea } from './areas/dossier/DossierArea.tsx';
import { TemplateAArea } from './areas/template-a/TemplateAArea.tsx';
import { TemplateBArea } from './areas/template-b/TemplateBArea.tsx';
import { TemplateCArea } from './areas/template-c/TemplateCArea.tsx';
import { TemplateDArea } from './areas/template-d/TemplateDArea.tsx';
import { TextArea } from './areas/text/TextArea.tsx';
import { chunk } from './renderer/chunk.tsx';
import type { AreaRegistry, ElementRegistry, PageRegistry } from './renderer/registry.types.ts';

/*
 * The registry: what the CMS may send, and the component that shows it. Immutable and imported; nobody registers
 * anything at run time. A missing, a wrong and an extra entry are each a type error.
 */

/** Elements by type: the folder's name. */
export const elements: ElementRegistry = {
  accordion: chunk(async () => (await import('./elements/accordion/AccordionElement.tsx')).AccordionElement),
  image: chunk(async () => (await import('./elements/image/ImageElement.tsx')).ImageElement),
  'item-list': chunk(async () => (await import('./elements/item-list/ItemListElement.tsx')).ItemListElement),
  records: chunk(async () => (await import('./elements/records/RecordsElement.tsx')).RecordsElement),
  text: chunk(async () => (await import('./elements/text/TextElement.tsx')).TextElement),
  tiles: chunk(async () => (await import('./elements/tiles/TilesElement.tsx')).TilesElement),
};

/** Areas by template id, without the CMS's prefix `contenttemplate_`. */
export const areas: AreaRegistry = {
  default: DefaultArea,
  text: TextArea,
  a: TemplateAArea,
  b: TemplateBArea,
  c: TemplateCArea,
  d: TemplateDArea,
  dossier: DossierArea,
};

/** Pages by template. */
export const pages: PageRegistry = {
  home: chunk(async () => (await import('./pages/home/HomePage.tsx')).HomePage),
  overview: chunk(async () => (await import('./pages/overview/OverviewPage.tsx')).OverviewPage),
  content: chunk(async () => (await import('./pages/content/ContentPage.tsx')).ContentPage),
  'rich-content': chunk(async () => (await import('./pages/rich-content/RichContentPage.tsx')).RichContentPage),
  item: chunk(async () => (await import('./pages/item/ItemPage.tsx')).ItemPage),
  news: chunk(async () => (await import('./pages/news/NewsPage.tsx')).NewsPage),
  dossier: chunk(async () => (await import('./pages/dossier/DossierPage.tsx')).DossierPage),
};
