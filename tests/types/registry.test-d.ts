/*
 * Type tests: `tsc -p .` fails when one of the errors expected here is no longer an error, so that the registry cannot
 * quietly stop telling a missing, a wrong or an extra entry.
 */

import { z } from 'zod';
import { text } from '#templates/contract/fields.ts';
import { defineFixtures } from '#templates/elements/defineFixtures.ts';
import { defineElement, type PlannedData } from '#templates/plan/elements/defineElement.ts';
import type { KnownElement } from '#templates/plan/elements/element.types.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { areas, elements, pages } from '#templates/registry.ts';
import type { AreaRegistry, ElementRegistry, PageRegistry } from '#templates/renderer/registry.types.ts';

// Elements.
const { text: textElement, ...elementsWithoutText } = elements;
elements satisfies ElementRegistry;
// @ts-expect-error an element is missing
elementsWithoutText satisfies ElementRegistry;
// @ts-expect-error an element has the component of another
({ ...elements, text: elements.tiles }) satisfies ElementRegistry;
// @ts-expect-error an element is defined nowhere
({ ...elements, kaartspel: textElement }) satisfies ElementRegistry;

// Each kind is told from each other, however alike they are.
const { form: formElement, video: videoElement, ...elementsWithoutTwo } = elements;
// @ts-expect-error two elements are missing
elementsWithoutTwo satisfies ElementRegistry;
// @ts-expect-error a form is no newsletter
({ ...elements, newsletter: formElement }) satisfies ElementRegistry;
// @ts-expect-error a video is no map
({ ...elements, map: videoElement }) satisfies ElementRegistry;
// @ts-expect-error one person is no team
({ ...elements, team: elements.contact }) satisfies ElementRegistry;
// @ts-expect-error a list is no carousel
({ ...elements, carousel: elements['item-list'] }) satisfies ElementRegistry;

// Areas.
const { default: defaultArea, ...areasWithoutDefault } = areas;
areas satisfies AreaRegistry;
// @ts-expect-error an area template is missing
areasWithoutDefault satisfies AreaRegistry;
// @ts-expect-error an area template wants what no zone gives
({ ...areas, a: (props: { columns: number }) => props.columns }) satisfies AreaRegistry;
// @ts-expect-error an area template is defined nowhere
({ ...areas, z: defaultArea }) satisfies AreaRegistry;

// Pages.
const { content: contentPage, ...pagesWithoutContent } = pages;
pages satisfies PageRegistry;
// @ts-expect-error a page template is missing
pagesWithoutContent satisfies PageRegistry;
// @ts-expect-error a page template has the component of another
({ ...pages, content: pages.dossier }) satisfies PageRegistry;
// @ts-expect-error a page template is defined nowhere
({ ...pages, kaartspel: contentPage }) satisfies PageRegistry;

const { event: eventPage, 'contact-form': contactFormPage, ...pagesWithoutTwo } = pages;
// @ts-expect-error two page templates are missing
pagesWithoutTwo satisfies PageRegistry;
// @ts-expect-error a project has no day
({ ...pages, project: eventPage }) satisfies PageRegistry;
// @ts-expect-error a person publishes nothing
({ ...pages, person: pages.source }) satisfies PageRegistry;
// @ts-expect-error a page of an editor is no item
({ ...pages, event: contactFormPage }) satisfies PageRegistry;
// @ts-expect-error an item is no page of an editor
({ ...pages, team: pages.person }) satisfies PageRegistry;

// Nobody changes the registry at run time.
// @ts-expect-error an entry is read-only
elements.text = textElement;

// The data of an element follows from its definition.
const definition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional() }),
  plan: ({ title }) => ({ name: title ?? '' }),
});
({ name: 'a' }) satisfies PlannedData<typeof definition>;
// @ts-expect-error the planned data has another type
({ name: 5 }) satisfies PlannedData<typeof definition>;
'item-list' satisfies ElementType;
// @ts-expect-error no element has this name
'itemlist' satisfies ElementType;

/** A known element's data follows from its type. */
export function htmlOf(element: KnownElement): string {
  // @ts-expect-error not every element has a text
  element.data.html satisfies string;
  return element.type === 'text' ? element.data.html : '';
}

/** A plan's details follow from its template. */
export function kindOf(plan: Plan): string {
  // @ts-expect-error a composed page has no kind
  plan.details.kind satisfies string;
  return plan.template === 'news' ? plan.details.kind : '';
}

/** What only one kind of item has, follows from its template too. */
export function placeOf(plan: Plan): string | undefined {
  // @ts-expect-error not every page is an event
  plan.details.event satisfies object;
  return plan.template === 'event' ? plan.details.event.place : undefined;
}

// Examples are typed by their kind, in both shapes, and may be left empty as the CMS leaves them.
defineFixtures('tiles', {
  plain: {
    language: 'nl',
    element: { type: 'tiles', title: '', items: [{ title: 'a', url: '/a', image: { error: '-' } }] },
  },
  modular: { language: 'en', element: { type: 'modularcontent', tiles: { items: [null, { title: 'a', url: '' }] } } },
});
// @ts-expect-error there is no kind of this name
defineFixtures('kaartspel', {});
defineFixtures('tiles', {
  // @ts-expect-error the list holds something else
  wrong: { language: 'nl', element: { type: 'tiles', items: ['a'] } },
});
defineFixtures('tiles', {
  // @ts-expect-error a field one level down has another type
  wrong: { language: 'nl', element: { type: 'modularcontent', tiles: { items: [{ title: 5, url: '/a' }] } } },
});
defineFixtures('text', {
  // @ts-expect-error the portal has no such language
  wrong: { language: 'fr', element: { type: 'text', html: '<p>a</p>' } },
});
