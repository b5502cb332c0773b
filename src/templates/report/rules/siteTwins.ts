import { lettersOf } from '../conservation/pool.ts';
import { siteRule } from '../rule.ts';
import type { IndexedPage } from '../siteIndex.ts';

/** A link to a page in another language that exists in the language of this one too. */
export const linkOtherTwin = siteRule({
  id: 'link-other-twin',
  severity: 'warning',
  *check({ links, language }, { find, pages }) {
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    for (const { href, pointer, label, excerpt } of links) {
      const target = href === undefined ? undefined : find(href);
      if (target?.kind !== 'page' || target.page.language === language) continue;
      const twin = target.page.twins
        .map((address) => byAddress.get(address))
        .find((page) => page?.language === language);
      if (twin) yield { pointer, values: { label, address: href ?? '', nearest: twin.address }, excerpt };
    }
  },
});

/** A page of a site in two languages that exists in one of them. */
export const twinMissing = siteRule({
  id: 'twin-missing',
  severity: 'advice',
  *check({ plan, language, isItem }, { pages }) {
    const others = new Set(pages.map((page) => page.language).filter((each) => each !== language));
    if (isItem || others.size === 0) return;
    for (const other of others)
      if (!plan.translations.some((translation) => translation.language === other))
        yield { pointer: '/languages', values: { language: other } };
  },
});

/** Another page of the site has the same title. */
export const titleTaken = siteRule({
  id: 'title-taken',
  severity: 'warning',
  *check({ plan, title, language }, { pages }) {
    const key = lettersOf(title).toLowerCase();
    const isSame = (page: IndexedPage) => page.language === language && lettersOf(page.title).toLowerCase() === key;
    const own = new Set([plan.path, `${plan.path}?language=${language}`]);
    const other = key === '' ? undefined : pages.find((page) => isSame(page) && !own.has(page.address));
    if (other) yield { pointer: '/title', values: { title, address: other.address } };
  },
});
