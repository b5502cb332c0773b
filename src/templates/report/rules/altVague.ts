import { isFileName } from '../facts/fileName.ts';
import { isPictureAddress } from '../facts/pictureFacts.ts';
import { pageRule } from '../rule.ts';

const vague =
  /^(?:(?:een |de |het |a |an |the )?(?:foto|afbeelding|plaatje|beeld|figuur|grafiek|logo|banner|header|headerfoto|sfeerbeeld|sfeerfoto|illustratie|image|picture|photo|photograph|figure|chart|graph|graphic|illustration|icon|icoon|alt|alt ?tekst|alt ?text|alternatieve tekst|alternative text|geen|none|n\.?v\.?t\.?|n\/a|test))[\s\d.]*$|^[\W\d_]+$|^.{1,2}$/i;
const opening =
  /^(?:(?:een |de |a |the |an )?(?:foto|afbeelding|plaatje|image|picture|photo|photograph) (?:van|waarop|met|of|showing|that shows)\b)/i;
const longest = 180;

/** An alternative text that tells nothing, tells that it is a picture, or tells too much. */
export const altVague = pageRule({
  id: 'alt-vague',
  severity: 'warning',
  *check({ pictures }) {
    for (const { alt, altPointer, source, excerpt, place } of pictures) {
      // The name of a file says nothing either, and is told of as that.
      if (!alt || place === 'portrait' || !isPictureAddress(source) || isFileName(alt, source)) continue;
      if (vague.test(alt)) yield { pointer: altPointer, values: { alt }, excerpt };
      else if (opening.test(alt) || alt.length > longest)
        yield { pointer: altPointer, values: { alt }, excerpt, severity: 'advice' };
    }
  },
});
