/** The part of `window.trustedTypes` that is used; browsers that do not know it take strings. */
interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML };
}

/** The name that a page's `trusted-types` policy has to allow. */
const policyName = 'portal-html';

let policy: ReturnType<Factory['createPolicy']> | undefined;

/** React writes HTML anew that is another object, so the same text has to give the same one: the newest are kept. */
const trusted = new Map<string, TrustedHTML>();
const mostTrusted = 200;

/**
 * Vouches for HTML that the server sanitised: a page whose policy says `require-trusted-types-for 'script'` takes no
 * other, so that no other code can bring HTML in as text.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (typeof window === 'undefined') return html;
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy(policyName, { createHTML: (text) => text });
  if (!policy) return html;
  const made = trusted.get(html) ?? policy.createHTML(html);
  trusted.delete(html);
  trusted.set(html, made);
  const [oldest] = trusted.keys();
  if (trusted.size > mostTrusted && oldest !== undefined) trusted.delete(oldest);
  return made;
}
