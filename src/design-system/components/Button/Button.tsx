import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { type ButtonSize, type ButtonTone, buttonVariants } from './Button.variants.ts';
import './Button.css';

interface ButtonLook {
  tone: ButtonTone;
  size?: ButtonSize | undefined;
  /** Decorates the label, in front of it. */
  icon?: IconName | undefined;
  children: ReactNode;
}

type Native<Element extends 'a' | 'button'> = Omit<
  ComponentProps<Element>,
  'children' | 'className' | 'href' | 'style'
>;

interface LinkButton extends ButtonLook, Native<'a'> {
  href: string;
}

interface ActionButton extends ButtonLook, Native<'button'> {
  href?: never;
  /**
   * `busy` while its action runs, `held` while that of a button beside it does: it keeps the focus and its name, and
   * a press does nothing.
   */
  state?: 'idle' | 'busy' | 'held' | undefined;
}

/** With `href` it is a link, without it a button (of type `button` unless told otherwise). */
export type ButtonProps = LinkButton | ActionButton;

/** Starts an action, or leads to the page where one starts: `primary` once on a page, the others beside it. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <Action {...props} /> : <LinkLike {...props} />;
}

function LinkLike({ tone, size = 'medium', icon, children, ...native }: LinkButton) {
  return (
    <a {...native} className={buttonVariants({ tone, size })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

function Action({ tone, size = 'medium', icon, state = 'idle', children, ...native }: ActionButton) {
  // `disabled` would throw the focus away, and with it the place of those who navigate by keyboard.
  const waiting =
    state === 'idle'
      ? {}
      : ({ 'aria-busy': state === 'busy' || undefined, 'aria-disabled': true, onClick: ignore } as const);
  return (
    <button type="button" {...native} {...waiting} className={buttonVariants({ tone, size })}>
      {state === 'busy' ? <span aria-hidden="true" className="button-wait" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Keeps a form from being sent twice. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
