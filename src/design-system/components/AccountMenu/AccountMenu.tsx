import { useRef } from 'react';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Initials } from '../Initials/Initials.tsx';
import { TopBarLink } from '../TopBar/TopBarLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { accountMenuVariants } from './AccountMenu.variants.ts';
import { useLightDismiss } from './useLightDismiss.ts';

export interface AccountMenuEntry {
  /** "Mijn GKN", "Uitloggen". */
  label: string;
  href: string;
  icon: IconName;
  /** Called instead of following the link. */
  onPress?: (() => void) | undefined;
}

export interface AccountMenuProps {
  /** The name the signed-in visitor goes by. */
  name: string;
  /** Read out before the name: "Account van". */
  label: string;
  entries: readonly AccountMenuEntry[];
  /** `bar` folds the entries away under initials, `list` shows them in a row: at the foot of the main menu. */
  look: 'bar' | 'list';
}

/**
 * Who is signed in, and what is theirs (specification, sections 2 and 6). Native `details` with links in it, no
 * `menu` of ARIA: it opens without scripts, and with them closes on Escape, on a press beside it and after a choice.
 */
export function AccountMenu({ name, label, entries, look }: AccountMenuProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useLightDismiss(fold);
  if (look === 'list') {
    return (
      <ul {...listRole} aria-label={`${label} ${name}`} className="flex flex-wrap items-center gap-x-2 print:hidden">
        {entries.map(({ href, icon, label: text, onPress }) => (
          <li key={href}>
            <TopBarLink href={href} icon={<Icon name={icon} />} label={text} onPress={onPress} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <details ref={fold} className="group/account relative print:hidden">
      <summary className={accountMenuVariants({ part: 'opener' })}>
        <Initials name={name} size="bar" />
        <VisuallyHidden>{`${label} ${name}`}</VisuallyHidden>
        <span className="inline-flex moves group-open/account:rotate-180">
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className={accountMenuVariants({ part: 'panel' })}>
        <p aria-hidden="true" className={accountMenuVariants({ part: 'name' })}>
          <bdi>{name}</bdi>
        </p>
        <ul {...listRole} className="pt-2">
          {entries.map((entry) => (
            <li key={entry.href}>
              <a
                href={entry.href}
                onClick={(event) => {
                  if (fold.current) fold.current.open = false;
                  if (!entry.onPress) return;
                  event.preventDefault();
                  entry.onPress();
                }}
                className={accountMenuVariants({ part: 'entry' })}
              >
                <Icon name={entry.icon} />
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
