import type { Mount } from '#server/answerRequests.ts';
import type { Assets } from '#server/document/assets.ts';
import { identityProvider } from '#server/identity/identityProvider.ts';
import type { Settings } from '#server/settings.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import type { Database } from '#services/database/database.ts';
import { createSampleAccounts, sampleAccounts } from '#services/identity/accounts/sampleAccounts.ts';
import type { IdentitySite } from '#services/identity/site.ts';
import { type IdentityService, startIdentity } from '#services/identity/startIdentity.ts';
import type { Log as ServiceLog } from '#services/log.ts';
import type { LetterColors } from '#services/mail/renderLetter.ts';
import { startMail } from '#services/mail/startMail.ts';
import type { Site } from '#sites/site.schema.ts';
import { readThemeCss } from './tokens/themeFiles.ts';

interface IdentityParts {
  readonly settings: Settings;
  readonly sites: readonly Site[];
  readonly assets: Assets;
  readonly database: Database;
  /** Removes what the other embedded services keep of a person. */
  readonly forgetPerson: (subject: string) => Promise<void>;
  readonly log: ServiceLog;
}

interface StartedIdentity {
  readonly mount: Mount;
  readonly stop: () => Promise<void>;
  /** What the operator should know, printed at the start. */
  readonly notes: readonly string[];
}

/** Starts the embedded identity provider in the sites' themes, and the mail that it needs. */
export async function startIdentityService(parts: IdentityParts): Promise<StartedIdentity> {
  const { settings, sites, assets, database, forgetPerson, log } = parts;
  const { main, sites: served } = createSiteDirectory(sites, settings);
  const { issuer, clientId, audience } = identityProvider(settings, main.plan.origin);
  const colors = new Map(await Promise.all(sites.map(async ({ id }) => [id, await letterColors(id)] as const)));
  const mail = await startMail({ database, carrier: settings.mail, log });
  const identity = await startIdentity({
    ...{ database, issuer, clientId, audience, mail, forgetPerson, log },
    sites: served
      .filter(({ registration }) => registration.interactivity.enabled)
      .map(({ plan: { id, title, language, origin } }): IdentitySite => ({ id, title, language, origin })),
    lookOf: (id) => {
      const { width, height } = sites.find((site) => site.id === id)?.logo ?? { width: 48, height: 48 };
      // The site's own, with its tokens and fonts, is the last one.
      return {
        stylesheets: assets.stylesheets(id).slice(-1),
        fonts: assets.fonts(id),
        logo: { src: assets.logo(id), width, height },
      };
    },
    colorsOf: (id) => colors.get(id) ?? colors.get(main.id) ?? fallbackColors,
  });
  const notes = [
    ...(await settleSamples(settings, identity)),
    ...(mail.mailbox === undefined ? [] : [`Letters arrive at ${mail.mailbox}`]),
  ];
  return {
    mount: { paths: identity.paths, site: main.id, fetch: identity.fetch },
    async stop() {
      await identity.close();
      await mail.close();
    },
    notes,
  };
}

/** Sample accounts are for a portal that is tried out; on one that others reach their passwords would be open doors. */
async function settleSamples(settings: Settings, identity: IdentityService): Promise<readonly string[]> {
  if (settings.databaseUrl !== undefined || settings.publicOrigin.kind !== 'local') {
    await identity.accounts.removeSamples();
    return [];
  }
  await createSampleAccounts(identity.accounts, identity.passwords);
  const lines = sampleAccounts.map(({ email, password, permissions }) => {
    const role = permissions.length > 0 ? ' (moderates comments)' : '';
    return `  ${email.padEnd(28)} ${password}${role}`;
  });
  return [['Sign in with a sample account and its password:', '', ...lines].join('\n')];
}

const fallbackColors: LetterColors = {
  ...{ page: '#f4f4f4', surface: '#ffffff', text: '#1f1f1f', textMuted: '#595959', border: '#d9d9d9' },
  ...{ brand: '#1f1f1f', onBrand: '#ffffff', action: '#1f1f1f', onAction: '#ffffff' },
};

/** The light colours of a site, out of the style sheet that its tokens make. */
async function letterColors(siteId: string): Promise<LetterColors> {
  const css = await readThemeCss(siteId);
  const colorOf = (token: string, fallback: string) =>
    new RegExp(`--site-color-${token}: ([^;]+);`).exec(css)?.[1] ?? fallback;
  return {
    page: colorOf('band', fallbackColors.page),
    surface: colorOf('surface', fallbackColors.surface),
    text: colorOf('text', fallbackColors.text),
    textMuted: colorOf('text-muted', fallbackColors.textMuted),
    border: colorOf('border', fallbackColors.border),
    brand: colorOf('brand', fallbackColors.brand),
    onBrand: colorOf('on-brand', fallbackColors.onBrand),
    action: colorOf('action', fallbackColors.action),
    onAction: colorOf('on-action', fallbackColors.onAction),
  };
}
