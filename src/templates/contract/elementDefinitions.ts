import { accordionDefinition } from '../elements/accordion/accordion.schema.ts';
import { imageDefinition } from '../elements/image/image.schema.ts';
import { itemListDefinition } from '../elements/item-list/item-list.schema.ts';
import { recordsDefinition } from '../elements/records/records.schema.ts';
import { textDefinition } from '../elements/text/text.schema.ts';
import { tilesDefinition } from '../elements/tiles/tiles.schema.ts';
import type { PlannedData } from './defineElement.ts';
import { normaliseKind } from './identifiers.ts';

/** Every kind of element, by the name of its folder. All types of the registry derive from this one map. */
export const elementDefinitions = {
  accordion: accordionDefinition,
  image: imageDefinition,
  'item-list': itemListDefinition,
  records: recordsDefinition,
  text: textDefinition,
  tiles: tilesDefinition,
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
