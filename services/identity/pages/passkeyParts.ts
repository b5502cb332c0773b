import { html } from 'hono/html';
import { type Markup, nothing } from '#services/pages/document.ts';
import type { PageContext } from '../pageContext.ts';
import { mostPasskeys, type Passkey } from '../passkeys/passkeyStore.ts';
import { accountPath } from '../paths.ts';

/** Address of a page on passkeys, in the site and language that one is in. */
export function passkeysAddress(
  { site, language }: PageContext,
  page: '' | '/add' | '/name' | '/remove' = '',
  more: Readonly<Record<string, string>> = {},
): string {
  return `${accountPath}/passkeys${page}?${new URLSearchParams({ site: site.id, ui_locales: language, ...more })}`;
}

/** The way back to what the account has, as the last thing on a page. */
export function backLink(context: PageContext, to: 'account' | 'passkeys'): Markup {
  const { site, language, t } = context;
  const account = `${accountPath}?${new URLSearchParams({ site: site.id, ui_locales: language })}`;
  return to === 'account'
    ? html`<a href="${account}">${t('account.title')}</a>`
    : html`<a href="${passkeysAddress(context)}">${t('passkeys.title')}</a>`;
}

/** What there is to see of somebody's passkeys, each with what can be done to it. */
export function passkeyList(context: PageContext, passkeys: readonly Passkey[]): Markup {
  const { t, language } = context;
  if (passkeys.length === 0) return html`<p>${t('passkeys.none')}</p>`;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const entry = ({ id, name, createdAt, lastUsedAt }: Passkey) => html`<li>
<strong>${name}</strong>
<p class="hint">${t('passkeys.made', { date: format.format(createdAt) })}<br>${
    lastUsedAt ? t('passkeys.used', { date: format.format(lastUsedAt) }) : t('passkeys.unused')
  }</p>
<p class="acts"><a href="${passkeysAddress(context, '/name', { passkey: id })}">${t('passkeys.rename')}<span class="unseen">: ${name}</span></a>
<a href="${passkeysAddress(context, '/remove', { passkey: id })}">${t('passkeys.remove')}<span class="unseen">: ${name}</span></a></p>
</li>`;
  return html`<ul class="rows">${passkeys.map(entry)}</ul>`;
}

/**
 * The way to one more, for browsers that can make one; the others are told.
 * @param accepted what a browser is told of those that there are
 */
export function addLink(context: PageContext, count: number, accepted: object): Markup {
  const { t } = context;
  const told = JSON.stringify(accepted);
  if (count >= mostPasskeys) {
    return html`<p data-passkeys data-accepted="${told}">${t('passkeys.full', { most: mostPasskeys })}</p>`;
  }
  const href = passkeysAddress(context, '/add');
  return html`<div class="more">
<p data-passkeys data-accepted="${told}" hidden><a class="button" href="${href}">${t('passkeys.add')}</a></p>
${missing(context)}
</div>`;
}

/** What makes a passkey with the browser: a form that is filled in by it. */
export function addForm(context: PageContext, token: string, options: object): Markup {
  const { t } = context;
  return html`<div class="passkeys" data-passkeys data-options="${JSON.stringify(options)}" data-cancelled="${t('passkeys.cancelled')}" data-known="${t('passkeys.known')}" data-failed="${t('passkeys.failed')}" hidden>
<form method="post" action="${passkeysAddress(context, '/add')}">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="credential">
<button type="submit">${t('passkeys.make')}</button>
</form>
<p class="told" role="status"></p>
</div>
${missing(context)}`;
}

/** Said without scripts, and by the script to browsers that know no passkeys. */
function missing({ t }: PageContext): Markup {
  const text = t('passkeys.missing');
  return html`<p data-passkeys-missing hidden>${text}</p><noscript><p>${text}</p></noscript>`;
}

const done = ['added', 'renamed', 'removed'] as const;

export type Done = (typeof done)[number];

/** What has just been done, as the address says that one was led to afterwards. */
export function doneNote({ t }: PageContext, said: string | undefined): Markup {
  const what = done.find((each) => each === said);
  return what === undefined ? nothing : html`<p class="done" role="status">${t(`passkeys.done.${what}`)}</p>`;
}
