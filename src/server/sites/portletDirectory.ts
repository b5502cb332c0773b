import type { Portlet } from '#sites/portlets/portlet.schema.ts';
import type { Settings } from '../settings/settings.types.ts';

/** A portlet as the server works with it. */
export interface ServedPortlet {
  readonly registration: Portlet;
  /** Where pages may stand that show it in a frame: sources as a content security policy writes them. */
  readonly embedders: readonly string[];
}

export interface PortletDirectory {
  readonly portlets: readonly ServedPortlet[];
  /** @param domain as it stands in the address */
  find(domain: string): ServedPortlet | undefined;
}

/**
 * Knows which portlets there are and who may embed them. On a developer's machine each host is also
 * `http://{host}.localhost`, as sites are `{id}.localhost` there: an embed can be tried where it was written.
 */
export function createPortletDirectory(
  portlets: readonly Portlet[],
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): PortletDirectory {
  const isLocal = publicOrigin.kind === 'local';
  const served = new Map(
    portlets.map((registration): [string, ServedPortlet] => {
      const { domain, embedHosts } = registration;
      const hosts = embedHosts.map((host) => `https://${host}`);
      const local = isLocal ? embedHosts.map((host) => `http://${host.replace(/:\d+$/, '')}.localhost:*`) : [];
      return [domain, { registration, embedders: [...hosts, ...local] }];
    }),
  );
  return { portlets: [...served.values()], find: (domain) => served.get(domain) };
}

/** Where a portlet's stylesheet and logo are, among those of sites. */
export function portletTheme(domain: string): string {
  return `portlets/${domain}`;
}
