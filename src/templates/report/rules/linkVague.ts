import { pageRule } from '../rule.ts';

const words = [
  'klik',
  'klik hier',
  'klik hier voor meer',
  'klik hier voor meer informatie',
  'hier',
  'link',
  'de link',
  'lees',
  'lees meer',
  'lees verder',
  'lees hier',
  'lees hier meer',
  'lees het hier',
  'lees dit',
  'meer',
  'meer lezen',
  'meer info',
  'meer informatie',
  'meer weten',
  'verder',
  'verder lezen',
  'bekijk',
  'bekijk hier',
  'bekijk meer',
  'bekijk dit',
  'ga naar',
  'ga verder',
  'volgende',
  'download',
  'download hier',
  'hier downloaden',
  'downloaden',
  'website',
  'site',
  'pagina',
  'open',
  'openen',
  'dit',
  'deze',
  'artikel',
  'bron',
  'info',
  'informatie',
  'hier klikken',
  'hier meer',
  'zie hier',
  'via hier',
  'hierzo',
  'alles',
  'toon meer',
  'click',
  'click here',
  'here',
  'the link',
  'read',
  'read more',
  'read on',
  'read here',
  'more',
  'more info',
  'more information',
  'learn more',
  'find out more',
  'see more',
  'view',
  'view more',
  'go',
  'go to',
  'go here',
  'continue',
  'next',
  'download here',
  'page',
  'this',
  'article',
  'source',
  'details',
  'see here',
  'show more',
  'press here',
  'tap here',
];
const vague = new Set(words);

/** What sort of thing the target is, and nothing of what it is about. */
const sorts =
  'link|site|website|webpagina|pagina|artikel|nieuwsbericht|rapport|brochure|factsheet|folder|publicatie|document|bestand|video|filmpje|film|podcast|handreiking|studie|presentatie|webpage|page|article|report|leaflet|publication|file|study|presentation';
const pointingAtSort = new RegExp(`^(?:via |in |op |on |from )?(?:deze|dit|this) (?:${sorts})$`);

/** Words that point at the place of the link instead of naming its target. */
const pointing =
  /\b(?:klik hier|click here)\b|^(?:lees|kijk|bekijk|download|ga|vind|read|see|find|download it) (?:het |dit |it |this )?(?:hier|here)\b|^(?:\S+ ){0,4}(?:hier|here)$|^(?:(?:hier|here) )?te (?:downloaden|vinden|lezen|bekijken|bestellen)$/;

/** A link whose words tell nothing of where it leads. */
export const linkVague = pageRule({
  id: 'link-vague',
  severity: 'warning',
  *check({ links }) {
    for (const { label, pointer, excerpt, place } of links) {
      const bare = label
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const isVague =
        vague.has(bare) || pointing.test(bare) || pointingAtSort.test(bare) || (bare === '' && /[»›>→]/.test(label));
      if (isVague)
        yield { pointer: place === 'text' ? pointer : pointer.replace(/\/url$/, '/title'), values: { label }, excerpt };
    }
  },
});
