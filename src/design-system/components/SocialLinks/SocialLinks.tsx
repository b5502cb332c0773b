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
}

/** Where else a site can be followed, by the mark of each network, in the colour of the text around it. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            rel="noopener"
            className="inline-flex size-11 items-center justify-center rounded-full border border-current text-current transition-opacity duration-150 hover:opacity-75 motion-reduce:transition-none"
          >
            <Icon name={socialIcon(link.network)} />
            <VisuallyHidden>{link.label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
