import { cmsHosts } from '../../contract/cmsHosts.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Parts of what stands before a domain that say that no visitor should be there; demonstrations and trials are public. */
const notPublic =
  /(?:^|[.-])(?:acc|accp|acceptatie|acceptance|tst|test|testing|staging|stage|stg|dev|develop|ontwikkel|otap|ota|uat|preprod|preview|sandbox|local|localhost|intranet|cms|redactie|edit|admin|beheer)\d*(?=[.-]|$)/i;
const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[::1\])|\.(?:local|localhost|test|internal|intern|lan)$/i;

/** A link into a copy of the site, somebody's own machine, or the rooms of the editors. */
export const linkEnvironment = pageRule({
  id: 'link-environment',
  severity: 'error',
  *check({ links, context, pictures }) {
    const own = new Set(context.sites.map(({ origin }) => new URL(origin).host));
    const isElsewhere = (address: string) => {
      const written = wholeAddress(address, context.site.origin);
      if (written === undefined || !URL.canParse(written)) return undefined;
      const { hostname, host, pathname } = new URL(written);
      if (own.has(host)) return /^\/preview(?:\/|$)/.test(pathname) ? `${host}/preview` : undefined;
      const isAcceptance = cmsHosts.slice(1).includes(host);
      return isAcceptance ||
        notPublic.test(beforeDomain(hostname)) ||
        privateHost.test(hostname) ||
        /^\/(?:wp-admin|preview|umbraco|_layouts|admin)(?:\/|$)/i.test(pathname)
        ? host
        : undefined;
    };
    for (const { address, pointer, excerpt } of links) {
      const host = isElsewhere(address.trim());
      if (host !== undefined) yield { pointer, values: { address: shortened(address, 80), host }, excerpt };
    }
    for (const { source, pointer, excerpt, place } of pictures) {
      const host = isElsewhere(source);
      if (host !== undefined)
        yield {
          pointer: place === 'text' ? pointer : `${pointer}/source`,
          values: { address: shortened(source, 80), host },
          excerpt,
        };
    }
  },
});

/** An address with scheme and host; `undefined` for what is none, or is read elsewhere. */
function wholeAddress(address: string, origin: string): string | undefined {
  if (/^https?:\/\//i.test(address)) return address;
  if (/^www\./i.test(address)) return `https://${address}`;
  return /^\/(?!\/)/.test(address) ? origin + address : undefined;
}

/** A domain may be called anything; a name without one is on somebody's own network. */
function beforeDomain(hostname: string): string {
  const names = hostname.split('.');
  return names.length === 1 ? hostname : names.slice(0, -2).join('.');
}
