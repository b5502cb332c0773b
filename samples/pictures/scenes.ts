import { arableField } from './scenes/arableField.ts';
import { barn } from './scenes/barn.ts';
import { campus } from './scenes/campus.ts';
import { cityGarden } from './scenes/cityGarden.ts';
import { classroom } from './scenes/classroom.ts';
import { dunes } from './scenes/dunes.ts';
import { flowerStrip } from './scenes/flowerStrip.ts';
import { forestEdge } from './scenes/forestEdge.ts';
import { greenhouse } from './scenes/greenhouse.ts';
import { heath } from './scenes/heath.ts';
import { hedgerow } from './scenes/hedgerow.ts';
import { laboratory } from './scenes/laboratory.ts';
import { market } from './scenes/market.ts';
import { meadow } from './scenes/meadow.ts';
import { orchard } from './scenes/orchard.ts';
import { pigBarn } from './scenes/pigBarn.ts';
import { polder } from './scenes/polder.ts';
import { portrait } from './scenes/portrait.ts';
import { poultry } from './scenes/poultry.ts';
import { river } from './scenes/river.ts';
import { seaDike } from './scenes/seaDike.ts';
import { soilProfile } from './scenes/soilProfile.ts';
import { wetland } from './scenes/wetland.ts';
import type { Stage } from './stage.ts';

/** The closed list of scenes, by the name they have in a picture's address. */
export const scenes = {
  'arable-field': arableField,
  barn,
  campus,
  'city-garden': cityGarden,
  classroom,
  dunes,
  'flower-strip': flowerStrip,
  'forest-edge': forestEdge,
  greenhouse,
  heath,
  hedgerow,
  laboratory,
  market,
  meadow,
  orchard,
  'pig-barn': pigBarn,
  polder,
  portrait,
  poultry,
  river,
  'sea-dike': seaDike,
  'soil-profile': soilProfile,
  wetland,
} satisfies { readonly [name: string]: (stage: Stage) => string };

export type SceneName = keyof typeof scenes;
