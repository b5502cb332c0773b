import { Icon } from '../Icon/Icon.tsx';
import { type InitialsSize, initialsVariants } from './Initials.variants.ts';
import { initialsOf } from './initialsOf.ts';

export interface InitialsProps {
  /** The name a person goes by; the caller writes it beside, or says it to screen readers. */
  name: string;
  size: InitialsSize;
}

/** Stands for a person without asking for a picture. Decoration: it says nothing that the name does not. */
export function Initials({ name, size }: InitialsProps) {
  return (
    <span aria-hidden="true" className={initialsVariants({ size })}>
      {initialsOf(name) || <Icon name="user" />}
    </span>
  );
}
