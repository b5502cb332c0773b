import type { ReactNode } from 'react';
import { Footer, type FooterBlock } from '#design-system/components/Footer/Footer.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { socialNetworkOf } from '#design-system/components/SocialLinks/socialNetworks.ts';
import type { PictureUrl } from '#templates/contract/context.ts';
import type { FooterBlock as PlannedBlock } from '#templates/plan/planShell.ts';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { useShell } from '../api/useShell.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';

/** Width in px that footer logos are fetched in: twice what they are shown at. */
const logoWidth = 480;

/** The footer and the legal row, from the CMS; a part that could not be had is left out. */
export function PortalFooter({ controls }: { controls: ReactNode }) {
  const t = useTexts('interface');
  const tt = useTexts('templates');
  const { site, changeConsent } = usePortal();
  const shell = useShell();
  const { pictureUrl } = useRenderer();
  const footer = shell?.footer.state === 'done' ? shell.footer : undefined;
  const legal = shell?.legal.state === 'done' ? shell.legal : undefined;
  return (
    <Footer
      labels={{ blocks: t('footer.blocks'), legal: t('footer.legal') }}
      languages={{ blocks: footer?.language, legal: legal?.language }}
      blocks={footer?.value.map((block) => footerBlock(block, pictureUrl)) ?? []}
      externalHint={tt('link.external')}
      legal={legal?.value ?? []}
      settings={{ label: t('consent.change'), onPress: changeConsent }}
      logo={<Logo {...site.logo} name={site.title} href="/" homeLabel={t('site.home')} />}
      controls={controls}
    />
  );
}

function footerBlock(block: PlannedBlock, pictureUrl: PictureUrl): FooterBlock {
  switch (block.kind) {
    case 'links':
      return { kind: 'links', title: block.title, links: block.links };
    case 'socials':
      return {
        kind: 'socials',
        title: block.title,
        links: block.links.map(({ label, href }) => ({ label, href, network: socialNetworkOf(href) })),
      };
    case 'text':
      return { kind: 'text', title: block.title, lines: block.lines };
    case 'images':
      return {
        kind: 'images',
        title: block.title,
        images: block.pictures.map((picture) => ({
          src: pictureUrl(picture, logoWidth, 'original'),
          alt: picture.alt,
          ...(picture.size ?? { width: 240, height: 80 }),
        })),
      };
    default:
      return block satisfies never;
  }
}
