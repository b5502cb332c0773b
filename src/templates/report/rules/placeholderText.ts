import { proseFields } from '../facts/prose.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule, type RuleFinding } from '../rule.ts';

/** What people write where the text is still to come. */
const placeholder =
  /\blorem ipsum\b|\bdolor sit amet\b|\bxxx+\b|\b(?:tekst|inhoud|content|foto|titel) (?:volgt|volgen|komt hier|hier)\b|\bhier komt (?:nog )?(?:een |de )?(?:tekst|foto|afbeelding|titel|inleiding)|\b(?:text|content|title) (?:goes here|to follow|to come)\b|\[(?:invullen|naam|titel|datum|tekst|link|fill in|insert[^\]]*|name|date|title)\]|^(?:test|titel|title|kop|lead|inleiding|tekst|untitled|naamloos|nieuwe pagina|new page|asdf+|qwerty|\.{3,}|-+)$/i;

/** Marks of unfinished work, in capitals alone: `todo` is a word. */
const mark = /\b(?:TODO|TBD|FIXME|NTB)\b/;

/** A text that was never written. */
export const placeholderText = pageRule({
  id: 'placeholder-text',
  severity: 'warning',
  *check(page) {
    for (const { text, pointer } of proseFields(page)) yield* judged(text, pointer);
    for (const { words, pointer } of page.texts) yield* judged(words, pointer);
  },
});

function* judged(text: string, pointer: string): Iterable<RuleFinding> {
  const found = placeholder.exec(text) ?? mark.exec(text);
  if (found)
    yield { pointer, values: { found: found[0] }, excerpt: shortened(text.slice(Math.max(0, found.index - 30))) };
}
