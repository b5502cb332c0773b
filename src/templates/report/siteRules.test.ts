import { describe, expect, it } from 'vitest';
import { fill } from '../plan/fill.ts';
import { plan } from '../plan/plan.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import { reportOf } from './reportOf.ts';
import type { IndexedPage, LinkTarget, SiteIndex } from './siteIndex.ts';

const soil: IndexedPage = { address: '/bodem', title: 'Bodem', language: 'nl', twins: ['/soil?language=en'] };
const soilInEnglish: IndexedPage = { address: '/soil?language=en', title: 'Soil', language: 'en', twins: ['/bodem'] };
const clay: IndexedPage = { address: '/klei', title: 'Zware klei', language: 'nl', twins: [] };
const pages = [soil, soilInEnglish, clay];

/** What stands at each address; all others belong to somebody else. */
const targets: Readonly<Record<string, LinkTarget>> = {
  '/klei': { kind: 'page', page: clay },
  '/soil?language=en': { kind: 'page', page: soilInEnglish },
  '/oud': { kind: 'moved' },
  '/weg': { kind: 'nowhere' },
  '/nieuw': { kind: 'unknown' },
};
const whole: SiteIndex = { state: 'whole', pages, find: (href) => targets[href] ?? { kind: 'elsewhere' } };

interface Given {
  readonly index?: SiteIndex | 'none';
  readonly title?: string;
  readonly languages?: readonly object[];
}

function report(href: string, { index = whole, title = 'Zand', languages = [] }: Given = {}) {
  const page = {
    type: 'page',
    title,
    url: '/nl/groenkennisnet/zand',
    language: 'nl_NL',
    languages,
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' }, lead: 'Over losse en zware grond.' } },
    contents: [
      {
        area: 'main',
        elements: [
          { type: 'text', html: `<p>Lees ook over <a href="${href}">grond (in het Engels)</a>.</p>` },
          { type: 'itemlist', items: [{ title: 'Grond onder de voet', url: href }] },
        ],
      },
    ],
  };
  const context = storyContext('nl');
  const planned = plan(page, context);
  const filled = { ...planned, plan: fill(planned.plan, {}) };
  return reportOf(page, filled, {
    context,
    now: new Date('2026-11-20'),
    services: 'asked',
    ...(index !== 'none' && { index }),
  });
}

const told = ({ findings }: ReturnType<typeof report>) =>
  findings.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
const english = [{ locale: 'en_US', url: '/en/groenkennisnet/sand' }];
const places = ['/contents/0/elements/0/html', '/contents/0/elements/1/items/0/url'];

describe('a page among the others of its site', () => {
  it('has nothing wrong when its links lead somewhere, its twin is there and its title is its own', () => {
    expect(told(report('/klei', { languages: english }))).toEqual([]);
    expect(report('/klei', { languages: english }).clean).toBe(true);
  });

  it('is told of links to pages that are not there, in texts and in fields', () => {
    expect(told(report('/weg', { languages: english }))).toEqual(places.map((place) => `error link-dead ${place}`));
  });

  it('is told of links to addresses that a page has left', () => {
    expect(told(report('/oud', { languages: english }))).toEqual(places.map((place) => `advice link-moved ${place}`));
  });

  it('is told of links to a page that its own language has too', () => {
    const { findings } = report('/soil?language=en', { languages: english });
    expect(findings).toMatchObject(
      places.map((pointer) => ({ rule: 'link-other-twin', pointer, values: { nearest: '/bodem' } })),
    );
  });

  it('is told that it has no twin in the other language of the site', () => {
    expect(told(report('/klei'))).toEqual(['advice twin-missing /languages']);
    const dutchOnly: SiteIndex = { ...whole, pages: [soil, clay] };
    expect(told(report('/klei', { index: dutchOnly }))).toEqual([]);
  });

  it('is told that another page has its title, whatever its signs', () => {
    expect(told(report('/klei', { languages: english, title: 'Zware Klei.' }))).toEqual(['warning title-taken /title']);
  });
});

describe('what was not checked', () => {
  it('is every rule of the site where nothing of the site is known', () => {
    const { unchecked, clean } = report('/weg', { languages: english, index: 'none' });
    const rules = ['link-dead', 'link-moved', 'link-other-twin', 'title-taken', 'twin-missing'];
    expect(unchecked.map(({ rule }) => rule).sort()).toEqual(rules);
    expect(clean).toBe(false);
  });

  it('is what follows links, where one of them leads nobody knows where', () => {
    const { unchecked, clean } = report('/nieuw', { languages: english });
    expect(unchecked.map(({ rule }) => rule).sort()).toEqual(['link-dead', 'link-moved', 'link-other-twin']);
    expect(clean).toBe(false);
  });

  it('is still told of where part of the site is known: what is gone is gone', () => {
    const partial: SiteIndex = { ...whole, state: 'partial' };
    const { unchecked, findings } = report('/weg', { languages: english, index: partial });
    expect(unchecked).toHaveLength(5);
    expect(findings.map(({ rule }) => rule)).toContain('link-dead');
  });
});
