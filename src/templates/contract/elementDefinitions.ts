import { accordionDefinition } from '../elements/accordion/accordion.schema.ts';
import { carouselDefinition } from '../elements/carousel/carousel.schema.ts';
import { contactDefinition } from '../elements/contact/contact.schema.ts';
import { formDefinition } from '../elements/form/form.schema.ts';
import { imageDefinition } from '../elements/image/image.schema.ts';
import { itemListDefinition } from '../elements/item-list/item-list.schema.ts';
import { mapDefinition } from '../elements/map/map.schema.ts';
import { newsletterDefinition } from '../elements/newsletter/newsletter.schema.ts';
import { recordsDefinition } from '../elements/records/records.schema.ts';
import { teamDefinition } from '../elements/team/team.schema.ts';
import { textDefinition } from '../elements/text/text.schema.ts';
import { tilesDefinition } from '../elements/tiles/tiles.schema.ts';
import { videoDefinition } from '../elements/video/video.schema.ts';
import type { PlannedData } from './defineElement.ts';
import { normaliseKind } from './identifiers.ts';

/** Every kind of element, by the name of its folder. All types of the registry derive from this one map. */
export const elementDefinitions = {
  accordion: accordionDefinition,
  carousel: carouselDefinition,
  contact: contactDefinition,
  form: formDefinition,
  image: imageDefinition,
  'item-list': itemListDefinition,
  map: mapDefinition,
  newsletter: newsletterDefinition,
  records: recordsDefinition,
  team: teamDefinition,
  text: textDefinition,
  tiles: tilesDefinition,
  video: videoDefinition,
} as const;

export type ElementType = keyof typeof elementDefinitions;
export type ElementData = { [T in ElementType]: PlannedData<(typeof elementDefinitions)[T]> };

const typesByKind: ReadonlyMap<string, ElementType> = new Map(
  (Object.keys(elementDefinitions) as ElementType[]).flatMap((type) =>
    [type, ...elementDefinitions[type].spellings].map((spelling) => [normaliseKind(spelling), type] as const),
  ),
);

/** The element type behind a kind as the CMS spells it, e.g. `gkzindexmanual`, `Item_List`. */
export function elementType(kind: string): ElementType | undefined {
  return typesByKind.get(normaliseKind(kind));
}
