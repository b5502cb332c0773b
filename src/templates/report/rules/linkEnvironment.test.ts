import { describe, expect, it } from 'vitest';
import { plan } from '../../plan/plan.ts';
import { storyContext } from '../../stories/storyPlan.tsx';
import { reportOf } from '../reportOf.ts';

const context = storyContext('nl');

/** The hosts that the report of a page with this link says to be no place for visitors. */
function environmentsOf(address: string): (string | undefined)[] {
  const elements = [{ type: 'text', html: `<p>Lees <a href="${address}">het rapport over wormen</a>.</p>` }];
  const raw = { type: 'page', title: 'Bodem', contents: [{ area: 'main', title: 'Grond', elements }] };
  const { findings } = reportOf(raw, plan(raw, context), { context, now: new Date(), services: 'unasked' });
  return findings.flatMap(({ rule, values }) => (rule === 'link-environment' ? values.host : []));
}

describe('a link to a site', () => {
  it.each([
    'https://www.bodem-beheer.nl/',
    'https://groen-beheer.nl',
    'https://www.beheer.nl',
    'https://www.groene-stage.nl/',
    'https://stage.nl/vacatures',
    'https://www.local-food.nl',
    'https://www.water-test.nl',
    'https://beta.nl',
    'https://demo.site.nl/weidevogels',
    'https://beta.site.nl/',
    '/wormen',
    'https://groenkennisnet.nl/wormen',
  ])('that is public, whatever its domain is called, is right: %s', (address) => {
    expect(environmentsOf(address)).toEqual([]);
  });

  it.each([
    ['https://acc.site.nl/', 'acc.site.nl'],
    ['https://www.acc.site.nl/', 'www.acc.site.nl'],
    ['https://api-acc.groenkennisnet.nl/nl/onbekend/wormen', 'api-acc.groenkennisnet.nl'],
    ['https://www-test2.site.nl/', 'www-test2.site.nl'],
    ['https://site-staging.azurewebsites.net/', 'site-staging.azurewebsites.net'],
    ['http://intranet/wormen', 'intranet'],
    ['http://localhost:3000/', 'localhost:3000'],
    ['http://192.168.1.4/', '192.168.1.4'],
    ['http://site.test/', 'site.test'],
    ['https://www.site.nl/wp-admin/', 'www.site.nl'],
    ['https://groenkennisnet.nl/preview?url=/nl/groenkennisnet/wormen', 'groenkennisnet.nl/preview'],
    ['/preview?url=/nl/groenkennisnet/wormen', 'groenkennisnet.nl/preview'],
  ])('that is not public is told of: %s', (address, host) => {
    expect(environmentsOf(address)).toEqual([host]);
  });
});
