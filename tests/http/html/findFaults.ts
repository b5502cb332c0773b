import { defineConfig, defineMetadata, definePlugin, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { TimeRule } from './TimeRule.ts';

/** WebKit takes a list without markers for none, unless it says that it is one: there the role is not superfluous. */
const listsThatSaySo = defineMetadata({
  ul: { inherit: 'ul', aria: { implicitRole: () => null } },
  ol: { inherit: 'ol', aria: { implicitRole: () => null } },
});

const config = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: ['html5', listsThatSaySo],
  plugins: [definePlugin({ name: 'portal', rules: { 'time-datetime': TimeRule } })],
  rules: {
    'time-datetime': 'error',
    // How React writes: `<input autoComplete="off" checked=""/>`. To HTML it is all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // Ids of React's and anchors such as `s-agenda.letter-a` are valid; the rule's narrow form is for CSS by hand.
    'valid-id': ['error', { relaxed: true }],
    // The options of a filter are checkboxes of one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Titles are the editors'; what search engines cut off is no fault of the document.
    'long-title': 'off',
    // A number stands on a line of its own, and is broken only where that is too narrow for it.
    'tel-non-breaking': ['error', { ignoreClasses: ['wrap-anywhere'] }],
    // What depends on the content: where a picture is cropped, the rows beside a lead, the slides of a carousel.
    'no-inline-style': [
      'error',
      { allowedProperties: ['object-position', 'inset-inline-start', '--lead-rows', '--slides'] },
    ],
  },
});

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is wrong with a document, a line each: the rule, what it says, the element and its place. */
export function findFaults(html: string): readonly string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`),
  );
}
