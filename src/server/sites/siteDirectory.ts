import type { Site } from '#sites/site.schema.ts';
import type { PlanSite } from '#templates/contract/context.ts';
import type { OutsideOrigins } from '../http/securityHeaders.ts';
import { type IdentityProvider, identityProvider } from '../identity/identityProvider.ts';
import type { Settings } from '../settings/settings.types.ts';

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
  /** Who its visitors sign in with; none where they have nothing of their own, or where nothing they send is safe. */
  readonly identity: IdentityProvider | undefined;
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
  settings: Pick<Settings, 'variant' | 'publicOrigin' | 'sentryDsn' | 'identity' | 'port' | 'cms'>,
): SiteDirectory {
  const { variant, publicOrigin, sentryDsn } = settings;
  const [main] = sites;
  if (!main) throw new Error('The portal has no site: add a folder with a site.ts to sites/.');
  const provider = identityProvider(settings, originOf(main, true, publicOrigin));
  const servedSite = (site: Site, isFirst: boolean): ServedSite => {
    const origin = originOf(site, isFirst, publicOrigin);
    const identity = site.interactivity.enabled && isSecure(origin) ? provider : undefined;
    const { api, site: texts } = site.variants[variant];
    return {
      id: site.id,
      registration: site,
      variant: site.variants[variant],
      plan: {
        ...{ id: site.id, cname: api.cname, language: site.language, title: texts.title, origin },
        cmsBase: settings.cms.baseUrl,
      },
      outside: outsideOrigins(site.variants[variant], { sentryDsn, identity, origin }),
      errorReports: sentryDsn,
      identity,
    };
  };
  const first = servedSite(main, true);
  const served = [first, ...sites.slice(1).map((site) => servedSite(site, false))];

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

interface OutsideServices {
  readonly sentryDsn: string | undefined;
  readonly identity: IdentityProvider | undefined;
  /** Of the site itself. */
  readonly origin: string;
}

function outsideOrigins(
  variant: ServedSite['variant'],
  { sentryDsn, identity, origin }: OutsideServices,
): OutsideOrigins {
  const originsOf = (addresses: readonly (string | undefined)[]) => {
    const given = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
    return [...new Set(given)].filter((each) => each !== origin);
  };
  return {
    scripts: originsOf([variant.blueconic_script, variant.analytics_script]),
    connections: originsOf([sentryDsn, identity?.origin]),
    // The portal's own frames are elsewhere's too: the policy names the providers of films alone.
    frames: identity ? [identity.origin] : [],
    forms: originsOf([identity?.origin]),
  };
}

/** Browsers let pages sign people in over https only, and on this machine. */
function isSecure(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || /(?:^|\.)localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
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
