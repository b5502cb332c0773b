import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';

/** Three leaves that open one after the other; still where motion is not wanted. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32" width="96" height="32" fill="#0b5a3c">
<style>
path { animation: open 1.2s ease-in-out infinite; transform-box: fill-box; transform-origin: 0 100%; }
path:nth-of-type(2) { animation-delay: .2s; }
path:nth-of-type(3) { animation-delay: .4s; }
@keyframes open { 0%, 60%, 100% { transform: scale(.55); opacity: .45; } 30% { transform: none; opacity: 1; } }
@media (prefers-reduced-motion: reduce) { path { animation: none; } }
@media (prefers-color-scheme: dark) { svg { fill: #9fd3b4; } }
</style>
<path d="M4 28V16A12 12 0 0 1 16 4h12v12A12 12 0 0 1 16 28z"/>
<path d="M36 28V16A12 12 0 0 1 48 4h12v12A12 12 0 0 1 48 28z"/>
<path d="M68 28V16A12 12 0 0 1 80 4h12v12A12 12 0 0 1 80 28z"/>
</svg>
`;

/** The loader's animation at the site's root (specification, section 7), unless the build brings one of its own. */
export const loader = new Reply(drawing, {
  status: 200,
  contentType: 'image/svg+xml',
  headers: { ...resourceHeaders, 'cache-control': 'public, max-age=86400' },
  compression: 'none',
});
