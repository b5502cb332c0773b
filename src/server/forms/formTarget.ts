import { cmsHosts } from '#templates/contract/cmsHosts.ts';

/**
 * Where a form of the CMS may be posted: below the CMS's own address, and nowhere else.
 *
 * @param action as the CMS wrote it; empty for the page itself
 * @param page the address in the CMS that the form came from
 * @param base the CMS's base address, with a trailing slash
 * @returns `undefined` for another host, port or scheme, and for addresses with credentials
 */
export function formTarget(action: string, page: URL, base: URL): URL | undefined {
  if (!URL.canParse(action || page.href, page.href)) return undefined;
  const written = new URL(action || page.href, page.href);
  const isKnownHost = cmsHosts.includes(written.host) && /^https?:$/.test(written.protocol);
  if (written.username || written.password || (written.origin !== base.origin && !isKnownHost)) return undefined;
  const target = new URL(base);
  const isBelow = written.origin === base.origin && written.pathname.startsWith(base.pathname);
  // The CMS counts paths from its own root, which may lie below a host's. Set as a path: no spelling becomes a host.
  target.pathname = isBelow ? written.pathname : base.pathname.replace(/\/$/, '') + written.pathname;
  target.search = written.search;
  return target;
}
