import { textOf } from '../facts/pageFacts.ts';
import { countWords } from '../facts/prose.ts';
import { pageRule } from '../rule.ts';

/** Longer ones are cut by search engines and cards (characters). */
const longest = 300;

/** A page without the sentence that cards, search engines and messages show of it. */
export const leadMissing = pageRule({
  id: 'lead-missing',
  severity: 'warning',
  *check({ metadata, metadataAt, plan }) {
    // The contact form and home are found by what they are.
    const lead = textOf(metadata.lead);
    if (lead === '')
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
    if (lead.length > longest)
      yield { pointer: metadataAt('lead'), values: { length: String(lead.length), longest: String(longest) } };
    else if (lead !== '' && countWords(lead) < 3)
      yield { pointer: metadataAt('lead'), values: { length: String(lead.length), longest: String(longest) } };
  },
});
