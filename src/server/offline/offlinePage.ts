import { hash } from 'node:crypto';
import { type Language, languages } from '#languages/languages.ts';
import { siteFiles } from '#sites/siteFiles.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { serverTexts } from '../texts/serverTexts.ts';

/** The tokens that the page's own styles use. */
const unused =
  /^\s*--(?!site-(?:color-(?:page|band|text|text-muted|heading|link|action|on-action|action-hover|focus|highlight|border)|weight-heading|weight-strong|tracking-heading|radius-control):).*\n/gm;

const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--site-color-band);color:var(--site-color-text);font:1.125rem/1.6 system-ui,sans-serif;hyphens:auto;overflow-wrap:break-word}
header{padding:1rem clamp(1rem,4vw,2rem);background:var(--site-color-page);border-block-end:1px solid var(--site-color-border);color:var(--site-color-heading);font-weight:var(--site-weight-strong);display:flex;align-items:center;gap:.75rem}
svg{height:2.5rem;width:auto;flex:none}
main{flex:1;display:flex;flex-direction:column;justify-content:center;gap:3rem;max-width:44rem;padding:3rem clamp(1rem,4vw,2rem)}
section{display:flex;flex-direction:column;align-items:flex-start;gap:1.25rem}
h1,h2,p{margin:0}
h1,h2{color:var(--site-color-heading);font-weight:var(--site-weight-heading);letter-spacing:var(--site-tracking-heading);line-height:1.15}
h1{font-size:clamp(2.125rem,1.6rem + 2vw,3.25rem)}
h2{font-size:1.25rem}
section+section{gap:.5rem;padding-block-start:1.5rem;border-block-start:1px solid var(--site-color-border);color:var(--site-color-text-muted);font-size:1rem}
a{color:var(--site-color-link);text-underline-offset:.25em}
h1~a{padding:.7rem 1.4rem;border:1px solid transparent;border-radius:var(--site-radius-control);background:var(--site-color-action);color:var(--site-color-on-action);font-weight:var(--site-weight-strong);text-decoration:none}
h1~a:hover{background:var(--site-color-action-hover)}
a:focus-visible{outline:3px solid var(--site-color-focus);outline-offset:3px}
`;

/** One document with everything in it. */
export interface OfflinePage {
  readonly html: string;
  /** Allows its own styles and nothing else. */
  readonly policy: string;
}

/**
 * What a site's visitors see where no page can be had: in the site's colours, in its own language first and the others
 * below, because one page serves them all. Its link, to no address, asks again for the page that failed.
 */
export function offlinePage({ id, plan }: ServedSite): OfflinePage {
  const { tokens, logo } = siteFiles(id);
  const own = plan.language;
  const others = languages.filter((language) => language !== own);
  // What comes before are faces of fonts, which are not at hand.
  const theme = tokens.slice(tokens.indexOf('[data-site')).replace(unused, '');
  const style = `${theme}${styles}`;
  const html = `<!doctype html>
<html lang="${own}" data-site="${id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${serverTexts(own)('offline.title')} – ${plan.title}</title>
<style>${style}</style>
</head>
<body>
<header>${logo.replace(/<title>.*?<\/title>|<!--.*?-->/gs, '').replace('<svg ', '<svg aria-hidden="true" ')}${plan.title}</header>
<main>
${section(own, 'h1')}
${others.map((language) => section(language, 'h2')).join('\n')}
</main>
</body>
</html>
`;
  const digest = hash('sha256', style, 'base64');
  return { html, policy: `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'` };
}

function section(language: Language, heading: 'h1' | 'h2'): string {
  const t = serverTexts(language);
  return `<section lang="${language}"><${heading}>${t('offline.title')}</${heading}><p>${t('offline.text')}</p><a href="">${t('offline.retry')}</a></section>`;
}
