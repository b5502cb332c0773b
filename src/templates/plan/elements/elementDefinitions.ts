import { normaliseKind } from '../../contract/identifiers.ts';
import { accordionDefinition } from './accordion.definition.ts';
import { carouselDefinition } from './carousel.definition.ts';
import { contactDefinition } from './contact.definition.ts';
import type { PlannedData } from './defineElement.ts';
import { formDefinition } from './form.definition.ts';
import { imageDefinition } from './image.definition.ts';
import { itemListDefinition } from './item-list.definition.ts';
import { mapDefinition } from './map.definition.ts';
import { newsletterDefinition } from './newsletter.definition.ts';
import { recordsDefinition } from './records.definition.ts';
import { teamDefinition } from './team.definition.ts';
import { textDefinition } from './text.definition.ts';
import { tilesDefinition } from './tiles.definition.ts';
import { videoDefinition } from './video.definition.ts';

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
