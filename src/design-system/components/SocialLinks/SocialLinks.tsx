import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type SocialNetwork, socialIcon } from './socialNetworks.ts';

export interface SocialLink {
  href: string;
  /** The accessible name: "Groen Kennisnet op LinkedIn". */
  label: string;
  /** `socialNetworkOf(href)` tells it from the address. */
  network: SocialNetwork;
}

export interface SocialLinksProps {
  links: readonly SocialLink[];
  /** Read out after each name, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
}

/**
 * Where else a site can be followed, by the mark of each network, in the colour of the text around it. All of it is
 * elsewhere, hence in a new tab (specification, section 5).
 */
export function SocialLinks({ links, externalHint }: SocialLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            target="_blank"
            rel="noopener"
            className="inline-flex size-11 items-center justify-center rounded-full border border-current text-current recolours hover:bg-current/12"
          >
            <Icon name={socialIcon(link.network)} />
            <VisuallyHidden>
              {link.label}
              {externalHint !== undefined && ` (${externalHint})`}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
