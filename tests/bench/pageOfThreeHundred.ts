import { pagesOfAllKinds } from '#tests/contract/completeAnswers.ts';
import { valueAt } from '#tests/contract/damage.ts';

/** How many elements the page holds. */
export const elementCount = 300;

/**
 * A page of 300 elements in thirty areas, every kind in both of the CMS's shapes, as its text.
 *
 * @param edition stands in every text, so that no two editions have one in common
 */
export function pageOfThreeHundred(edition: number): unknown {
  const areas = pagesOfAllKinds.flatMap(({ json }) => {
    const contents = valueAt(json, ['contents']);
    return Array.isArray(contents) ? contents : [];
  });
  const elementsOf = (area: unknown) => valueAt(area, ['elements', 0]);
  const elements = Array.from({ length: elementCount }, (_, index) => {
    const written = JSON.stringify(elementsOf(areas[index % areas.length]));
    return JSON.parse(
      written.replaceAll('<p>', `<p>${edition}.${index} `).replaceAll('<li>', `<li>${edition}.${index} `),
    );
  });
  return {
    ...{ type: 'page', identifier: 'page_300', title: 'Driehonderd elementen', language: 'nl_NL' },
    url: '/nl/groenkennisnet/driehonderd',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content2_page' } } },
    contents: Array.from({ length: 30 }, (_, index) => ({
      area: `deel-${index + 1}`,
      title: `Deel ${index + 1}`,
      contentarea_template: valueAt(areas[index % areas.length], ['contentarea_template']),
      elements: elements.slice(index * 10, index * 10 + 10),
    })),
  };
}
