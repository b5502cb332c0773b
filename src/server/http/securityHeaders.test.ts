import { describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { documentHeaders, framedDocumentHeaders, siteDocumentHeaders } from './securityHeaders.ts';

const policyOf = (site: string, env: Record<string, string> = {}, sites = allSites) => {
  const { outside } = createSiteDirectory(sites, readSettings(env)).find(`${site}.localhost`).site;
  return siteDocumentHeaders(outside)['content-security-policy']?.split('; ') ?? [];
};
const bare = documentHeaders['content-security-policy'].split('; ');
const films = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const withoutInteraction = allSites.map((site) => ({ ...site, interactivity: { enabled: false } }));

it('lets a site’s documents load the scripts that this site configures, and talk to their hosts', () => {
  const own = 'https://personalisatie.coegroen.nl https://cijfers.coegroen.nl';
  expect(policyOf('coegroen')).toContain(`script-src 'self' ${own}`);
  expect(policyOf('coegroen')).toContain(`connect-src 'self' ${own} http://localhost:3000`);
  expect(policyOf('coegroen').join()).not.toContain('groenkennisnet');
});

it('takes HTML and scripts as text from nowhere, and only tells it where scripts of others run', () => {
  const headersOf = (site: string) =>
    siteDocumentHeaders(createSiteDirectory(allSites, readSettings({})).find(`${site}.localhost`).site.outside);
  const rules = "require-trusted-types-for 'script'; trusted-types portal-html portal-script";
  const [own, outside] = [headersOf('eurcaw-pigs'), headersOf('coegroen')];
  expect(own['content-security-policy']).toContain(rules);
  expect(own['content-security-policy-report-only']).toBeUndefined();
  expect(outside['content-security-policy']).not.toContain('trusted-types');
  expect(outside['content-security-policy-report-only']).toContain(rules);
});

it('lets a site without such scripts, and without interaction, reach the portal alone', () => {
  expect(policyOf('eurcaw-pigs', {}, withoutInteraction)).toEqual(bare);
});

it('lets documents report errors to the service that is set, without its key', () => {
  const env = { SENTRY_DSN: 'https://key@sentry.example.nl/1' };
  const policy = policyOf('eurcaw-pigs', env, withoutInteraction);
  expect(policy).toContain("connect-src 'self' https://sentry.example.nl");
  expect(policy).toContain("script-src 'self'");
});

it('leaves a preview the window that opened it where another may send it what is typed, and nowhere else', () => {
  const openerOf = (embedders: readonly string[]) =>
    framedDocumentHeaders(['https://groenkennisnet.nl'], embedders)['cross-origin-opener-policy'];
  expect(openerOf(['https://cms.example'])).toBe('unsafe-none');
  expect(openerOf([])).toBe('same-origin-allow-popups');
});

describe('where visitors sign in', () => {
  const tenant = { AUTH0_DOMAIN: 'gkn.eu.auth0.com', AUTH0_CLIENT_ID: 'id', AUTH0_AUDIENCE: 'https://gkn.nl/api/' };

  it.each([
    ['the tenant that is set', tenant, 'https://gkn.eu.auth0.com'],
    ['the embedded service, on the first site', {}, 'http://localhost:3000'],
  ])(
    'documents talk to, frame and have forms lead to %s, and reach nothing else that they did not',
    (_, env, issuer) => {
      const policy = policyOf('eurcaw-pigs', env);
      expect(policy.filter((rule) => !bare.includes(rule))).toEqual([
        `connect-src 'self' ${issuer}`,
        `frame-src ${issuer} ${films}`,
        `form-action 'self' ${issuer}`,
      ]);
      expect(policy).toHaveLength(bare.length);
    },
  );

  it('is nowhere for a site without interaction', () => {
    expect(policyOf('eurcaw-pigs', tenant, withoutInteraction)).toEqual(bare);
  });

  it('is nowhere on a site that is reached without encryption from elsewhere', () => {
    expect(policyOf('eurcaw-pigs', { ...tenant, PUBLIC_ORIGIN: 'http://kennis.example.nl' })).toEqual(bare);
  });
});
