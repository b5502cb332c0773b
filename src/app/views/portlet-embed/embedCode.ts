import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import type { PublicPortlet } from '../../context/publicSite.ts';

/** Where the script is that gives a frame its height in browsers that cannot do that by themselves. */
export const embedScriptPath = '/portlet.js';

/**
 * The HTML that puts a portlet on a page of somebody else's: a plain frame, with a link inside for whoever has no
 * frames. `frame-sizing` makes it as high as its contents where the browser knows how, the script where it does not.
 */
export function embedCode({ address, title, main }: PublicPortlet, name: string): string {
  const [src, label, heading] = [address, name, title].map(escapeHtml);
  return `<iframe src="${src}" title="${label}" loading="lazy" data-portlet
  style="width: 100%; min-height: 40rem; border: 0; frame-sizing: content-height">
  <a href="${src}">${label}: ${heading}</a>
</iframe>
<script src="${escapeHtml(main.origin)}${embedScriptPath}" async></script>`;
}
