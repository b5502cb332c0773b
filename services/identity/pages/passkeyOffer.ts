import { html } from 'hono/html';
import type { Markup } from '#services/pages/document.ts';
import { signInPath } from '../paths.ts';
import type { Interaction } from './interactions.ts';
import { signInAddress } from './signInAddress.ts';

/** The other way in, which is there only once the page's script has found that the browser knows passkeys. */
export function passkeyOffer(interaction: Interaction): Markup {
  const { t, uid } = interaction;
  return html`<div class="passkeys" data-passkeys data-challenges="${signInPath}/${uid}/passkey/challenge" data-cancelled="${t('signIn.passkeyCancelled')}" data-failed="${t('signIn.passkeyFailed')}" hidden>
<p class="or">${t('signIn.or')}</p>
<form method="post" action="${signInAddress(interaction, '/passkey')}">
<input type="hidden" name="credential">
<input type="hidden" name="email">
<button type="submit" class="secondary">${t('signIn.passkey')}</button>
</form>
<p class="told" role="status"></p>
</div>`;
}
