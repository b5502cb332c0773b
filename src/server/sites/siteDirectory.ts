import type { Site } from '#sites/site.schema.ts';
import type { PlanSite } from '#templates/contract/context.ts';
import type { OutsideOrigins } from '../http/securityHeaders.ts';
import type { Settings } from '../settings.ts';

/** A site as the server works with it: its registration, the variant in use, and where visitors reach it. */
export interface ServedSite {
  readonly id: string;
  readonly registration: Site;
  readonly variant: Site['variants']['production'];
  readonly plan: PlanSite;
  /** What its documents may reach besides the portal. */
  readonly outside: OutsideOrigins;
  /** Where its pages report errors: a Sentry DSN. */
  readonly errorReports: string | undefined;
}

/** The site behind a host name; `stranger` when the host is no site's, which search engines must not index. */
export interface HostMatch {
  readonly site: ServedSite;
  readonly host: 'known' | 'stranger';
}

export interface SiteDirectory {
  readonly sites: readonly ServedSite[];
  /** The first one, which portlets belong to. */
  readonly main: ServedSite;
  readonly planSites: readonly PlanSite[];
  /** @param host as in the `Host` header: a name, with or without a port */
  find(host: string): HostMatch;
}

/**
 * Knows which site answers on which host and where each site lives.
 *
 * The first site takes `localhost`, the loopback addresses, the public origin's own host and every unknown host;
 * each site takes `<id>.localhost`, `<id>.<public host>` and the hosts of its registration.
 * @param sites in their order, at least one
 */
export function createSiteDirectory(
  sites: readonly Site[],
  { variant, publicOrigin, sentryDsn }: Pick<Settings, 'variant' | 'publicOrigin' | 'sentryDsn'>,
): SiteDirectory {
  const served = sites.map(
    (site, index): ServedSite => ({
      id: site.id,
      registration: site,
      variant: site.variants[variant],
      plan: {
        id: site.id,
        cname: site.variants[variant].api.cname,
        language: site.language,
        title: site.variants[variant].site.title,
        origin: originOf(site, index === 0, publicOrigin),
      },
      outside: outsideOrigins(site.variants[variant], sentryDsn),
      errorReports: sentryDsn,
    }),
  );
  const [first] = served;
  if (!first) throw new Error('The portal has no site: add a folder with a site.ts to sites/.');

  const byHost = new Map<string, HostMatch>();
  for (const site of served) {
    const { id, registration, plan } = site;
    const hosts = [`${id}.localhost`, nameOf(plan.origin), nameOf(registration.origin), ...registration.hosts];
    for (const host of hosts) byHost.set(host, { site, host: 'known' });
  }
  for (const host of ['localhost', '127.0.0.1', '[::1]']) byHost.set(host, { site: first, host: 'known' });

  const stranger: HostMatch = { site: first, host: 'stranger' };
  return {
    sites: served,
    main: first,
    planSites: served.map(({ plan }) => plan),
    find: (host) => byHost.get(host) ?? byHost.get(withoutPort(host)) ?? stranger,
  };
}

function outsideOrigins(variant: ServedSite['variant'], sentryDsn: string | undefined): OutsideOrigins {
  const originsOf = (addresses: readonly string[]) => [
    ...new Set(addresses.filter((address) => address !== '').map((address) => new URL(address).origin)),
  ];
  return {
    scripts: originsOf([variant.blueconic_script, variant.analytics_script]),
    connections: originsOf(sentryDsn === undefined ? [] : [sentryDsn]),
  };
}

function originOf(site: Site, isFirst: boolean, publicOrigin: Settings['publicOrigin']): string {
  switch (publicOrigin.kind) {
    case 'configured':
      return site.origin;
    case 'local':
      return `http://${isFirst ? '' : `${site.id}.`}localhost:${publicOrigin.port}`;
    case 'url': {
      const { protocol, host, origin } = new URL(publicOrigin.origin);
      return isFirst ? origin : `${protocol}//${site.id}.${host}`;
    }
    default:
      return publicOrigin satisfies never;
  }
}

function nameOf(origin: string): string {
  return new URL(origin).hostname;
}

function withoutPort(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
