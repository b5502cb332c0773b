import { allows } from '../consent/consent.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { trustedScript } from '../offline/trustedScript.ts';

/**
 * Adds the site's scripts of other parties that the visitor allows, each once. Whoever takes the consent back is rid of
 * them with the next document.
 */
export function loadAllowedScripts({
  personalisationScript,
  analyticsScript,
}: Pick<PublicSite, 'personalisationScript' | 'analyticsScript'>): void {
  if (personalisationScript && allows('personalisation')) load(personalisationScript);
  if (analyticsScript && allows('analytics')) load(analyticsScript);
}

function load(address: string): void {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = document.createElement('script');
  script.src = trustedScript(address);
  document.head.append(script);
}
