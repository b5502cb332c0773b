import { autumnLeaves } from './closeUps/autumnLeaves.ts';
import { barnSensor } from './closeUps/barnSensor.ts';
import { batDusk } from './closeUps/batDusk.ts';
import { binoculars } from './closeUps/binoculars.ts';
import { bookshelf } from './closeUps/bookshelf.ts';
import { boots } from './closeUps/boots.ts';
import { bumblebee } from './closeUps/bumblebee.ts';
import { butterfly } from './closeUps/butterfly.ts';
import { calfHand } from './closeUps/calfHand.ts';
import { camera } from './closeUps/camera.ts';
import { catHay } from './closeUps/catHay.ts';
import { chewingRope } from './closeUps/chewingRope.ts';
import { clipboard } from './closeUps/clipboard.ts';
import { coatHooks } from './closeUps/coatHooks.ts';
import { compost } from './closeUps/compost.ts';
import { cowBrush } from './closeUps/cowBrush.ts';
import { cowHead } from './closeUps/cowHead.ts';
import { creekRidge } from './closeUps/creekRidge.ts';
import { crookedHarvest } from './closeUps/crookedHarvest.ts';
import { cultivator } from './closeUps/cultivator.ts';
import { desk } from './closeUps/desk.ts';
import { drinker } from './closeUps/drinker.ts';
import { drySoil } from './closeUps/drySoil.ts';
import { fireworks } from './closeUps/fireworks.ts';
import { greenRoof } from './closeUps/greenRoof.ts';
import { groundBeetle } from './closeUps/groundBeetle.ts';
import { hawkMoth } from './closeUps/hawkMoth.ts';
import { heatPipes } from './closeUps/heatPipes.ts';
import { hedgeBerries } from './closeUps/hedgeBerries.ts';
import { hedgehog } from './closeUps/hedgehog.ts';
import { henHead } from './closeUps/henHead.ts';
import { hoverfly } from './closeUps/hoverfly.ts';
import { ladybird } from './closeUps/ladybird.ts';
import { lambs } from './closeUps/lambs.ts';
import { leftOnField } from './closeUps/leftOnField.ts';
import { letter } from './closeUps/letter.ts';
import { logPile } from './closeUps/logPile.ts';
import { loupe } from './closeUps/loupe.ts';
import { lupinBread } from './closeUps/lupinBread.ts';
import { mothSheet } from './closeUps/mothSheet.ts';
import { nestBox } from './closeUps/nestBox.ts';
import { notesWall } from './closeUps/notesWall.ts';
import { openBook } from './closeUps/openBook.ts';
import { peelings } from './closeUps/peelings.ts';
import { pigFace } from './closeUps/pigFace.ts';
import { piglets } from './closeUps/piglets.ts';
import { pigTail } from './closeUps/pigTail.ts';
import { pondNet } from './closeUps/pondNet.ts';
import { rabbit } from './closeUps/rabbit.ts';
import { rainGarden } from './closeUps/rainGarden.ts';
import { rainGauge } from './closeUps/rainGauge.ts';
import { rainOnClay } from './closeUps/rainOnClay.ts';
import { roadVerge } from './closeUps/roadVerge.ts';
import { sandBee } from './closeUps/sandBee.ts';
import { scythe } from './closeUps/scythe.ts';
import { seedHand } from './closeUps/seedHand.ts';
import { seedheads } from './closeUps/seedheads.ts';
import { seedlings } from './closeUps/seedlings.ts';
import { sheepFace } from './closeUps/sheepFace.ts';
import { soilAuger } from './closeUps/soilAuger.ts';
import { soilHand } from './closeUps/soilHand.ts';
import { soilJars } from './closeUps/soilJars.ts';
import { sowsResting } from './closeUps/sowsResting.ts';
import { spade } from './closeUps/spade.ts';
import { stopwatch } from './closeUps/stopwatch.ts';
import { strawHand } from './closeUps/strawHand.ts';
import { streetLamp } from './closeUps/streetLamp.ts';
import { stripField } from './closeUps/stripField.ts';
import { sweetParcels } from './closeUps/sweetParcels.ts';
import { tableTalk } from './closeUps/tableTalk.ts';
import { tasting } from './closeUps/tasting.ts';
import { thermometer } from './closeUps/thermometer.ts';
import { tileLift } from './closeUps/tileLift.ts';
import { tomatoes } from './closeUps/tomatoes.ts';
import { toolWall } from './closeUps/toolWall.ts';
import { trialPlots } from './closeUps/trialPlots.ts';
import { trough } from './closeUps/trough.ts';
import { waterSensor } from './closeUps/waterSensor.ts';
import { weir } from './closeUps/weir.ts';
import { wildCarrot } from './closeUps/wildCarrot.ts';
import { winterBarn } from './closeUps/winterBarn.ts';
import { workbench } from './closeUps/workbench.ts';
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

type Draw = (stage: Stage) => string;

/** Land and rooms seen as a whole. */
const views = {
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
} satisfies { readonly [name: string]: Draw };

/** One animal, hand, tool or plant near by, composed for the sheet. */
const closeUps = {
  'autumn-leaves': autumnLeaves,
  'barn-sensor': barnSensor,
  'bat-dusk': batDusk,
  binoculars,
  bookshelf,
  boots,
  bumblebee,
  butterfly,
  'calf-hand': calfHand,
  camera,
  'cat-hay': catHay,
  'chewing-rope': chewingRope,
  clipboard,
  'coat-hooks': coatHooks,
  compost,
  'cow-brush': cowBrush,
  'cow-head': cowHead,
  'creek-ridge': creekRidge,
  'crooked-harvest': crookedHarvest,
  cultivator,
  desk,
  drinker,
  'dry-soil': drySoil,
  fireworks,
  'green-roof': greenRoof,
  'ground-beetle': groundBeetle,
  'hawk-moth': hawkMoth,
  'heat-pipes': heatPipes,
  'hedge-berries': hedgeBerries,
  hedgehog,
  'hen-head': henHead,
  hoverfly,
  ladybird,
  lambs,
  'left-on-field': leftOnField,
  letter,
  'log-pile': logPile,
  loupe,
  'lupin-bread': lupinBread,
  'moth-sheet': mothSheet,
  'nest-box': nestBox,
  'notes-wall': notesWall,
  'open-book': openBook,
  peelings,
  'pig-face': pigFace,
  'pig-tail': pigTail,
  piglets,
  'pond-net': pondNet,
  rabbit,
  'rain-garden': rainGarden,
  'rain-gauge': rainGauge,
  'rain-on-clay': rainOnClay,
  'road-verge': roadVerge,
  'sand-bee': sandBee,
  scythe,
  'seed-hand': seedHand,
  seedheads,
  seedlings,
  'sheep-face': sheepFace,
  'soil-auger': soilAuger,
  'soil-hand': soilHand,
  'soil-jars': soilJars,
  'sows-resting': sowsResting,
  spade,
  stopwatch,
  'straw-hand': strawHand,
  'street-lamp': streetLamp,
  'strip-field': stripField,
  'sweet-parcels': sweetParcels,
  'table-talk': tableTalk,
  tasting,
  thermometer,
  'tile-lift': tileLift,
  tomatoes,
  'tool-wall': toolWall,
  'trial-plots': trialPlots,
  trough,
  'water-sensor': waterSensor,
  weir,
  'wild-carrot': wildCarrot,
  'winter-barn': winterBarn,
  workbench,
} satisfies { readonly [name: string]: Draw };

/** The closed list of scenes, by the name they have in a picture's address. */
export const scenes = { ...views, ...closeUps };

export type SceneName = keyof typeof scenes;

/** Views with people at the lower edge: a closer view would cut them. */
const peopled: ReadonlySet<SceneName> = new Set(['classroom', 'market', 'portrait']);

/** Whether variants of a scene may be seen from closer by. */
export function stepsCloser(scene: SceneName): boolean {
  return scene in views && !peopled.has(scene);
}
