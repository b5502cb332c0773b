import { describe, expect, it } from 'vitest';
import { areaTemplateIds } from '#templates/plan/areas/areaTemplates.ts';
import { knownElementsOf } from '#templates/plan/areas/walk.ts';
import { elementDefinitions } from '#templates/plan/elements/elementDefinitions.ts';
import { pageDefinitions } from '#templates/plan/pages/pageDefinitions.ts';
import { plan } from '#templates/plan/plan.ts';
import { contextOf } from './answers.ts';
import { completeAnswers, mediaItems, pagesOfAllKinds } from './completeAnswers.ts';
import { kinds, shapes } from './contractTable.ts';
import { pathsOf } from './damage.ts';

/*
 * Damage and attacks are as good as the answers they are tried on: here is proved that those hold everything.
 */

const patternsOf = (json: unknown) =>
  pathsOf(json, []).map((path) => path.map((key) => `/${typeof key === 'number' ? '*' : key}`).join(''));

/** Shapes that stand in many places: whole in one of them is enough. */
const small = ['reference', 'image'];

/** Rows of the table with the rows of the shapes they name. */
function pathsIn(rows: readonly (readonly [string, string])[]): string[] {
  return rows.flatMap(([path, meaning]) => {
    const shape = Object.entries(shapes).find(([name]) => `…${name}` === meaning.replace('!', ''));
    return shape && !small.includes(shape[0]) ? pathsIn(shape[1]).map((below) => path + below) : [path];
  });
}

describe('the complete answers', () => {
  const planned = completeAnswers.map(({ json }) => plan(json, contextOf(json)));

  it('are in order, but for one area that stands too deep', () => {
    expect(planned.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual(['too-deep']);
    for (const { json } of pagesOfAllKinds) expect(plan(json, contextOf(json)).findings).toEqual([]);
  });

  it('have every template of a page and of an area, and every kind of element', () => {
    const plans = planned.map(({ plan }) => plan);
    expect(new Set(plans.map(({ template }) => template))).toEqual(new Set(Object.keys(pageDefinitions)));
    const areas = plans.flatMap(({ areas }) => areas.map(({ template }) => template));
    expect(new Set(areas)).toEqual(new Set(areaTemplateIds));
    const elements = plans.flatMap(({ areas }) => knownElementsOf(areas).map(({ type }) => type));
    expect(new Set(elements)).toEqual(new Set(Object.keys(elementDefinitions)));
  });

  it.each(kinds)('have every field of $folder, on the element and below its kind', ({ spellings, fields }) => {
    const inside = '/contents/*/elements/*';
    const kind = spellings.map((spelling) => spelling.toLowerCase());
    const held = completeAnswers.flatMap(({ json }) => patternsOf(json));
    const flat = held.filter((path) => path.startsWith(`${inside}/`)).map((path) => path.slice(inside.length));
    const nested = flat.filter((path) => kind.includes(path.split('/')[1]?.toLowerCase() ?? ''));
    const below = nested.map((path) => path.replace(/^\/[^/]+/, ''));
    const wanted = pathsIn(fields).filter((path) => path !== '/title');
    expect(flat).toEqual(expect.arrayContaining(wanted));
    expect(below).toEqual(expect.arrayContaining(wanted));
  });

  it('have every field of the metadata of pages, in it and one level up, and of everything around the contents', () => {
    const held = completeAnswers.flatMap(({ json }) => patternsOf(json));
    const page = pathsIn(shapes.page);
    expect(held).toEqual(expect.arrayContaining(page.map((path) => `/metadata/gkn_pagemetadata${path}`)));
    expect(held).toEqual(expect.arrayContaining(page.map((path) => `/metadata${path}`)));
    const around = pathsIn(shapes.envelope).filter((path) => !/footer_template|\/subtype$/.test(path));
    expect(held).toEqual(expect.arrayContaining(around));
  });

  it('have every field of a picture', () => {
    const held = completeAnswers.flatMap(({ json }) => patternsOf(json));
    const image = pathsIn(shapes.image).map((path) => `/contents/*/elements/*/image${path}`);
    expect(held).toEqual(expect.arrayContaining(image));
  });

  it('have every field of the metadata of media items, words and relations in each of their spellings', () => {
    const held = mediaItems.flatMap(({ json }) => patternsOf(json));
    expect(held).toEqual(expect.arrayContaining(pathsIn(shapes.mediaItem).map((path) => `/metadata${path}`)));
  });
});
