import type { Assets } from '#server/document/assets.ts';
import type { ServedSite } from '#server/sites/siteDirectory.ts';
import type { LetterColors } from '#services/mail/renderLetter.ts';
import type { SiteLook } from '#services/pages/document.ts';
import type { PageSite } from '#services/pages/site.ts';
import type { Site } from '#sites/site.schema.ts';
import { readThemeCss } from './tokens/themeFiles.ts';

/** What pages and letters of services look like, by the ids of sites. */
export interface SiteLooks {
  readonly lookOf: (siteId: string) => SiteLook;
  readonly colorsOf: (siteId: string) => LetterColors;
}

/** A site as services know it. */
export function pageSite({ plan: { id, title, language, origin } }: ServedSite): PageSite {
  return { id, title, language, origin };
}

/** @param sites at least one, whose colours letters have where a site has none */
export async function readSiteLooks(sites: readonly Site[], assets: Assets): Promise<SiteLooks> {
  const colors = new Map(await Promise.all(sites.map(async ({ id }) => [id, await letterColors(id)] as const)));
  return {
    lookOf: (id) => {
      const { width, height } = sites.find((site) => site.id === id)?.logo ?? { width: 48, height: 48 };
      // The site's own, with its tokens and fonts, is the last one.
      return {
        stylesheets: assets.stylesheets(id).slice(-1),
        fonts: assets.fonts(id),
        logo: { src: assets.logo(id), width, height },
      };
    },
    colorsOf: (id) => colors.get(id) ?? colors.get(sites[0]?.id ?? '') ?? fallbackColors,
  };
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
