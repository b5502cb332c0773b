import { entriesOf, textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** A place on the map that lies outside of it: the drawing shows the Netherlands. */
export const mapPosition = pageRule({
  id: 'map-position',
  severity: 'warning',
  *check({ elements }) {
    for (const { type, fields, at } of elements) {
      if (type !== 'map') continue;
      for (const { at: place, entry } of entriesOf(fields.items)) {
        const { lat, lon } = entry;
        if (typeof lat !== 'number' || typeof lon !== 'number') continue;
        if (lat > 50.6 && lat < 53.7 && lon > 3.2 && lon < 7.4) continue;
        // Elsewhere in Europe a place may well be; in the sea off Africa, or with its numbers exchanged, it is not.
        const isMistaken = lon > 50.6 && lon < 53.7 && lat > 3.2 && lat < 7.4;
        const isNowhere = Math.abs(lat) > 90 || Math.abs(lon) > 180 || (Math.abs(lat) < 1 && Math.abs(lon) < 1);
        const values = { title: textOf(entry.title), lat: String(lat), lon: String(lon) };
        yield { pointer: at('items', ...place, 'lat'), values, severity: isMistaken || isNowhere ? 'error' : 'advice' };
      }
    }
  },
});
