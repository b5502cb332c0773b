import type { MouseEvent, ReactNode } from 'react';

export interface TopBarLinkProps {
  href: string;
  icon: ReactNode;
  label: string;
  /** Called instead of following the link. */
  onPress?: (() => void) | undefined;
}

/** A link among the top bar's controls, and at the menu's foot: "Mijn GKN". */
export function TopBarLink({ href, icon, label, onPress }: TopBarLinkProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress?.();
  };
  return (
    <a
      href={href}
      onClick={onPress && press}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2 text-current text-small no-underline underline-offset-4 decoration-2 hover:underline"
    >
      {icon}
      {label}
    </a>
  );
}
