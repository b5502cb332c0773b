import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

const saysSo =
  /\b(?:engels|english|engelstalig|nederlands|dutch|nederlandstalig|in het engels|in dutch|\(en\)|\(nl\)|eng\b)/i;

/** A link to a page in another language that does not say so. */
export const linkLanguage = pageRule({
  id: 'link-language',
  severity: 'advice',
  *check({ links, language, context: { languages, sites } }) {
    for (const { address, label, pointer, excerpt, tag } of links) {
      const [, written, cname] =
        /^(?:https?:\/\/[^/]+)?\/([a-z]{2})(?:\/([a-z0-9-]+))?(?:[/.?#]|$)/i.exec(address) ?? [];
      const target = languages.find((each) => each === written?.toLowerCase());
      const isOurs = cname === undefined || sites.some((site) => site.cname === cname.toLowerCase());
      if (target === undefined || target === language || !isOurs) continue;
      if (saysSo.test(label) || tag?.attribs.hreflang || tag?.attribs.lang) continue;
      yield { pointer, values: { label, address: shortened(address, 80), language: target }, excerpt };
    }
  },
});
