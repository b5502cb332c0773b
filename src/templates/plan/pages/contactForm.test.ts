import { describe, expect, it } from 'vitest';
import { formFixtures } from '../../elements/form/form.fixtures.ts';
import { storyContext } from '../../stories/storyPlan.tsx';
import { plan } from '../plan.ts';

const form = formFixtures.contact.element;
const text = { type: 'text', html: '<p>Over ons.</p>' };

function templateOf(pageType: unknown, contents: readonly object[], place: 'root' | 'page' = 'page') {
  const metadata = { gkn_pagemetadata: { page_type: pageType, lead: 'Stel je vraag.' } };
  const { plan: page } = plan(
    { type: 'page', title: 'Contact', url: '/nl/x', metadata, contents },
    storyContext('nl'),
    place,
  );
  return page.template;
}

const main = (...elements: object[]) => ({ area: 'main', title: '', elements });

describe('a form in the main area', () => {
  it.each([undefined, { id: '' }, { id: 'content_page' }, 'content_page', { id: 'nobody_knows_page' }])(
    'makes a contact form of a page that says no more than %j',
    (pageType) => {
      expect(templateOf(pageType, [main(text, form)])).toBe('contact-form');
    },
  );

  it('does so inside an area of the main one', () => {
    expect(templateOf(undefined, [main({ area: 'deel', title: 'Vraag', elements: [form] })])).toBe('contact-form');
  });

  it.each(['overview_page', 'content2_page', 'team_page', 'newsletter'])('leaves %s what it is', (id) => {
    expect(templateOf({ id }, [main(form)])).not.toBe('contact-form');
  });

  it('leaves home what it is', () => {
    expect(templateOf({ id: 'content_page' }, [main(form)], 'root')).toBe('home');
  });

  it('is none when it stands in another area, or cannot be read', () => {
    expect(templateOf(undefined, [main(text), { area: 'onder', title: 'Vraag', elements: [form] }])).toBe('content');
    expect(templateOf(undefined, [main({ type: 'form', title: 'Contact' })])).toBe('content');
  });
});
