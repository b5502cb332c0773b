import { expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { documentHeaders, siteDocumentHeaders } from './securityHeaders.ts';

const policyOf = (site: string, env: Record<string, string> = {}) => {
  const { outside } = createSiteDirectory(allSites, readSettings(env)).find(`${site}.localhost`).site;
  return siteDocumentHeaders(outside)['content-security-policy']?.split('; ') ?? [];
};

const issuer = 'http://localhost:3000';

it('lets a site’s documents load the scripts that this site configures, and talk to their hosts', () => {
  const own = 'https://personalisatie.coegroen.nl https://cijfers.coegroen.nl';
  expect(policyOf('coegroen')).toContain(`script-src 'self' ${own}`);
  expect(policyOf('coegroen')).toContain(`connect-src 'self' ${own} ${issuer}`);
  expect(policyOf('coegroen').join()).not.toContain('groenkennisnet');
});

it('lets a site without such scripts load none', () => {
  // What every site may: ask who is signed in, and let the provider renew that in a frame.
  const withIssuer = documentHeaders['content-security-policy']
    .replace("connect-src 'self'", `connect-src 'self' ${issuer}`)
    .replace('frame-src', `frame-src ${issuer}`);
  expect(policyOf('eurcaw-pigs').join('; ')).toBe(withIssuer);
});

it('lets documents report errors to the service that is set, without its key', () => {
  const policy = policyOf('eurcaw-pigs', { SENTRY_DSN: 'https://key@sentry.example.nl/1' });
  expect(policy).toContain(`connect-src 'self' https://sentry.example.nl ${issuer}`);
  expect(policy).toContain("script-src 'self'");
});
