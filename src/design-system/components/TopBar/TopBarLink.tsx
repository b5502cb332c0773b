import type { ReactNode } from 'react';

export interface TopBarLinkProps {
  href: string;
  icon: ReactNode;
  label: string;
}

/** A link among the top bar's controls, and at the menu's foot: "Mijn GKN". */
export function TopBarLink({ href, icon, label }: TopBarLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2 text-current text-small no-underline underline-offset-4 decoration-2 hover:underline"
    >
      {icon}
      {label}
    </a>
  );
}
