import type { Language } from '#languages/languages.ts';
import { escapeHtml } from '#templates/contract/escapeHtml.ts';

interface BriefPage {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The way on; to no address: this page once more. */
  readonly link: { readonly href: string; readonly text: string };
}

/** A page that costs nothing to make: a few words and a way on. */
export function briefPage({ language, title, text, link }: BriefPage): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p></main></body>
</html>
`;
}
