import { textOf } from '../facts/pageFacts.ts';
import { countWords } from '../facts/prose.ts';
import { pageRule } from '../rule.ts';

/** Longer ones are cut by search engines and cards (characters). */
const longest = 300;

/** Fewer say nothing (words). */
const fewest = 3;

/** A page without the sentence that cards, search engines and messages show of it. */
export const leadMissing = pageRule({
  id: 'lead-missing',
  severity: 'warning',
  *check({ metadata, metadataAt, plan }) {
    // The contact form and home are found by what they are.
    // One of another type is told of as that.
    if (metadata.lead === undefined)
      yield {
        pointer: metadataAt('lead'),
        severity: plan.template === 'contact-form' || plan.template === 'home' ? 'advice' : 'warning',
      };
  },
});

export const leadLength = pageRule({
  id: 'lead-length',
  severity: 'advice',
  *check({ metadata, metadataAt }) {
    const lead = textOf(metadata.lead);
    if (lead === '' || (lead.length <= longest && countWords(lead) >= fewest)) return;
    const values = { length: String(lead.length), longest: String(longest), fewest: String(fewest) };
    yield { pointer: metadataAt('lead'), values };
  },
});
