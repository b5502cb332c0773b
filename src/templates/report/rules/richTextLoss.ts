import { isBottomless } from '../../contract/bottomless.ts';
import { allowedTags } from '../../contract/richText.ts';
import { excerptAround, shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

const kept = new Set(allowedTags);

/** Tags whose words stay when they go: only how they looked, or what they said to machines, is lost. */
const styling = new Set(
  `h1 span font center big tt nobr wbr section article header footer main nav aside address hgroup time var samp kbd data
  dfn ins del strike acronym bdi bdo ruby rb rt rp label legend fieldset col colgroup html head body title meta link base
  style basefont details summary picture source track noscript search slot dir menu dialog`.split(/\s+/),
);

/** Something inside a rich text that cleaning takes out together with what it showed. */
export const richTextLoss = pageRule({
  id: 'rich-text-loss',
  severity: 'error',
  *check({ texts }) {
    for (const { tags, element, pointer, source } of texts) {
      // Tags in each other without end go all of them; their words stay.
      if (isBottomless(source)) yield { pointer, values: { what: shortened(source.slice(0, 100)) } };
      if (element?.type === 'form') continue;
      for (const tag of tags) {
        const { name, parent } = tag;
        // Word and other programs write tags of their own, with a colon.
        if (kept.has(name) || styling.has(name) || name.includes(':')) continue;
        // What stands inside something that goes, goes with it: one fault, one finding.
        if (parent?.type === 'tag' && !kept.has(parent.name) && !styling.has(parent.name)) continue;
        const what = [name, tag.attribs.src ?? tag.attribs.data].filter(Boolean).join(' ');
        yield { pointer, values: { what: shortened(what) }, excerpt: excerptAround(tag) };
      }
    }
  },
});
