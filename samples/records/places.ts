import type { PlaceKind, RecordPlace } from '#services/query/collection/record.ts';
import { createRandom, type Random } from './random.ts';

/** Towns that invented records are about, with about the middle of each; one that stands twice is met twice as often. */
const towns = `
Wageningen|51.9717 5.665
Wageningen|51.9717 5.665
Wageningen|51.9717 5.665
Wageningen|51.9717 5.665
Lelystad|52.5076 5.4849
Lelystad|52.5076 5.4849
Leeuwarden|53.2032 5.8072
Leeuwarden|53.2032 5.8072
's-Hertogenbosch|51.7076 5.3077
Ede|52.0422 5.6586
Dronten|52.5273 5.7228
Velp|51.9897 5.9725
Delft|51.9987 4.3595
Utrecht|52.0944 5.1058
Utrecht|52.0944 5.1058
Naaldwijk|51.9935 4.2158
Bleiswijk|52.0126 4.5366
Aalsmeer|52.278 4.7958
Boskoop|52.0745 4.6566
Lisse|52.257 4.5594
Hillegom|52.2953 4.5872
Zwaagdijk-Oost|52.7047 5.1389
Heerhugowaard|52.6671 4.8389
Den Burg|53.0565 4.7949
Den Helder|52.9433 4.7679
Alkmaar|52.6347 4.7552
Purmerend|52.5086 4.9674
Volendam|52.5024 5.0709
Amsterdam|52.3668 4.8923
Haarlem|52.3813 4.6464
Hoofddorp|52.308 4.6693
Almere|52.3681 5.2274
Zeewolde|52.3455 5.5292
Emmeloord|52.709 5.7568
Urk|52.6632 5.6301
Marknesse|52.7085 5.8678
Creil|52.7649 5.6585
Sneek|53.0333 5.667
Drachten|53.1087 6.0934
Dokkum|53.3248 5.9994
Joure|52.9646 5.8007
Heerenveen|52.9611 5.9279
Franeker|53.1857 5.54
Harlingen|53.1754 5.4341
Buitenpost|53.2503 6.1461
Groningen|53.2254 6.5695
Groningen|53.2254 6.5695
Delfzijl|53.3349 6.9121
Winschoten|53.1434 7.0323
Uithuizen|53.4079 6.674
Leek|53.1602 6.3772
Veendam|53.104 6.8792
Assen|53.0028 6.5614
Emmen|52.7715 6.9043
Valthermond|52.8785 6.9583
Hoogeveen|52.7226 6.4852
Meppel|52.7048 6.1934
Westerbork|52.8544 6.6082
Zwolle|52.5173 6.1036
Zwolle|52.5173 6.1036
Deventer|52.2547 6.1882
Raalte|52.3853 6.278
Almelo|52.3586 6.656
Enschede|52.2156 6.8975
Hengelo|52.2656 6.7922
Ommen|52.5305 6.4374
Giethoorn|52.7288 6.077
Steenwijk|52.7847 6.1318
Apeldoorn|52.2131 5.971
Barneveld|52.1379 5.5878
Nijkerk|52.2156 5.4755
Harskamp|52.1327 5.7509
Otterlo|52.0965 5.7706
Hoenderloo|52.1223 5.877
Arnhem|51.9736 5.9064
Nijmegen|51.8316 5.8441
Winterswijk|51.9713 6.7223
Doetinchem|51.9636 6.2919
Zutphen|52.141 6.2077
Lochem|52.1572 6.4089
Vorden|52.1045 6.3181
Tiel|51.8942 5.4218
Geldermalsen|51.8811 5.2943
Culemborg|51.9481 5.2136
Randwijk|51.9509 5.707
Zetten|51.9273 5.714
Woerden|52.0846 4.8849
Amersfoort|52.1657 5.3936
De Bilt|52.109 5.1848
Zegveld|52.1444 4.8353
Bodegraven|52.0826 4.763
Gouda|52.0119 4.708
Leiden|52.1593 4.493
Rotterdam|51.9191 4.4776
Middelharnis|51.7588 4.1684
Oud-Beijerland|51.8213 4.4059
Gorinchem|51.8336 4.9746
Dordrecht|51.7946 4.6792
Middelburg|51.4957 3.6152
Goes|51.5138 3.8955
Yerseke|51.4925 4.0466
Colijnsplaat|51.5988 3.8461
Terneuzen|51.3265 3.8479
Hulst|51.2842 4.0688
Zierikzee|51.6499 3.9171
Bergen op Zoom|51.4935 4.2941
Roosendaal|51.5349 4.4662
Breda|51.5878 4.7695
Oosterhout|51.6461 4.848
Tilburg|51.5692 5.0753
Boxtel|51.5907 5.3206
Sterksel|51.3528 5.6181
Eindhoven|51.4467 5.4742
Helmond|51.477 5.6681
Deurne|51.4614 5.7997
Boxmeer|51.6484 5.9459
Uden|51.6545 5.619
Veghel|51.6162 5.5443
Venlo|51.3709 6.1477
Venlo|51.3709 6.1477
Horst|51.4542 6.0571
Sevenum|51.4082 6.0348
Roermond|51.1939 6.0087
Weert|51.2541 5.7085
Maastricht|50.849 5.6936
Sittard|50.9988 5.8662
Wijnandsrade|50.9058 5.8866
Heerlen|50.8782 5.9684
Vredepeel|51.5467 5.867`;

const regions = `
Veluwe|52.2 5.85
Achterhoek|51.98 6.42
Betuwe|51.92 5.55
Groene Hart|52.1 4.75
Waddenzee|53.25 5.25
Twente|52.32 6.75
De Peel|51.45 5.85
Noordoostpolder|52.709 5.7568
Zeeuws-Vlaanderen|51.32 3.75
Gelderse Vallei|52.12 5.58`;

const provinces = `
Drenthe|52.8526 6.605
Flevoland|52.3959 5.4569
Friesland|53.111 5.8043
Gelderland|51.9657 5.8965
Groningen|53.2346 6.6731
Limburg|51.0477 5.9277
Noord-Brabant|51.5856 5.288
Noord-Holland|52.4654 4.8469
Overijssel|52.4456 6.4997
Utrecht|52.0898 5.1201
Zeeland|51.4713 3.8431
Zuid-Holland|51.9527 4.469`;

const read = (list: string, kind: PlaceKind): readonly RecordPlace[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', point = ''] = line.split('|');
      const [lat = 0, lon = 0] = point.split(' ').map(Number);
      return { lat, lon, kind, name };
    });

const [inTowns, inRegions, inProvinces] = [read(towns, 'place'), read(regions, 'region'), read(provinces, 'province')];

/** How far from a town's middle a farm or a field of it may lie (degrees). */
const around = 0.06;

/**
 * Where an invented record is about: a town for most, a field beside one, a region or a province for some, two of them
 * for few, and for two in five none, as in any catalogue. The same for the same identifier, whatever else is generated.
 */
export function placesOf(id: string): readonly RecordPlace[] {
  const random = createRandom(`place ${id}`);
  if (random.next() < 0.4) return [];
  const first = pickPlace(random);
  const second = random.next() < 0.1 ? pickPlace(random) : first;
  return second.name === first.name ? [first] : [first, second];
}

function pickPlace(random: Random): RecordPlace {
  const chance = random.next();
  if (chance < 0.12) return random.pick(inProvinces);
  if (chance < 0.24) return random.pick(inRegions);
  const town = random.pick(inTowns);
  if (chance < 0.7) return town;
  const beside = () => (random.next() - 0.5) * around;
  return { ...town, lat: round(town.lat + beside()), lon: round(town.lon + beside()), kind: 'point' };
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
